import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./ToggleChip.module.css";

/** A chip that toggles. */
export function ToggleChip(props: { isPicked: boolean; onToggle: () => void; children: string }) {
  return (
    <button
      type="button"
      className={styles.pick}
      aria-pressed={props.isPicked}
      onClick={props.onToggle}
    >
      <span>
        {props.isPicked && <Check size={14} aria-hidden />}
        {props.children}
      </span>
    </button>
  );
}

/** A chip with a cross that removes it. */
export function RemovableChip({ onRemove, children }: { onRemove: () => void; children: string }) {
  return (
    <button
      type="button"
      className={styles.pick}
      aria-label={`Tirar ${children}`}
      onClick={onRemove}
    >
      <span className="tnum">
        {children}
        <X size={14} aria-hidden />
      </span>
    </button>
  );
}

/** A group of chips in rows. */
export const ChipGroup = (props: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={props.label} className={styles.chips}>{props.children}</div>
);
