import { useState } from "react";
import { type Selection, useSelection } from "../../ui/lists/selection.tsx";
import { freshKey } from "../fresh_key.ts";
import { localTime } from "../time_zones.ts";

/** Holds the choices of the send sheet: groups and time. */
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
    clear() {
      setHasBegun(true);
      own.clear();
    },
    pick(ids) {
      setHasBegun(true);
      own.pick(ids);
    },
  };
  const [repeat] = useState(freshKey); // one per opening: a second click repeats the same occasion
  return {
    selection,
    when,
    setWhen,
    /** The occasion for groups that already have the offer. */
    repeat,
    /** Picks these groups, unless the person has picked some. */
    begin(ids: readonly string[]) {
      if (!hasBegun) selection.pick(ids);
    },
  };
}

export type SendChoice = ReturnType<typeof useSendChoice>;

/** When messages go out; `localTime` in the format of `datetime-local`, in the settings' zone. */
export type When =
  | { readonly kind: "now" }
  | { readonly kind: "at"; readonly localTime: string }
  | { readonly kind: "slot" };

const HOUR = 60 * 60 * 1000;

/** Returns the server's input for a time. */
export function whenInput(when: When, timeZone: string) {
  if (when.kind === "at") return { localTime: when.localTime, timeZone };
  return when.kind === "slot" ? { isNextFreeSlot: true } : {};
}

/** The initial value of the time field: the next full hour in that zone. */
export const nextHour = (now: number, zone: string) =>
  `${localTime(now + HOUR, zone).slice(0, 13)}:00`;
