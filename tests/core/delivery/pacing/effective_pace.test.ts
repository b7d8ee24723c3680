import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  effectivePace,
  IDENTICAL_TEXTS_PER_HOUR,
  safePace,
} from "../../../../server/core/delivery/pacing/safe_pace.ts";
import {
  endWarmUp,
  loadWarmUps,
  startWarmUp,
} from "../../../../server/core/delivery/number_safety/end_warm_up.ts";
import { WARM_UP_CAPS } from "../../../../server/core/delivery/pacing/warm_up.ts";
import { connectNumber, queueOffer, runProcess } from "../../../support/seed/own_number.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const SECOND = 1000;
const MINUTE = 60 * 1000;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

const lane = () => here.db.selectFrom("lanes").selectAll().executeTakeFirstOrThrow();
const now = () => here.system.ctx().now;

test("the pace that holds in the database is the one of the rule, whatever is set", async () => {
  const { sessionId } = await connectNumber(here, ana);
  const paces = [
    { gapMinMs: 1_000, gapMaxMs: 2_000, perMinute: 60, perHour: 2_000, perDay: 9_000 },
    { gapMinMs: 6_000, gapMaxMs: 90_000, perMinute: 3, perHour: 10, perDay: 30 },
  ];
  for (
    const own of paces.flatMap((pace) =>
      [2, 40, null].map((n) => ({ ...pace, identicalPerHour: n }))
    )
  ) {
    await here.db.updateTable("bot_settings").set({
      gap_min_ms: own.gapMinMs,
      gap_max_ms: own.gapMaxMs,
      per_minute: own.perMinute,
      per_hour: own.perHour,
      per_day: own.perDay,
      identical_per_hour: own.identicalPerHour,
    }).execute();
    const held = async (channel: "TELEGRAM" | "WHATSAPP" | "EVOLUTION", protects: boolean) => {
      await here.db.updateTable("messenger_sessions").set({ channel }).execute();
      await here.db.updateTable("bot_settings").set({ is_number_protected: protects }).execute();
      const { rows } = await sql`
        select p.* from messenger_sessions s cross join lateral (${effectivePace}) p
        where s.id = ${sessionId}`.execute(here.db);
      return rows[0];
    };
    const plan = { warmUpFrom: null, warmUpZone: "America/Sao_Paulo" };
    const free = { ...own, ...plan };
    expect(await held("TELEGRAM", true)).toEqual(free);
    expect(await held("WHATSAPP", false)).toEqual(free);
    expect(await held("WHATSAPP", true)).toEqual({ ...safePace(own), ...plan });
    expect(await held("EVOLUTION", true)).toEqual({ ...safePace(own), ...plan });
  }
});

test("a protected number leaves gaps and sends the same text no oftener than is safe", async () => {
  const { groupIds, process } = await connectNumber(here, ana, {
    groups: IDENTICAL_TEXTS_PER_HOUR + 2,
  });
  await queueOffer(ana, groupIds, "Fone");
  await queueOffer(ana, groupIds.slice(0, 2), "Cabo");
  const starts = await runProcess(here, process, 50 * MINUTE);
  expect(starts.map(({ text }) => /\*(\w+)\*/.exec(text)![1])).toEqual([
    ...Array.from({ length: IDENTICAL_TEXTS_PER_HOUR }, () => "Fone"),
    "Cabo",
    "Cabo",
  ]);
  const gaps = starts.slice(1).map(({ at }, n) => at.getTime() - starts[n]!.at.getTime());
  for (const gap of gaps) {
    expect(gap).toBeGreaterThanOrEqual(5 * SECOND);
    expect(gap).toBeLessThanOrEqual(15 * SECOND);
  }
  const waiting = await here.db.selectFrom("dispatches").select([
    "planned_at",
    "reason_code as reason",
    "journal",
  ])
    .where("status", "=", "QUEUED").orderBy("planned_at").execute();
  expect(waiting.map(({ reason }) => reason)).toEqual(["IDENTICAL_CAP", "IDENTICAL_CAP"]);
  expect(waiting[0]!.planned_at).toEqual(new Date(starts[0]!.at.getTime() + HOUR + SECOND));
  expect(waiting[1]!.planned_at).toEqual(new Date(starts[1]!.at.getTime() + HOUR + SECOND));
  // Each was postponed once, to the time at which it then starts.
  expect(waiting.map(({ journal }) => journal.length)).toEqual([2, 2]);
  const later = await runProcess(here, process, HOUR);
  expect(later.map(({ at }) => at)).toEqual(waiting.map(({ planned_at }) => planned_at));
});

test("a person who does not protect their number has their own pace, on a new number too", async () => {
  const { groupIds, process } = await connectNumber(here, ana, {
    groups: 30,
    settings: { is_number_protected: false },
    warmUpFrom: now(),
  });
  await queueOffer(ana, groupIds, "Fone");
  expect(await runProcess(here, process, MINUTE)).toHaveLength(30);
});

test("a new number sends by the day, ever more, by its person's clocks, also when they are set", async () => {
  // Clocks go on at midnight, in the night to the third day.
  await here.db.updateTable("users").set({ time_zone: "America/Asuncion" }).execute();
  here.advance(new Date("2018-10-05T12:00:00Z").getTime() - now().getTime());
  const warmUpFrom = now();
  const { groupIds, sessionId, process } = await connectNumber(here, ana, {
    groups: 120,
    warmUpFrom,
  });
  await here.db.updateTable("bot_settings").set({ per_hour: 2_000, per_day: 10_000 }).execute();
  await here.db.updateTable("users")
    .set({ subscription_status: "active", subscription_expires_at: null }).execute();
  for (const [n, groupId] of groupIds.entries()) await queueOffer(ana, [groupId], `Oferta ${n}`);
  const all = await runProcess(here, process, 4 * DAY + 12 * HOUR);
  const local = (at: Date) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "America/Asuncion", dateStyle: "short" }).format(
      at,
    );
  const byDay = Map.groupBy(all, ({ at }) => local(at));
  expect([...byDay].map(([day, starts]) => [day, starts.length])).toEqual([
    ["2018-10-05", 20],
    ["2018-10-06", 24],
    ["2018-10-07", 28],
    ["2018-10-08", 34],
    ["2018-10-09", 14],
  ]);
  expect(byDay.get("2018-10-07")![0]!.at).toEqual(new Date("2018-10-07T04:00:00Z"));
  expect(byDay.get("2018-10-08")![0]!.at).toEqual(new Date("2018-10-08T03:00:00Z"));
  expect(await loadWarmUps(ana.ctx(), [sessionId])).toEqual([{
    day: 5,
    days: 14,
    capToday: WARM_UP_CAPS[4],
    sentToday: 14,
    endsAt: new Date("2018-10-19T03:00:00Z"),
  }]);
});

test("a person can end the warm-up of their number, and start it again", async () => {
  const connectedAt = now();
  const { groupIds, sessionId, process } = await connectNumber(here, ana, {
    groups: 21,
    warmUpFrom: connectedAt,
  });
  await here.db.updateTable("bot_settings").set({ slots: [] }).execute();
  for (const [n, groupId] of groupIds.entries()) await queueOffer(ana, [groupId], `Oferta ${n}`);
  expect(await runProcess(here, process, HOUR)).toHaveLength(20);
  expect(await lane()).toMatchObject({ waits_for: "WARM_UP_CAP" });
  const bia = await here.member("bia");
  const notFound = { code: "SESSION_NOT_FOUND" };
  await expect(endWarmUp(bia.ctx(), { sessionId })).rejects.toMatchObject(notFound);
  await expect(endWarmUp(ana.ctx(), { sessionId: "ses_\0" })).rejects.toMatchObject(notFound);
  await endWarmUp(ana.ctx(), { sessionId });
  expect((await process.take()).turns).toHaveLength(1);
  expect(await loadWarmUps(ana.ctx(), [sessionId])).toEqual([null]);

  const from = async () =>
    (await here.db.selectFrom("messenger_sessions").select("warm_up_from")
      .executeTakeFirstOrThrow()).warm_up_from;
  await startWarmUp(ana.ctx(), { sessionId });
  expect(await from()).toEqual(connectedAt); // as if it had never ended
  here.advance(30 * DAY);
  await endWarmUp(ana.ctx(), { sessionId });
  await startWarmUp(ana.ctx(), { sessionId });
  expect(await from()).toEqual(now());
  await here.db.updateTable("messenger_sessions").set({ channel: "TELEGRAM" }).execute();
  await expect(endWarmUp(ana.ctx(), { sessionId })).rejects.toMatchObject({
    code: "NUMBER_NOT_OWN",
  });
});
