import type { ReactNode } from "react";
import styles from "./Fold.module.css";

/** The fields that few people fill in, folded until somebody opens them. */
export const Fold = (props: {
  label: string;
  /** Whether they are open at first, and once this becomes true. */
  isOpen: boolean;
  children: ReactNode;
}) => (
  <details className={styles.fold} open={props.isOpen}>
    <summary>{props.label}</summary>
    <div className={styles.fields}>{props.children}</div>
  </details>
);
