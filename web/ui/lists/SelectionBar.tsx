import type { ReactNode } from "react";
import styles from "./SelectionBar.module.css";

/** The actions for several picked rows; docked above the navigation on phones. */
export const SelectionBar = (props: {
  label: string;
  /** The number of picked rows; announced when it changes. */
  status: string;
  children: ReactNode;
}) => (
  <div
    role="region"
    aria-label={props.label}
    className={`${styles.bar} on-card`}
    data-selection-bar
  >
    <b aria-live="polite">{props.status}</b>
    {props.children}
  </div>
);
