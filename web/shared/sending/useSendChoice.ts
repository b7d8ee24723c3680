import { useState } from "react";
import { type Selection, useSelection } from "../../ui/lists/useSelection.ts";
import { freshKey } from "../fresh_key.ts";
import type { When } from "./when.ts";

/** What the person chose in the send sheet: groups and time. */
export function useSendChoice() {
  const own = useSelection();
  const [when, setWhen] = useState<When>({ kind: "now" });
  const [hasBegun, setHasBegun] = useState(false);
  const selection: Selection = {
    ...own,
    toggle(id) {
      setHasBegun(true);
      own.toggle(id);
    },
    pick(ids) {
      setHasBegun(true);
      own.pick(ids);
    },
  };
  const [repeat] = useState(freshKey); // one for each opening: a second click is the same sending
  return {
    selection,
    when,
    setWhen,
    /** The occasion of a sending to groups that have the offer already. */
    repeat,
    /** Picks these groups, unless the person has picked for themselves. */
    begin(ids: readonly string[]) {
      if (!hasBegun) selection.pick(ids);
    },
  };
}

export type SendChoice = ReturnType<typeof useSendChoice>;
