import type { ReactNode } from "react";
import styles from "./Screen.module.css";

/** A screen's title, said as a sentence, and what belongs beside it. */
export function ScreenTitle(props: { title: string; note?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{props.title}</h1>
        {props.note && <p className="small">{props.note}</p>}
      </div>
      {props.action}
    </div>
  );
}

/** What one edits on the left; what the group will see beside it, under it on phones. */
export function TwoColumns({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.two}>
      <div className={styles.column}>{children}</div>
      {aside && <div className={`${styles.column} ${styles.aside}`}>{aside}</div>}
    </div>
  );
}
