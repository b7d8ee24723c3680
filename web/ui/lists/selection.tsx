import { type ReactNode, useState } from "react";
import styles from "./selection.module.css";

/** Holds the ids picked from a list. */
export function useSelection() {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  return {
    picked,
    toggle(id: string) {
      const next = new Set(picked);
      if (!next.delete(id)) next.add(id);
      setPicked(next);
    },
    pick: (ids: Iterable<string>) => setPicked(new Set(ids)),
    clear: () => setPicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;

/** Holds a selection that exists only in picking mode. */
export function useSelectionMode() {
  const [isPicking, setIsPicking] = useState(false);
  const selection = useSelection();
  return {
    isPicking,
    selection,
    start: () => setIsPicking(true),
    stop() {
      setIsPicking(false);
      selection.clear();
    },
  };
}

/** The actions for several picked rows; docked above the navigation on phones. */
export const SelectionBar = (props: {
  label: string;
  /** The number of picked rows; announced when it changes. */
  status: ReactNode;
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
