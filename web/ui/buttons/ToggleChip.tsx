import { Check, X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { numberLabel } from "../text/numbers.ts";
import styles from "./ToggleChip.module.css";

/** A chip that toggles; `count` says how many entries it shows; 0 is left out. */
export function ToggleChip(props: {
  isPicked: boolean;
  onToggle: () => void;
  count?: number | undefined;
  children: string;
}) {
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
        {props.count ? <i className="tnum">{numberLabel(props.count)}</i> : null}
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

/** A group of chips in rows; with `scrolls`, in one row on phones, which scrolls to the picked one. */
export function ChipGroup(props: { label: string; scrolls?: boolean; children: ReactNode }) {
  const { label, scrolls = false, children } = props;
  const row = useScrollToChosen(scrolls);
  return (
    <div ref={row} role="group" aria-label={label} className={styles.chips} data-scrolls={scrolls}>
      {children}
    </div>
  );
}

/** Returns the ref of a row that scrolls sideways; its chosen entry is in sight at first. */
export function useScrollToChosen(scrolls = true) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = scrolls &&
      row.current?.querySelector<HTMLElement>("[aria-pressed=true], [aria-current]");
    if (chosen) row.current!.scrollLeft = chosen.offsetLeft - row.current!.clientWidth / 2;
  }, [scrolls]);
  return row;
}
