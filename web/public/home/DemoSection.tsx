import { paths, publicPaths } from "../../paths.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SparkIcon } from "../../ui/display/icons.tsx";
import { MessageBubble } from "../../ui/display/MessageBubble.tsx";
import type { Demo, DemoReading } from "../contract.ts";
import { DemoFacts, DemoProduct, ExamplePhoto } from "./DemoReading.tsx";
import styles from "./DemoSection.module.css";
import home from "./Home.module.css";

/**
 * Reads a link that the visitor pastes, and begins with an example. A plain form, which
 * `live_demo.ts` sends without leaving the page.
 */
export function DemoSection({ demo }: { demo: Demo }) {
  const { link, reading, isExample, problem } = demo;
  return (
    <section
      id="demo"
      aria-labelledby="veja"
      className={`${home.band} ${home.raised} on-card`}
    >
      <div className={home.site}>
        <h2 id="veja">Veja antes de criar a conta</h2>
        <p className={home.about}>Cole o link de um produto e leia o que o seu grupo leria.</p>
        <form method="post" action={`${publicPaths.home}#demo`} className={styles.paste}>
          <input
            name="link"
            type="text"
            inputMode="url"
            required
            maxLength={4000}
            autoComplete="off"
            placeholder="Cole um link"
            aria-label="Link do produto"
            defaultValue={link}
          />
          <Button type="submit" className={styles.read} startIcon={<SparkIcon size={18} />}>
            Ler
          </Button>
        </form>
        <p
          id="demo-status"
          role="status"
          className={styles.status}
          data-tone={problem ? "doubt" : isExample ? "quiet" : "proven"}
        >
          {problem ?? (isExample
            ? "Lemos a página na hora e não guardamos nada."
            : "Lido agora na página da loja. Não guardamos nada.")}
        </p>
        <div id="demo-result" data-example={isExample} className={styles.result}>
          <div className={`${home.card} on-card`}>
            <DemoProduct
              reading={reading}
              isExample={isExample}
              note={isExample && "o seu entra no lugar deste"}
            />
            <DemoFacts facts={reading.facts} />
          </div>
          <Message reading={reading} isExample={isExample} />
        </div>
      </div>
    </section>
  );
}

function Message({ reading, isExample }: { reading: DemoReading; isExample: boolean }) {
  return (
    <div className={styles.chat}>
      <p className={styles.sees}>O grupo vai ver</p>
      <MessageBubble
        text={reading.text}
        imageUrl={reading.imageUrl}
        picture={isExample ? <ExamplePhoto /> : undefined}
      />
      <p className={styles.unpaid}>
        Este link ainda não paga ninguém: com a sua etiqueta o link paga você.
      </p>
      {!isExample && (
        <>
          <Button component="a" variant="outlined" href={paths.register} fullWidth>
            Criar conta e pôr a minha etiqueta
          </Button>
          <p className={styles.along}>O link vai junto: não precisa colar de novo.</p>
        </>
      )}
    </div>
  );
}
