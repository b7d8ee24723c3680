import ICAL from "ical.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createCalendarFeed,
  revokeCalendarFeed,
} from "../../../../server/core/campaigns/calendar/feed.ts";
import { importCalendar } from "../../../../server/core/campaigns/calendar/import_calendar.ts";
import { listCalendar } from "../../../../server/core/campaigns/calendar/list_calendar.ts";
import { createCalendarEntry } from "../../../../server/core/campaigns/calendar/write_entry.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

const file = (...events: readonly (readonly string[])[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

const bring = (...events: readonly (readonly string[])[]) =>
  importCalendar(ana.ctx(), { text: file(...events), isDryRun: false });

/** What the calendar has in the weeks to come: local start and title. */
async function shown() {
  const from = new Date("2026-11-21T00:00Z");
  const items = await listCalendar(ana.ctx(), { from, to: new Date("2026-12-31T00:00Z") });
  return items.map(({ startsAt, title }) => `${startsAt.toISOString().slice(0, 16)} ${title}`);
}

test("folded lines, and times of UTC, of a zone, of no zone and of a whole day are read", async () => {
  const folded =
    "SUMMARY:Feira do livro e do brinquedo no centro de conven\r\n ções\\, com\r\n\t desconto";
  const { dates, skipped } = await bring(
    ["DTSTART:20261201T120000Z", folded],
    ["DTSTART;TZID=Europe/Lisbon:20261202T100000", "SUMMARY:De Lisboa"],
    ["DTSTART;TZID=Lugar Nenhum:20261203T100000", "SUMMARY:De um fuso que não há"],
    ["DTSTART:20261204T100000", "SUMMARY:Sem fuso"],
    ["DTSTART;VALUE=DATE:20261205", "SUMMARY:O dia todo"],
    ["DTSTART:20261206T100000", "SUMMARY:Desmarcada", "STATUS:CANCELLED"],
    ["SUMMARY:Sem dia"],
  );
  expect(dates.map(({ title, startsLocal, timeZone }) => [title, startsLocal, timeZone])).toEqual([
    [
      "Feira do livro e do brinquedo no centro de convenções, com desconto",
      "2026-12-01T09:00",
      "America/Sao_Paulo",
    ],
    ["De Lisboa", "2026-12-02T10:00", "Europe/Lisbon"],
    ["De um fuso que não há", "2026-12-03T10:00", "America/Sao_Paulo"],
    ["Sem fuso", "2026-12-04T10:00", "America/Sao_Paulo"],
    ["O dia todo", "2026-12-05T09:00", "America/Sao_Paulo"],
  ]);
  expect(skipped).toBe(0); // what has no day, or was called off, is no date of the file
});

test("a rule comes with the days that the file takes out of it and those that it moves", async () => {
  const series = ["UID:1", "DTSTART;TZID=America/Sao_Paulo:20261201T100000", "SUMMARY:Terça"];
  await bring(
    [
      ...series,
      "RRULE:FREQ=WEEKLY;COUNT=4",
      "EXDATE;TZID=America/Sao_Paulo:20261208T100000",
      "EXDATE:20261215T130000Z",
    ],
    [
      "UID:1",
      "RECURRENCE-ID;TZID=America/Sao_Paulo:20261222T100000",
      "DTSTART;TZID=America/Sao_Paulo:20261223T150000",
      "SUMMARY:Terça\\, na quarta",
    ],
  );
  expect(await shown()).toEqual([
    "2026-12-01T13:00 Terça",
    "2026-12-23T18:00 Terça, na quarta",
  ]);
  const again = await bring([...series, "RRULE:FREQ=WEEKLY;COUNT=4"]);
  expect(again.dates).toEqual([]);
});

test("a rule that we do not have, and a file that is broken or too big, bring nothing", async () => {
  const odd = await bring(["DTSTART:20261201T100000Z", "SUMMARY:Toda hora", "RRULE:FREQ=HOURLY"]);
  expect([odd.dates, odd.skipped]).toEqual([[], 1]);
  const good = file(["DTSTART:20261201T100000Z", "SUMMARY:Boa"]);
  for (
    const text of [
      good.slice(0, 40),
      "\0",
      `${good}\r\n${"X-NADA:0\r\n".repeat(30_000)}`,
    ]
  ) {
    await expect(importCalendar(ana.ctx(), { text, isDryRun: false }))
      .rejects.toMatchObject({ code: "CALENDAR_FILE_INVALID" });
  }
  expect(await shown()).toEqual([]);
});

test("an independent library reads the feed's titles and instants; a revoked address is gone", async () => {
  const title = "Véspera; de Natal, com tudo o que é brinquedo à venda: 50% — até acabar 🎄🎁";
  await createCalendarEntry(ana.ctx(), {
    kind: "NOTE",
    title,
    startsLocal: "2026-12-01T10:00",
    recurrence: "FREQ=DAILY;COUNT=3",
  });
  const { pathname } = new URL(await createCalendarFeed(ana.ctx(), null));
  const get = () => here.app.fetch(new Request(`http://localhost${pathname}`));
  const calendar = new ICAL.Component(ICAL.parse(await (await get()).text()) as unknown as string);
  const events = calendar.getAllSubcomponents("vevent").map((event) => [
    event.getFirstPropertyValue("summary"),
    String(event.getFirstPropertyValue("dtstart")),
  ]);
  expect(events).toEqual(
    [1, 2, 3].map((day) => [title, `2026-12-0${day}T13:00:00Z`]),
  );
  expect(await revokeCalendarFeed(ana.ctx(), null)).toBe(true);
  expect((await get()).status).toBe(404);
  expect(await revokeCalendarFeed(ana.ctx(), null)).toBe(false);
});
