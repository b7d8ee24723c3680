import type { ReactNode } from "react";
import styles from "./SelectionBar.module.css";

/** What one does with several picked rows at once; on the phone docked above the navigation. */
export const SelectionBar = (props: {
  label: string;
  /** How many are picked; read out when it changes. */
  status: string;
  children: ReactNode;
}) => (
  <div role="region" aria-label={props.label} className={`${styles.bar} on-card`}>
    <b aria-live="polite">{props.status}</b>
    {props.children}
  </div>
);
