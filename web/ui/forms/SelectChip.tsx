import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./SelectChip.module.css";

/** A select in the shape of a chip; the value "" means no choice. */
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
