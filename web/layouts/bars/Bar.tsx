import type { ReactNode } from "react";
import styles from "./Bar.module.css";

/** A sentence across the page, below the top bar, with its actions. */
export const Bar = (props: { label: string; children: ReactNode; actions: ReactNode }) => (
  <section aria-label={props.label} className={`${styles.bar} on-card`}>
    <p>{props.children}</p>
    <div className={styles.actions}>{props.actions}</div>
  </section>
);
