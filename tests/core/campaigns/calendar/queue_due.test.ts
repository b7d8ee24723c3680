import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { command } from "../../../../server/core/command.ts";
import {
  deleteCalendarEntry,
  restoreCalendarEntry,
} from "../../../../server/core/campaigns/calendar/delete_entry.ts";
import { listCalendar } from "../../../../server/core/campaigns/calendar/list_calendar.ts";
import { queueCalendar, queueEntry } from "../../../../server/core/campaigns/calendar/queue_due.ts";
import { updateCalendarEntry } from "../../../../server/core/campaigns/calendar/update_entry.ts";
import {
  createCalendarEntry,
  type EntryFields,
} from "../../../../server/core/campaigns/calendar/write_entry.ts";
import type { GroupId } from "../../../../server/core/ids.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { seedText } from "../../../support/seed/texts.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
let groupIds: readonly GroupId[];
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
  ({ groupIds } = await connectSession(here, ana));
});
afterEach(() => here[Symbol.asyncDispose]());

const schedule = () => queueCalendar(here.contextOf({ kind: "system" }));
const dispatches = () =>
  here.db.selectFrom("dispatches").select([
    "occasion",
    "planned_at",
    "offer_id",
    "text",
    "priority",
  ])
    .orderBy("id").execute();
const items = async (days = 10) => {
  const from = new Date("2026-11-21T00:00Z");
  return await listCalendar(ana.ctx(), { from, to: new Date(from.getTime() + days * DAY) });
};
const outcomes = async () => (await items()).map(({ outcome }) => outcome.status);
const greet = (body = "Bom dia, {grupo}!") => seedText(ana, { body });
const plan = async (more: Partial<EntryFields> = {}) =>
  createCalendarEntry(ana.ctx(), {
    kind: "OFFER",
    ...more.kind === undefined && { offerId: (await createTestOffer(ana)).id },
    startsLocal: "2026-11-21T09:30",
    groupIds,
    ...more,
  });

describe("the schedule", () => {
  test("queues an occurrence shortly before its time, once, and says what became of it", async () => {
    const entry = await plan();
    await schedule();
    expect(await dispatches()).toEqual([]);
    here.advance(29 * MINUTE);
    await schedule();
    await schedule();
    const queued = await dispatches();
    expect(queued.map(({ planned_at }) => planned_at.toISOString()))
      .toEqual(Array(3).fill("2026-11-21T12:30:00.000Z"));
    expect(new Set(queued.map(({ occasion }) => occasion)))
      .toEqual(new Set([`cal:${entry.id}@2026-11-21T09:30`]));
    expect(await outcomes()).toEqual(["WAITING"]);
    here.advance(2 * MINUTE);
    const process = messagingProcess(here);
    await process.hold();
    let { turns } = await process.take();
    for (let n = 0; turns.length > 0; n++) {
      here.advance(5_000);
      ({ turns } = await process.end(turns, sent(String(n))));
    }
    expect((await items())[0]!.outcome).toMatchObject({ status: "SENT", groups: 3, sent: 3 });
  });

  test("several processes at once, each killed in the middle, queue it exactly once", async () => {
    const { id } = await plan({ recurrence: "FREQ=DAILY;COUNT=3" });
    const killed = command(async (tx) => {
      await queueEntry(tx, id);
      throw new Error("killed before the commit");
    });
    for (let day = 0; day < 3; day++) {
      here.advance(day === 0 ? 29 * MINUTE : DAY);
      const system = () => here.contextOf({ kind: "system" });
      await expect(killed(system(), undefined)).rejects.toThrow("killed");
      await Promise.allSettled([schedule(), killed(system(), undefined), schedule(), schedule()]);
      await schedule();
      expect(await dispatches()).toHaveLength(3 * (day + 1));
    }
    here.advance(DAY);
    await schedule();
    expect(await dispatches()).toHaveLength(9);
    expect(await here.count("calendar_runs")).toBe(3);
  });

  test("a text is rendered for each group, and goes after what a person sends", async () => {
    const { id } = await greet();
    await plan({ kind: "TEXT", campaignTextId: id });
    here.advance(29 * MINUTE);
    await schedule();
    expect((await dispatches()).map(({ text, priority }) => [text, priority]))
      .toEqual([1, 2, 3].map((n) => [`Bom dia, Grupo ${n}!`, -1]));
  });

  test("a slot takes the first of its queue each time, and says when it is empty", async () => {
    const offerId = (await createTestOffer(ana)).id;
    const campaignTextId = (await greet()).id;
    const queue = [{ offerId, campaignTextId: null }, { offerId: null, campaignTextId }];
    await plan({ kind: "SLOT", queue, times: ["09:30", "10:00", "10:30"] });
    here.advance(2 * 60 * MINUTE);
    await schedule();
    const sentThere = (await dispatches()).map(({ offer_id }) => offer_id);
    expect(sentThere).toEqual([offerId, offerId, offerId, null, null, null]);
    const [, , last] = await items();
    expect(last!.outcome).toMatchObject({ status: "SKIPPED", failure: "CALENDAR_QUEUE_EMPTY" });
  });

  test("when the plan has ended nothing is queued, then or later, and the calendar says so", async () => {
    await plan();
    await here.db.updateTable("users").set({ subscription_status: "canceled" })
      .where("id", "=", ana.id).execute();
    here.advance(30 * MINUTE);
    await schedule();
    await here.db.updateTable("users").set({ subscription_status: "active" })
      .where("id", "=", ana.id).execute();
    await schedule();
    expect(await dispatches()).toEqual([]);
    const [item] = await items();
    expect(item!.outcome).toMatchObject({ status: "SKIPPED", failure: "PLAN_ENDED" });
  });

  test("groups by tag are those that have it at that time", async () => {
    await plan({ groupIds: [groupIds[0]!], groupTags: ["Casa"] });
    await here.db.updateTable("groups").set({ tags: ["casa"] }).where("id", "=", groupIds[2]!)
      .execute();
    here.advance(30 * MINUTE);
    await schedule();
    expect(await dispatches()).toHaveLength(2);
  });
});

describe("a change", () => {
  const daily = () => plan({ recurrence: "FREQ=DAILY;COUNT=5" });
  const locals = async () => (await items()).map(({ startsLocal }) => startsLocal.slice(8));

  test("of one occurrence leaves the others", async () => {
    const { id, version } = await daily();
    const changed = await updateCalendarEntry(ana.ctx(), {
      ...{ id, version, scope: "THIS", occurrence: "2026-11-22T09:30" },
      startsLocal: "2026-11-22T20:00",
    });
    expect(await locals()).toEqual(["21T09:30", "22T20:00", "23T09:30", "24T09:30", "25T09:30"]);
    await deleteCalendarEntry(ana.ctx(), { id, scope: "THIS", occurrence: "2026-11-23T09:30" });
    expect(await locals()).toEqual(["21T09:30", "22T20:00", "24T09:30", "25T09:30"]);
    await restoreCalendarEntry(ana.ctx(), { id, occurrence: "2026-11-23T09:30" });
    expect(await locals()).toHaveLength(5);
    await expect(updateCalendarEntry(ana.ctx(), { id, version, scope: "ALL", title: "Outro" }))
      .rejects.toMatchObject({ code: "CALENDAR_CHANGED_MEANWHILE" });
    expect(changed.id).toBe(id);
  });

  test("of one occurrence more than an entry may have is refused", async () => {
    const { id, version, userId } = await plan({ recurrence: "FREQ=DAILY" });
    const day = Temporal.PlainDate.from("2027-06-01");
    await here.db.insertInto("calendar_exceptions").values(
      Array.from({ length: 400 }, (_, n) => ({
        ...{ entry_id: id, user_id: userId, is_canceled: true },
        occurrence: `${day.add({ days: n })}T09:30`,
      })),
    ).execute();
    const one = { id, scope: "THIS", occurrence: "2026-11-23T09:30" } as const;
    const refused = { code: "CALENDAR_EXCEPTIONS_LIMIT" };
    await expect(deleteCalendarEntry(ana.ctx(), one)).rejects.toMatchObject(refused);
    await expect(updateCalendarEntry(ana.ctx(), {
      ...{ ...one, version },
      startsLocal: "2026-11-23T10:00",
    })).rejects.toMatchObject(refused);
  });

  test("of the following ones makes them an entry of their own", async () => {
    const { id, version } = await daily();
    const following = await updateCalendarEntry(ana.ctx(), {
      ...{ id, version, scope: "FOLLOWING", occurrence: "2026-11-24T09:30" },
      startsLocal: "2026-11-24T08:00",
    });
    expect(following.id).not.toBe(id);
    expect(await locals()).toEqual(["21T09:30", "22T09:30", "23T09:30", "24T08:00", "25T08:00"]);
  });

  test("of all moves the series with its exceptions", async () => {
    const { id, version } = await daily();
    await deleteCalendarEntry(ana.ctx(), { id, scope: "THIS", occurrence: "2026-11-22T09:30" });
    await updateCalendarEntry(ana.ctx(), {
      ...{ id, version: version + 1, scope: "ALL", occurrence: "2026-11-23T09:30" },
      startsLocal: "2026-11-24T10:00",
    });
    expect(await locals()).toEqual(["22T10:00", "24T10:00", "25T10:00", "26T10:00"]);
  });

  test("a deleted entry sends nothing, and a restored one nothing of before", async () => {
    const { id } = await daily();
    await deleteCalendarEntry(ana.ctx(), { id, scope: "ALL" });
    here.advance(2 * DAY);
    await schedule();
    await restoreCalendarEntry(ana.ctx(), { id });
    await schedule();
    expect(await dispatches()).toEqual([]);
    here.advance(30 * MINUTE);
    await schedule();
    expect(await dispatches()).toHaveLength(3);
  });

  test("another person's entry is not found", async () => {
    const { id, version } = await daily();
    const bia = await here.member("bia");
    await expect(updateCalendarEntry(bia.ctx(), { id, version, scope: "ALL", title: "Meu" }))
      .rejects.toMatchObject({ code: "CALENDAR_ENTRY_NOT_FOUND" });
  });
});
