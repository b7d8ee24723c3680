import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import { exceptionsOf, nextAt } from "./write_entry.ts";
import { asCalendarEntry } from "./tables.ts";

/**
 * Returns the zones of the viewer's entries that are not their own zone: they moved, and have to say
 * whether local times or instants are to stay. Until they do, the instants stay.
 */
export async function otherZones({ db, viewer }: Context): Promise<string[]> {
  const rows = await db.selectFrom("calendar_entries")
    .innerJoin("users", "users.id", "calendar_entries.user_id")
    .select("calendar_entries.time_zone as zone").distinct()
    .where("calendar_entries.user_id", "=", permit(viewer, "calendar.see"))
    .where("deleted_at", "is", null).where("next_at", "is not", null)
    .whereRef("calendar_entries.time_zone", "<>", "users.time_zone")
    .orderBy("zone").execute();
  return rows.map(({ zone }) => zone);
}

/** Moves the viewer's entries to their own zone: the local times stay. @returns how many moved */
export const updateCalendarZone = command(async (tx, _input: null): Promise<number> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "calendar.edit");
  const { time_zone: zone } = await db.selectFrom("users").select("time_zone")
    .where("id", "=", userId).executeTakeFirstOrThrow();
  const entries = await db.selectFrom("calendar_entries").select(asCalendarEntry)
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .where("time_zone", "<>", zone).orderBy("id").forUpdate().execute();
  const exceptions = await exceptionsOf(tx, entries.map(({ id }) => id));
  for (const entry of entries) {
    const moved = { ...entry, timeZone: zone };
    await db.updateTable("calendar_entries").set({
      time_zone: zone,
      version: entry.version + 1,
      queue_from: now,
      updated_at: now,
      next_at: nextAt(moved, exceptions.get(entry.id) ?? [], now),
    }).where("id", "=", entry.id).execute();
  }
  if (entries.length > 0) emit({ name: "calendar.changed", userId });
  return entries.length;
});
