import { type ReactNode, useId } from "react";
import styles from "./SheetSection.module.css";

/** A part of a sheet, under a title of its own. */
export function SheetSection(props: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{props.title}</h3>
        {props.action}
      </div>
      {props.children}
    </section>
  );
}
