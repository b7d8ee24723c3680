import { useState } from "react";
import { useSelection } from "../../ui/useSelection.ts";
import { freshKey } from "../fresh_key.ts";
import type { When } from "./when.ts";

/** What the person chose in the send sheet: groups and time. */
export function useSendChoice() {
  const selection = useSelection();
  const [when, setWhen] = useState<When>({ kind: "now" });
  const [hasBegun, setHasBegun] = useState(false);
  const [repeat] = useState(freshKey); // one for each opening: a second click is the same sending
  return {
    selection,
    when,
    setWhen,
    /** The occasion of a sending to groups that have the offer already. */
    repeat,
    /** Picks these groups, unless the person has picked for themselves. */
    begin(ids: readonly string[]) {
      if (hasBegun) return;
      setHasBegun(true);
      selection.pick(ids);
    },
  };
}

export type SendChoice = ReturnType<typeof useSendChoice>;
