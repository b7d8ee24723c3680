import { graphql, useFragment } from "react-relay";
import type { TextResults_results$key } from "../../__generated__/TextResults_results.graphql.ts";
import { numberLabel } from "../../ui/text/numbers.ts";
import styles from "./TextResults.module.css";

/** What came of a text's messages, figure by figure. */
export function TextResults(props: { results: TextResults_results$key }) {
  const { sent, clicks, purchases, commission } = useFragment(
    graphql`
      fragment TextResults_results on CampaignTextResults {
        sent
        clicks
        purchases
        commission {
          formatted
        }
      }
    `,
    props.results,
  );
  const figures = [
    ["Enviados", numberLabel(sent)],
    ["Cliques", clicks == null ? null : numberLabel(clicks)],
    ["Vendas", purchases == null ? null : numberLabel(purchases)],
    ["Comissão", commission?.formatted],
  ] as const;
  return (
    <dl className={`${styles.results} tnum`}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={figure == null ? styles.unknown : undefined}>{figure ?? "não sabido"}</dd>
        </div>
      ))}
    </dl>
  );
}
