import { afterEach, beforeEach, expect, test } from "vitest";
import { calendarDay } from "../../../../server/core/campaigns/calendar/calendar_day.ts";
import {
  otherZones,
  updateCalendarZone,
} from "../../../../server/core/campaigns/calendar/calendar_zone.ts";
import { checkCalendarEntry } from "../../../../server/core/campaigns/calendar/check_entry.ts";
import {
  createCalendarFeed,
  revokeCalendarFeed,
} from "../../../../server/core/campaigns/calendar/feed.ts";
import { importCalendar } from "../../../../server/core/campaigns/calendar/import_calendar.ts";
import { listCalendar } from "../../../../server/core/campaigns/calendar/list_calendar.ts";
import { updateCalendarEntry } from "../../../../server/core/campaigns/calendar/update_entry.ts";
import { queueCalendar } from "../../../../server/core/campaigns/calendar/queue_due.ts";
import { createCalendarEntry } from "../../../../server/core/campaigns/calendar/write_entry.ts";
import type { GroupId } from "../../../../server/core/ids.ts";
import { connectSession, createTestOffer, grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
let groupIds: readonly GroupId[];
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
  ({ groupIds } = await connectSession(here, ana, {
    settings: {
      gap_min_ms: 60_000,
      gap_max_ms: 60_000,
      per_minute: 1,
      quiet_from: "22:00",
      quiet_to: "08:00",
      late_after_minutes: 700,
      is_number_protected: false,
    },
  }));
});
afterEach(() => here[Symbol.asyncDispose]());

const plan = async (startsLocal: string) =>
  await createCalendarEntry(ana.ctx(), {
    kind: "OFFER",
    offerId: (await createTestOffer(ana)).id,
    startsLocal,
    groupIds,
  });

test("a day is foreseen after pace and quiet hours", async () => {
  await plan("2026-11-22T09:00");
  await plan("2026-11-22T07:00"); // in the quiet hours
  const day = await calendarDay(ana.ctx(), "2026-11-22");
  expect(day.map(({ expectedAt }) => expectedAt?.toISOString().slice(11, 16)))
    .toEqual(["11:00", "11:01", "11:02", "12:00", "12:01", "12:02"]);
  await expect(calendarDay(ana.ctx(), "2026-11-20")).rejects.toMatchObject({
    code: "CALENDAR_DAY_INVALID",
  });
});

test("what is queued is called by its offer or text", async () => {
  await plan("2026-11-21T09:01");
  await queueCalendar(here.contextOf({ kind: "system" }));
  const day = await calendarDay(ana.ctx(), "2026-11-21");
  expect(day.map(({ dispatchId, title }) => [dispatchId === null, title]))
    .toEqual(Array(3).fill([false, "Fone"]));
});

test("an entry is checked against the others, the quota and the quiet hours", async () => {
  const { offerId } = await plan("2026-11-22T09:00");
  await grantPlan(here, ana, { groups: -1, messagesPerMonth: 5, offersPerDay: -1 });
  const draft = { kind: "OFFER", offerId, groupIds } as const;
  const near = await checkCalendarEntry(ana.ctx(), { ...draft, startsLocal: "2026-11-22T09:03" });
  expect(near.map(({ code, count }) => [code, count]))
    .toEqual([["CONFLICT", 1], ["IDENTICAL_CONTENT", 1], ["MESSAGES_LIMIT", 1]]);
  const quiet = await checkCalendarEntry(ana.ctx(), { ...draft, startsLocal: "2026-12-10T23:00" });
  expect(quiet.map(({ code }) => code)).toEqual(["QUIET_HOURS"]);
  const changes = await Promise.all(
    ["2027-03-14T02:30", "2027-11-07T01:30"].map((startsLocal) =>
      checkCalendarEntry(ana.ctx(), { ...draft, startsLocal, timeZone: "America/New_York" })
    ),
  );
  expect(changes.flat().filter(({ code }) => code.startsWith("CLOCK"))).toMatchObject([
    { code: "CLOCK_SKIPS", count: 1, moment: "14/03 às 03:30" },
    { code: "CLOCK_REPEATS", count: 1, moment: "07/11 às 01:30" },
  ]);
});

test("another zone leaves the instants until its person moves the local times", async () => {
  await plan("2026-11-22T09:00");
  await here.db.updateTable("users").set({ time_zone: "Europe/Lisbon" }).where("id", "=", ana.id)
    .execute();
  const first = async () => {
    const from = new Date("2026-11-21T00:00Z");
    const [item] = await listCalendar(ana.ctx(), { from, to: new Date("2026-11-30T00:00Z") });
    return item!.startsAt.toISOString();
  };
  expect([await first(), await otherZones(ana.ctx())])
    .toEqual(["2026-11-22T12:00:00.000Z", ["America/Sao_Paulo"]]);
  await updateCalendarZone(ana.ctx(), null);
  expect([await first(), await otherZones(ana.ctx())]).toEqual(["2026-11-22T09:00:00.000Z", []]);
});

test("a secret address serves the calendar until it is revoked, and is stored as a hash", async () => {
  await plan("2026-11-22T09:00");
  const url = new URL(await createCalendarFeed(ana.ctx(), null));
  const get = () => here.app.fetch(new Request(`http://localhost${url.pathname}`));
  const answer = await get();
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  const text = await answer.text();
  expect(text).toContain("DTSTART:20261122T120000Z");
  expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(
    true,
  );
  const [{ secret_hash }] = await here.db.selectFrom("calendar_feeds").select("secret_hash")
    .execute() as [{ secret_hash: string }];
  expect(url.pathname).not.toContain(secret_hash);
  await createCalendarFeed(ana.ctx(), null);
  expect((await get()).status).toBe(404);
  expect(await revokeCalendarFeed(ana.ctx(), null)).toBe(true);
});

test("a program that has the current calendar gets nothing, until an entry or the day changes", async () => {
  const entry = await plan("2026-11-22T09:00");
  const { pathname } = new URL(await createCalendarFeed(ana.ctx(), null));
  const get = (headers: Record<string, string> = {}) =>
    here.app.fetch(new Request(`http://localhost${pathname}`, { headers }));
  const etag = (await get()).headers.get("etag")!;
  const same = await get({ "if-none-match": etag });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  const zipped = await get({ "accept-encoding": "gzip" });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  const plain = await new Response(zipped.body!.pipeThrough(new DecompressionStream("gzip")))
    .text();
  expect(plain).toBe(await (await get()).text());
  await updateCalendarEntry(ana.ctx(), {
    id: entry.id,
    version: 1,
    scope: "ALL",
    startsLocal: "2026-11-22T10:00",
  });
  const changed = await get({ "if-none-match": etag });
  expect(await changed.text()).toContain("DTSTART:20261122T130000Z");
  here.advance(24 * 60 * 60_000);
  expect((await get({ "if-none-match": changed.headers.get("etag")! })).status).toBe(200);
});

test("a calendar file brings its dates once, and a dry run none", async () => {
  const text = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "BEGIN:VEVENT",
    "DTSTART;VALUE=DATE:20261127",
    "SUMMARY:Black Friday",
    "RRULE:FREQ=YEARLY",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "DTSTART;TZID=Europe/Lisbon:20261201T100000",
    "SUMMARY:Reunião",
    "END:VEVENT",
    "BEGIN:VEVENT",
    "DTSTART:20200101T100000Z",
    "SUMMARY:Passado",
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
  const dry = await importCalendar(ana.ctx(), { text, isDryRun: true });
  expect(dry.dates).toEqual([
    {
      title: "Black Friday",
      startsLocal: "2026-11-27T09:00",
      timeZone: "America/Sao_Paulo",
      recurrence: "FREQ=YEARLY",
    },
    {
      title: "Reunião",
      startsLocal: "2026-12-01T10:00",
      timeZone: "Europe/Lisbon",
      recurrence: null,
    },
  ]);
  expect(await here.count("calendar_entries")).toBe(0);
  expect((await importCalendar(ana.ctx(), { text, isDryRun: false })).skipped).toBe(1);
  expect((await importCalendar(ana.ctx(), { text, isDryRun: false })).dates).toEqual([]);
  expect(await here.count("calendar_entries")).toBe(2);
  for (const broken of ["", "BEGIN:VCARD\nEND:VCARD", "x".repeat(300_000)]) {
    await expect(importCalendar(ana.ctx(), { text: broken, isDryRun: true }))
      .rejects.toMatchObject({ code: "CALENDAR_FILE_INVALID" });
  }
});
