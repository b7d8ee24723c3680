import { Link } from "react-router-dom";
import { paths } from "../../paths.ts";
import tabs from "../../ui/layout/tabs.module.css";
import type { QueueView } from "../../routing/search_params.ts";
import styles from "./Queue.module.css";
import { views } from "./views.ts";

/** From view to view; which one is in the address. */
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
