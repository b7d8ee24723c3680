import { afterEach, beforeEach, expect, test } from "vitest";
import { checkCalendarEntry } from "../../../../server/core/campaigns/calendar/check_entry.ts";
import type { DraftInput } from "../../../../server/core/campaigns/calendar/draft_entry.ts";
import { queueCalendar } from "../../../../server/core/campaigns/calendar/queue_due.ts";
import {
  createCalendarEntry,
  type EntryFields,
} from "../../../../server/core/campaigns/calendar/write_entry.ts";
import type { GroupId } from "../../../../server/core/ids.ts";
import { connectSession, createTestOffer, grantPlan } from "../../../support/seed/deliveries.ts";
import { seedText } from "../../../support/seed/texts.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const MINUTE = 60_000;

let here: Awaited<ReturnType<typeof testApp>>; // its clock shows 2026-11-21T09:00 in São Paulo
let ana: Member;
let groupIds: readonly GroupId[];
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
  ({ groupIds } = await connectSession(here, ana));
});
afterEach(() => here[Symbol.asyncDispose]());

const plan = async (more: Partial<EntryFields> = {}) =>
  await createCalendarEntry(ana.ctx(), {
    kind: "OFFER",
    ...more.kind === undefined && { offerId: (await createTestOffer(ana)).id },
    startsLocal: "2026-11-22T09:00",
    groupIds,
    ...more,
  });
const textOf = (body: string, name = "Bom dia") => seedText(ana, { body, name });
const warnings = async (input: DraftInput) =>
  (await checkCalendarEntry(ana.ctx(), input)).map(({ code, count }) => [code, count]);
const sameDay = { startsLocal: "2026-11-22T15:00" };

test("two texts with the same words are identical, and two with others are not", async () => {
  const [one, same, other] = [
    await textOf("Bom dia, {grupo}!"),
    await textOf("Bom  dia, {grupo}!\n", "Cópia"),
    await textOf("Boa noite, {grupo}!", "Noite"),
  ];
  await plan({ kind: "TEXT", campaignTextId: one.id });
  const draft = { kind: "TEXT", groupIds, ...sameDay } as const;
  expect(await warnings({ ...draft, campaignTextId: same.id })).toEqual([["IDENTICAL_CONTENT", 1]]);
  expect(await warnings({ ...draft, campaignTextId: other.id })).toEqual([]);
});

test("what a slot will take from its queue is compared too", async () => {
  const [first, second] = [await createTestOffer(ana), await createTestOffer(ana, "Panela")];
  const queue = [first, second].map(({ id }) => ({ offerId: id, campaignTextId: null }));
  await plan({ kind: "SLOT", queue, recurrence: "FREQ=DAILY;INTERVAL=3" }); // 22 and 25
  const draft = { kind: "OFFER", groupIds } as const;
  const at = (day: number, offerId: typeof first.id) =>
    warnings({ ...draft, offerId, startsLocal: `2026-11-${day}T15:00` });
  expect(await at(22, first.id)).toEqual([["IDENTICAL_CONTENT", 1]]);
  expect(await at(25, first.id)).toEqual([]);
  expect(await at(25, second.id)).toEqual([["IDENTICAL_CONTENT", 1]]);
});

test("messages that are queued already are in the way, but not those of the entry itself", async () => {
  const entry = await plan({ startsLocal: "2026-11-21T09:30" });
  here.advance(28 * MINUTE);
  await queueCalendar(here.contextOf({ kind: "system" }));
  const other = await createTestOffer(ana, "Panela");
  const draft = { kind: "OFFER", offerId: other.id, groupIds } as const;
  expect(await warnings({ ...draft, startsLocal: "2026-11-21T09:33" })).toEqual([["CONFLICT", 1]]);
  expect(await warnings({ ...draft, startsLocal: "2026-11-21T10:33" })).toEqual([]);
  expect(await warnings({ ...draft, id: entry.id, startsLocal: "2026-11-21T09:33" })).toEqual([]);
});

test("the whole month counts, also what goes before the entry, and of each month its own", async () => {
  await grantPlan(here, ana, { groups: -1, messagesPerMonth: 8, offersPerDay: -1 });
  await plan({ recurrence: "FREQ=DAILY;COUNT=2" }); // 6 messages, on 22 and 23
  const offerId = (await createTestOffer(ana, "Panela")).id;
  const draft = { kind: "OFFER", offerId, groupIds } as const;
  expect(await warnings({ ...draft, startsLocal: "2026-11-29T15:00" }))
    .toEqual([["MESSAGES_LIMIT", 1]]);
  expect(await warnings({ ...draft, startsLocal: "2026-12-02T15:00" })).toEqual([]);
  expect(await warnings({ ...draft, startsLocal: "2026-12-02T15:00", recurrence: "FREQ=DAILY" }))
    .toEqual([["MESSAGES_LIMIT", 82]]); // 30 days in December
});

test("a change is checked as it would be saved: one occurrence, the following ones, or all", async () => {
  const series = await plan({ recurrence: "FREQ=DAILY;COUNT=5" });
  const offerId = (await createTestOffer(ana, "Panela")).id;
  await plan({ kind: "OFFER", offerId, startsLocal: "2026-11-25T12:00" });
  const change = { id: series.id, occurrence: "2026-11-24T09:00" };
  const at = (startsLocal: string, scope: "THIS" | "FOLLOWING" | "ALL") =>
    warnings({ ...change, scope, startsLocal });
  expect(await at("2026-11-24T12:00", "THIS")).toEqual([["IDENTICAL_CONTENT", 1]]);
  expect(await at("2026-11-25T12:02", "THIS"))
    .toEqual([["CONFLICT", 1], ["IDENTICAL_CONTENT", 1]]);
  expect(await at("2026-11-24T12:00", "FOLLOWING"))
    .toEqual([["CONFLICT", 1]]);
  expect(await at("2026-11-24T12:00", "ALL")).toEqual([["CONFLICT", 1]]);
  expect(await at("2026-11-24T10:00", "ALL")).toEqual([]);
  expect(await warnings({ id: series.id, scope: "ALL", groupIds: [groupIds[0]!] })).toEqual([]);
  await expect(warnings({ id: "cal_none", scope: "ALL" }))
    .rejects.toMatchObject({ code: "CALENDAR_ENTRY_NOT_FOUND" });
});

test("a text with fields of an offer warns where it goes without one", async () => {
  const text = await textOf("{titulo} por {preco}!");
  const draft = { kind: "TEXT", campaignTextId: text.id, groupIds, ...sameDay } as const;
  expect(await warnings(draft)).toEqual([["TEXT_NEEDS_OFFER", 1]]);
  expect(await warnings({ ...draft, offerId: (await createTestOffer(ana)).id })).toEqual([]);
});
