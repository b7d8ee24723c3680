import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listCalendar } from "../../../../server/core/campaigns/calendar/list_calendar.ts";
import { queueCalendar } from "../../../../server/core/campaigns/calendar/queue_due.ts";
import { updateCalendarEntry } from "../../../../server/core/campaigns/calendar/update_entry.ts";
import {
  createCalendarEntry,
  type EntryFields,
} from "../../../../server/core/campaigns/calendar/write_entry.ts";
import type { CalendarEntry } from "../../../../server/core/campaigns/calendar/entry.ts";
import type { GroupId, OfferId } from "../../../../server/core/ids.ts";
import { connectSession, createTestOffer } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const DAY = 24 * 60 * 60_000;

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
let groupIds: readonly GroupId[];
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
  ({ groupIds } = await connectSession(here, ana));
});
afterEach(() => here[Symbol.asyncDispose]());

const items = () => {
  const from = new Date("2026-11-21T00:00Z");
  return listCalendar(ana.ctx(), { from, to: new Date(from.getTime() + 10 * DAY) });
};
const on = async (day: number) =>
  (await items()).filter(({ startsLocal }) => startsLocal.slice(8, 10) === `${day}`);
const starts = async () => (await items()).map(({ startsLocal }) => startsLocal.slice(8));
const offer = async (title = "Fone") => (await createTestOffer(ana, title)).id;
const plan = async (more: Partial<EntryFields> = {}) =>
  await createCalendarEntry(ana.ctx(), {
    kind: "OFFER",
    ...more.kind === undefined && { offerId: await offer() },
    startsLocal: "2026-11-21T09:30",
    recurrence: "FREQ=DAILY;COUNT=5",
    groupIds,
    ...more,
  });
type Change = Partial<EntryFields> & {
  readonly scope: "THIS" | "FOLLOWING" | "ALL";
  readonly occurrence: string;
};
/** Changes an entry as it is now. */
const change = async ({ id }: Pick<CalendarEntry, "id">, input: Change) => {
  const { version } = await here.db.selectFrom("calendar_entries").select("version")
    .where("id", "=", id).executeTakeFirstOrThrow();
  return await updateCalendarEntry(ana.ctx(), { id, version, ...input });
};
const only = { scope: "THIS", occurrence: "2026-11-24T09:30" } as const;
const all = { ...only, scope: "ALL" } as const;

describe("one occurrence", () => {
  test("keeps the groups, the content and the name of its own when it is moved", async () => {
    const entry = await plan();
    const other = await offer("Cafeteira");
    await change(entry, { ...only, groupIds: [groupIds[0]!], offerId: other, title: "Só hoje" });
    await change(entry, { ...only, startsLocal: "2026-11-25T10:00" });
    const moved = (await on(25)).find(({ isException }) => isException)!;
    expect(moved).toMatchObject({
      title: "Só hoje",
      groupIds: [groupIds[0]],
      content: { kind: "OFFER", offerId: other },
    });
    here.advance(4 * DAY + 90 * 60_000);
    await queueCalendar(here.contextOf({ kind: "system" }));
    const queued = await here.db.selectFrom("dispatches").select(["group_id", "offer_id"])
      .where("occasion", "=", `cal:${entry.id}@2026-11-24T09:30`).execute();
    expect(queued).toEqual([{ group_id: groupIds[0], offer_id: other }]);
    const run = await here.db.selectFrom("calendar_runs").select("title")
      .where("occurrence", "=", "2026-11-24T09:30").executeTakeFirstOrThrow();
    expect(run.title).toBe("Só hoje");
  });

  test("gives its name back to nobody: the series and the other days keep theirs", async () => {
    const entry = await plan({ title: "Fone do dia" });
    await change(entry, { ...only, title: "Especial" });
    expect((await items()).map(({ title }) => title))
      .toEqual(["Fone do dia", "Fone do dia", "Fone do dia", "Especial", "Fone do dia"]);
  });
});

describe("all of a series", () => {
  test("stays at its time when only the groups are changed at a moved occurrence", async () => {
    const entry = await plan();
    await change(entry, { ...only, startsLocal: "2026-11-24T15:00" });
    await change(entry, { ...all, startsLocal: "2026-11-24T15:00", groupIds: [groupIds[0]!] });
    expect(await starts())
      .toEqual(["21T09:30", "22T09:30", "23T09:30", "24T15:00", "25T09:30"]);
    expect((await items()).map(({ groupIds }) => groupIds.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test("moves by what its changed occurrence was moved, which follows it", async () => {
    const entry = await plan();
    await change(entry, { ...only, startsLocal: "2026-11-24T15:00" });
    await change(entry, { ...all, startsLocal: "2026-11-25T15:00" });
    expect(await starts())
      .toEqual(["22T09:30", "23T09:30", "24T09:30", "25T09:30", "26T09:30"]);
    await change(entry, {
      scope: "ALL",
      occurrence: "2026-11-24T09:30",
      startsLocal: "2026-11-24T16:00",
    });
    expect(await starts())
      .toEqual(["22T16:00", "23T16:00", "24T16:00", "25T16:00", "26T16:00"]);
  });

  test("takes what it is given also where one day had its own, and leaves the rest of that day", async () => {
    const entry = await plan();
    const [mine, other] = [await offer("Cafeteira"), await offer("Panela")];
    await change(entry, { ...only, offerId: mine, groupIds: [groupIds[0]!] });
    await change(entry, { ...all, offerId: other });
    expect((await items()).map(({ content }) => content.offerId)).toEqual(Array(5).fill(other));
    expect((await items()).map(({ groupIds }) => groupIds.length)).toEqual([3, 3, 3, 1, 3]);
  });
});

describe("an occurrence and the following ones", () => {
  const following = { ...only, scope: "FOLLOWING" } as const;
  const slot = async (titles: readonly string[]) => {
    const offers: OfferId[] = [];
    for (const title of titles) offers.push(await offer(title));
    const queue = offers.map((offerId) => ({ offerId, campaignTextId: null }));
    return { offers, queue, entry: await plan({ kind: "SLOT", queue }) };
  };
  const sentOffers = async () => {
    for (let day = 0; day < 6; day++) {
      here.advance(day === 0 ? 30 * 60_000 : DAY);
      await queueCalendar(here.contextOf({ kind: "system" }));
    }
    const runs = await here.db.selectFrom("calendar_runs").select("offer_id").orderBy("starts_at")
      .execute();
    return runs.map(({ offer_id }) => offer_id);
  };

  test("of a slot share its queue: each item is sent once", async () => {
    const { entry, offers } = await slot(["Um", "Dois", "Três", "Quatro"]);
    await change(entry, { ...following, startsLocal: "2026-11-24T10:00" });
    expect(await sentOffers()).toEqual([...offers, null]);
  });

  test("of a slot with a new queue do not send what the days before them take", async () => {
    const { entry, offers, queue } = await slot(["Um", "Dois", "Três", "Quatro"]);
    const more = { offerId: await offer("Cinco"), campaignTextId: null };
    await change(entry, { ...following, queue: [more, ...queue] });
    expect(await sentOffers()).toEqual([...offers.slice(0, 3), more.offerId, offers[3]]);
  });

  test("keep what differs on their days", async () => {
    const entry = await plan();
    await change(entry, { ...only, occurrence: "2026-11-25T09:30", groupIds: [groupIds[1]!] });
    await change(entry, { ...following, startsLocal: "2026-11-24T10:00" });
    expect((await on(25)).map(({ groupIds, startsLocal }) => [groupIds, startsLocal]))
      .toEqual([[[groupIds[1]], "2026-11-25T10:00"]]);
  });
});
