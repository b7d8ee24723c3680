import { publicPaths } from "../paths.ts";
import { Button } from "../ui/buttons/Button.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { MessageBubble } from "../ui/display/MessageBubble.tsx";
import type { Demo, DemoFields } from "./contract.ts";
import styles from "./DemoForm.module.css";

const fields: readonly {
  name: keyof DemoFields;
  label: string;
  parameter: string;
  mode: "text" | "decimal" | "url";
  most: number;
}[] = [
  { name: "title", label: "Título", parameter: "titulo", mode: "text", most: 300 },
  { name: "price", label: "Preço", parameter: "preco", mode: "decimal", most: 20 },
  { name: "link", label: "Link", parameter: "link", mode: "url", most: 2048 },
];

/** The placeholder of a message; it must not look like a real offer. */
const PLACEHOLDER = "#publi\n\n*Título do produto*\n\nPor *R$ …*\n\n👉 o seu link";

/**
 * Builds a message from the visitor's own product. A plain form, which `live_demo.ts` updates while
 * typing.
 */
export function DemoForm({ demo: { typed, text, problems } }: { demo: Demo }) {
  return (
    <section id="demo" aria-labelledby="experimente" className={`${styles.card} on-card`}>
      <h2 id="experimente">Experimente com um produto seu</h2>
      <form action={`${publicPaths.home}#demo`} className={styles.form}>
        {fields.map(({ name, label, parameter, mode, most }) => (
          <div key={name} data-field={name}>
            <Field
              size="small"
              label={label}
              name={parameter}
              inputMode={mode}
              maxLength={most}
              autoComplete="off"
              defaultValue={typed[name]}
              error={problems[name] !== undefined}
              helperText={problems[name] ?? " "}
            />
          </div>
        ))}
        <Button type="submit" variant="outlined">Ver a mensagem</Button>
      </form>
      <h3 className={styles.sees}>O grupo vai ver</h3>
      <div id="message" aria-live="polite" data-drawn={text === null}>
        <MessageBubble text={text ?? PLACEHOLDER} imageUrl={null} />
      </div>
      <p className="small">Não guardamos o que você escreve aqui.</p>
    </section>
  );
}
