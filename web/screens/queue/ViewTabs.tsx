import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import type { QueueView } from "../../routing/search_params.ts";
import tabs from "../../ui/layout/tabs.module.css";
import styles from "./Queue.module.css";

/** Switches between the views by the address. */
export const ViewTabs = ({ chosen }: { chosen: QueueView }) => (
  <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label="Quais envios">
    {Object.entries(views).map(([name, { label }]) => {
      const isChosen = name === chosen;
      return (
        <Link
          key={name}
          to={`${paths.queue}?ver=${name}`}
          replace
          aria-current={isChosen ? "page" : undefined}
          className={isChosen ? "on-card" : ""}
        >
          {label}
        </Link>
      );
    })}
  </nav>
);

/** Each view's label, and the text shown when it is empty. */
export const views: Record<QueueView, { readonly label: string; readonly empty: string }> = {
  fila: { label: "Na fila", empty: "Nada na fila. Envie uma oferta e ela aparece aqui." },
  duvida: {
    label: "Em dúvida",
    empty: "Nada em dúvida: de tudo o que saiu, sabemos se chegou.",
  },
  falhas: { label: "Não enviados", empty: "Nada deixou de ser enviado." },
  enviados: { label: "Enviados", empty: "Nada enviado ainda." },
};
