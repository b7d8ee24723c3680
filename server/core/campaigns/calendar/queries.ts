import type { Context } from "../../context.ts";
import type { GroupId, UserId } from "../../ids.ts";
import type { CalendarEntry, CalendarException, Occurrence } from "./entry.ts";
import { taggedGroups } from "./entry_groups.ts";
import { occurrencesIn } from "./occurrences.ts";
import { pendingOccurrences } from "./planned.ts";
import { asCalendarEntry } from "./tables.ts";
import { exceptionsOf } from "./write_entry.ts";

/**
 * Reads what a person's calendar still has to queue. The result returns the groups that it sends to
 * at an instant that comes.
 */
export async function plannedSendings(
  ctx: Pick<Context, "db" | "now">,
  userId: UserId,
): Promise<(at: Date) => ReadonlySet<GroupId>> {
  const entries: (CalendarEntry & { readonly nextAt: Date })[] = await ctx.db
    .selectFrom("calendar_entries").select(asCalendarEntry)
    .select((eb) => eb.ref("next_at").$notNull().as("nextAt"))
    .where("user_id", "=", userId).where("deleted_at", "is", null).where("kind", "<>", "NOTE")
    .where("next_at", "is not", null).execute();
  if (entries.length === 0) return () => new Set();
  const ids = entries.map(({ id }) => id);
  const exceptions = await exceptionsOf(ctx, ids);
  const isPending = await pendingOccurrences(ctx, userId);
  const groupsOf = await taggedGroups(ctx, userId);
  const known = new Map<number, ReadonlySet<GroupId>>();
  return (at) => {
    const found = known.get(at.getTime());
    if (found) return found;
    const sendings = entries.filter(({ nextAt }) => nextAt <= at).flatMap((entry) => {
      const its = exceptions.get(entry.id) ?? [];
      return occurrencesIn(entry, its, { from: at, to: new Date(at.getTime() + 1) })
        .filter((one) => isPending(one) && sends(one, its, entry.nextAt));
    });
    const groups = new Set(sendings.flatMap(groupsOf));
    known.set(at.getTime(), groups);
    return groups;
  };
}

/** Whether an occurrence has something to send: a slot takes the next of its queue. */
function sends(
  { entry, content, startsAt }: Occurrence,
  exceptions: readonly CalendarException[],
  nextAt: Date,
): boolean {
  if (content.kind !== "SLOT") return content.kind !== "NOTE";
  if (entry.queue.length === 0) return false;
  const before = occurrencesIn(entry, exceptions, { from: nextAt, to: startsAt })
    .filter((one) => one.content.kind === "SLOT");
  return before.length < entry.queue.length;
}
