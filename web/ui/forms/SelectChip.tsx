import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./SelectChip.module.css";

/** One of several words, as a chip that opens the device's own list; "" is none in particular. */
export const SelectChip = (props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `option` elements. */
  children: ReactNode;
}) => (
  <span className={styles.chip} data-picked={props.value !== ""}>
    <select
      aria-label={props.label}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    >
      {props.children}
    </select>
    <ChevronDown size={14} aria-hidden />
  </span>
);
