import type { Tx } from "../../command.ts";
import type { CalendarEntryId } from "../../ids.ts";
import { instantOf } from "../../zoned.ts";
import type { CalendarEntry, CalendarException, Occurrence, QueueItem } from "./entry.ts";
import { firstOccurrences } from "./occurrences.ts";
import { pendingOccurrences } from "./planned.ts";

/** Returns what each occurrence sends; a slot takes the next of its queue; null: nothing is left. */
export function filledSlots(occurrences: readonly Occurrence[]): (QueueItem | null)[] {
  const taken = new Map<CalendarEntryId, number>();
  return occurrences.map(({ entry, content }) => {
    if (content.kind !== "SLOT") return content.kind === "NOTE" ? null : content;
    const at = taken.get(entry.id) ?? 0;
    taken.set(entry.id, at + 1);
    return entry.queue[at] ?? null;
  });
}

const DAY_MS = 24 * 60 * 60_000;
/** Occurrences that were moved behind the end of their series are looked for so long. */
const BEHIND_MS = 62 * DAY_MS;

/**
 * Splits the queue of a slot whose series ends: what its last occurrences take stays with them, and
 * the rest, or what the person queued for the rest, goes on. Each item is in one of the two.
 */
export async function splitQueue(
  ctx: Pick<Tx, "db" | "now">,
  ending: CalendarEntry,
  exceptions: readonly CalendarException[],
  { occurrence, queue }: {
    /** The first occurrence that is not of the ending series any more. */
    readonly occurrence: string;
    readonly queue?: readonly QueueItem[] | null | undefined;
  },
): Promise<{ readonly before: readonly QueueItem[]; readonly after: readonly QueueItem[] }> {
  const most = ending.queue.length;
  const isPending = await pendingOccurrences(ctx, ending.userId);
  const end = instantOf(`${occurrence.slice(0, 10)}T00:00`, ending.timeZone);
  const period = { from: ctx.now, to: new Date(end.getTime() + BEHIND_MS) };
  const last = firstOccurrences([ending], new Map([[ending.id, exceptions]]), period, {
    most,
    isWanted: (one) => one.content.kind === "SLOT" && isPending(one),
  });
  const before = ending.queue.slice(0, last.length);
  return { before, after: withoutItems(queue ?? ending.queue, before) };
}

const keyOf = ({ offerId, campaignTextId }: QueueItem) => `${offerId} ${campaignTextId}`;

/** Returns a queue without the items of another, each taken out as often as it is there. */
function withoutItems(queue: readonly QueueItem[], taken: readonly QueueItem[]): QueueItem[] {
  const keys = taken.map(keyOf);
  return queue.filter((item) => {
    const at = keys.indexOf(keyOf(item));
    if (at >= 0) keys.splice(at, 1);
    return at < 0;
  });
}
