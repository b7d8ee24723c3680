import { createCalendarEntry } from "../../../server/core/campaigns/calendar/write_entry.ts";
import type { GroupId, OfferId } from "../../../server/core/ids.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** A series with a day that differs, an occurrence that came to nothing, and a feed. */
export async function seedCalendar(
  { db }: Pick<World, "db">,
  person: Member,
  { groupIds, offerId, mark }: {
    readonly groupIds: readonly GroupId[];
    readonly offerId: OfferId;
    /** A word of the person's own. */
    readonly mark: string;
  },
) {
  const entry = await createCalendarEntry(person.ctx(), {
    kind: "OFFER",
    title: `${mark} envio`,
    offerId,
    startsLocal: "2026-12-01T09:00",
    recurrence: "FREQ=WEEKLY",
    groupIds,
    groupTags: [mark.slice(0, 20)],
  });
  const of = { entry_id: entry.id, user_id: person.id };
  await db.insertInto("calendar_exceptions").values({
    ...of,
    occurrence: "2026-12-08T09:00",
    is_canceled: true,
  }).execute();
  await db.insertInto("calendar_runs").values({
    ...of,
    occurrence: "2026-11-20T09:00",
    starts_at: new Date("2026-11-20T12:00Z"),
    ran_at: new Date("2026-11-20T12:00Z"),
    title: `${mark} horário`,
    kind: "OFFER",
    offer_id: offerId,
    groups: groupIds.length,
    queued: 0,
    skipped: "[]",
    failure: "PLAN_ENDED",
  }).execute();
  await db.insertInto("calendar_feeds").values({
    user_id: person.id,
    secret_hash: `${mark} hash`,
    created_at: person.ctx().now,
  }).execute();
  return { cal: entry.id };
}
