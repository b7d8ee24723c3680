import type { ReactNode } from "react";
import styles from "./Switch.module.css";

/** A switch that takes effect at once. */
export const Switch = (props: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <label className={`${styles.row} ${props.className ?? ""}`}>
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={props.checked}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    {props.children}
  </label>
);
