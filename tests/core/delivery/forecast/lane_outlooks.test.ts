import { afterEach, beforeEach, expect, test } from "vitest";
import { updateOffer } from "../../../../server/core/offers/update_offer.ts";
import { expectedStarts } from "../../../../server/core/delivery/forecast/lane_outlooks.ts";
import { planSending } from "../../../../server/core/delivery/forecast/plan_sending.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { connectNumber, queueOffer, runProcess } from "../../../support/seed/own_number.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { createTestOffer } from "../../../support/seed/deliveries.ts";
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

const now = () => here.system.ctx().now;

test("what a plan and the queue foretell of a protected number is what then happens", async () => {
  const { groupIds, process } = await connectNumber(here, ana, { groups: 24, warmUpFrom: now() });
  await here.db.updateTable("bot_settings").set({ gap_min_ms: 15_000, gap_max_ms: 15_000 })
    .execute();
  const first = await queueOffer(ana, groupIds.slice(0, 6), "Fone");
  for (const [n, groupId] of groupIds.slice(6, 22).entries()) {
    await queueOffer(ana, [groupId], `Oferta ${n}`);
  }
  const cable = await createTestOffer(ana, "Cabo");
  const plan = await planSending(ana.ctx(), { offerId: cable.id, groupIds: groupIds.slice(20) });
  await sendOffer(ana.ctx(), { offerId: cable.id, groupIds: groupIds.slice(20) });
  const rows = await here.db.selectFrom("dispatches")
    .innerJoin("groups", "groups.id", "group_id")
    .select(["dispatches.id", "offer_id", "group_id", "external_id"]).execute();
  const expected = await expectedStarts(ana.ctx(), rows.map(({ id }) => id));
  const cables = rows.filter(({ offer_id }) => offer_id === cable.id);
  expect(plan.dispatches.map(({ expectedAt }) => expectedAt))
    .toEqual(
      groupIds.slice(20).map((group) =>
        expected.get(cables.find(({ group_id }) => group_id === group)!.id)
      ),
    );

  await runProcess(here, process, 2 * DAY);
  const began = await here.db.selectFrom("dispatches").select(["id", "started_at"]).execute();
  const differs = began.filter(({ id, started_at }) =>
    Math.abs(started_at!.getTime() - expected.get(id)!.getTime()) > SECOND
  );
  expect(differs).toEqual([]);
  const fifth = rows.filter(({ offer_id }) => offer_id === first.id)[4]!;
  expect(
    expected.get(fifth.id)!.getTime() -
      Math.min(...began.map(({ started_at }) => Number(started_at))),
  )
    .toBeGreaterThan(HOUR);
});

test("a group's own template makes a text of its own, in the forecast as in the sending", async () => {
  const { groupIds, process } = await connectNumber(here, ana, { groups: 5, warmUpFrom: null });
  await here.db.updateTable("bot_settings").set({ gap_min_ms: 15_000, gap_max_ms: 15_000 })
    .execute();
  await here.db.updateTable("groups").set({ template_id: "READY_SHORT" })
    .where("id", "=", groupIds[4]!).execute();
  await queueOffer(ana, groupIds, "Fone");
  const rows = await here.db.selectFrom("dispatches").select(["id", "group_id"]).execute();
  const expected = await expectedStarts(ana.ctx(), rows.map(({ id }) => id));
  const fifth = rows.find(({ group_id }) => group_id === groupIds[4])!;
  expect(expected.get(fifth.id)!.getTime() - now().getTime()).toBeLessThan(HOUR);
  await runProcess(here, process, DAY);
  const { started_at: began } = await here.db.selectFrom("dispatches").select("started_at")
    .where("id", "=", fifth.id).executeTakeFirstOrThrow();
  expect(Math.abs(began!.getTime() - expected.get(fifth.id)!.getTime())).toBeLessThan(SECOND);
});

test("a message that would be too late behind the same text has no forecast, and expires", async () => {
  const { groupIds, process } = await connectNumber(here, ana, {
    groups: 8,
    settings: { late_after_minutes: 90 },
  });
  const { id } = await queueOffer(ana, groupIds, "Fone");
  const plan = await planSending(ana.ctx(), { offerId: id, groupIds });
  expect(plan.dispatches.filter(({ warning }) => warning === "ALREADY_QUEUED")).toHaveLength(8);
  const other = await createTestOffer(ana, "Cabo");
  const warned = await planSending(ana.ctx(), { offerId: other.id, groupIds });
  expect(warned.dispatches.map(({ warning }) => warning))
    .toEqual([...Array(6).fill(null), "TOO_LATE", "TOO_LATE"]);
  const ids = await here.db.selectFrom("dispatches").select("id").orderBy("id").execute();
  const expected = await expectedStarts(ana.ctx(), ids.map(({ id }) => id));
  expect([...expected.values()].filter((at) => at === null)).toHaveLength(2);
  await runProcess(here, process, 2 * HOUR);
  const statuses = await here.db.selectFrom("dispatches").select("status").orderBy("id").execute();
  expect(statuses.map(({ status }) => status))
    .toEqual([...Array(6).fill("SENT"), "EXPIRED", "EXPIRED"]);
});

test("an offer whose text changes no longer waits for the old text's cap", async () => {
  const { groupIds, process } = await connectNumber(here, ana, { groups: 4 });
  const offer = await queueOffer(ana, groupIds, "Fone");
  expect(await runProcess(here, process, 5 * MINUTE)).toHaveLength(3);
  await updateOffer(ana.ctx(), {
    id: offer.id,
    version: offer.version,
    fields: { title: "Fone novo" },
  });
  await runReactions(here);
  const starts = await runProcess(here, process, MINUTE);
  expect(starts.map(({ text }) => text.includes("Fone novo"))).toEqual([true]);
});
