import type { ReactNode } from "react";
import styles from "./states.module.css";

/** Nothing here: one sentence, and the one next step. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.state}>
      <p>{children}</p>
      {action}
    </div>
  );
}
