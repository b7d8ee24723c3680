import { useState } from "react";
import { useSelection } from "./useSelection.ts";

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
