import { useState } from "react";

/** What a person has picked from a list, by id. */
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

/** Picking from a list, which one begins and ends; what was picked goes with it. */
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
