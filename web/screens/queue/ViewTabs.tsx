import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ViewTabs_viewer$key } from "../../__generated__/ViewTabs_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import type { QueueView } from "../../routing/search_params.ts";
import { useScrollToChosen } from "../../ui/buttons/ToggleChip.tsx";
import tabs from "../../ui/layout/tabs.module.css";
import { numberLabel } from "../../ui/text/numbers.ts";
import styles from "./Queue.module.css";

/** Switches between the views by the address; each says how many messages it has. */
export function ViewTabs(props: { viewer: ViewTabs_viewer$key; chosen: QueueView }) {
  const { queueTally } = useFragment(
    graphql`
      fragment ViewTabs_viewer on Viewer {
        queueTally {
          waiting
          uncertain
          notSent
        }
      }
    `,
    props.viewer,
  );
  const row = useScrollToChosen();
  return (
    <nav ref={row} className={`${tabs.tabs} ${styles.tabs}`} aria-label="Quais envios">
      {Object.entries(views).map(([name, { label, count }]) => {
        const isChosen = name === props.chosen;
        const messages = count ? queueTally[count] : 0;
        return (
          <Link
            key={name}
            to={`${paths.queue}?ver=${name}`}
            replace
            aria-current={isChosen ? "page" : undefined}
            className={isChosen ? "on-card" : ""}
          >
            {label}
            {messages > 0 && (
              <span className={`${styles.count} tnum`} data-isdue={name === "duvida"}>
                {numberLabel(messages)}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}

type View = {
  readonly label: string;
  /** The sentence for an empty one. */
  readonly empty: string;
  /** Its field of `QueueTally`; null: not counted. */
  readonly count: "waiting" | "uncertain" | "notSent" | null;
};

/** The words and the count of each view. */
export const views: Record<QueueView, View> = {
  fila: {
    label: "Na fila",
    empty: "Nada na fila. Envie uma oferta e ela aparece aqui.",
    count: "waiting",
  },
  duvida: {
    label: "Em dúvida",
    empty: "Nada em dúvida: de tudo o que saiu, sabemos se chegou.",
    count: "uncertain",
  },
  falhas: { label: "Não enviados", empty: "Nada deixou de ser enviado.", count: "notSent" },
  enviados: { label: "Enviados", empty: "Nada enviado ainda.", count: null },
};
