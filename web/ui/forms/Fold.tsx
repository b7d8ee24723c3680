import type { ReactNode } from "react";
import styles from "./Fold.module.css";

/** What few people need, folded until somebody opens it. */
export const Fold = (props: {
  label: string;
  /** Whether they are open at first, and once this becomes true. */
  isOpen: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) => (
  <details
    className={styles.fold}
    open={props.isOpen}
    onToggle={(event) => props.onToggle?.(event.currentTarget.open)}
  >
    <summary>{props.label}</summary>
    <div className={styles.fields}>{props.children}</div>
  </details>
);
