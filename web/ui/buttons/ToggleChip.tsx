import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./ToggleChip.module.css";

/** A word that one picks and lets go of. */
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

/** A word that one can take away. */
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

/** Such chips in a row that wraps. */
export const ChipGroup = (props: { label: string; children: ReactNode }) => (
  <div role="group" aria-label={props.label} className={styles.chips}>{props.children}</div>
);
