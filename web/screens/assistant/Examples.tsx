import { Button } from "../../ui/buttons/Button.tsx";
import styles from "./Assistant.module.css";

/** What a person may ask at first, about what is theirs. */
export const Examples = (
  { offerTitle, onChoose }: { offerTitle: string | null; onChoose: (prompt: string) => void },
) => (
  <section className={styles.examples} aria-label="Exemplos">
    <p>
      Pergunte sobre as suas ofertas, cupons, grupos e resultados, ou peça um texto, uma oferta de
      um link, um envio ou uma regra.
    </p>
    {examplesOf(offerTitle).map((prompt) => (
      <Button
        key={prompt}
        variant="outlined"
        onClick={() => onChoose(prompt)}
      >
        {prompt}
      </Button>
    ))}
  </section>
);

/** The prompts that are proposed; with an offer, one is about it. */
const examplesOf = (offerTitle: string | null): string[] => [
  offerTitle
    ? `Por que “${shortened(offerTitle)}” não foi enviada?`
    : "O que preciso para enviar a primeira oferta?",
  "Como foi a semana?",
  "Escreva um bom-dia para os grupos",
  "Quais cupons terminam primeiro?",
];

/** The first words of a title. */
const shortened = (title: string) =>
  title.length <= 40 ? title : `${title.slice(0, 40).replace(/\s\S*$/, "")}…`;
