import type { ReactNode } from "react";
import styles from "./Screen.module.css";

/**
 * The title of a screen, with a note below and an action beside it; with `isDocked`, the action stands
 * above the navigation on phones.
 */
export function ScreenTitle(props: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  isDocked?: boolean;
}) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{props.title}</h1>
        {props.note && <p className="small">{props.note}</p>}
      </div>
      {props.isDocked && props.action
        ? <div className={styles.dock}>{props.action}</div>
        : props.action}
    </div>
  );
}

/** Two columns, the second for a preview; on phones it stands below. */
export function TwoColumns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.two}>
      <div className={styles.column}>{children}</div>
      {aside && <div className={`${styles.column} ${styles.aside}`}>{aside}</div>}
    </div>
  );
}
