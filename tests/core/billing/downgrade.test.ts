import { expect, test } from "vitest";
import {
  changePlan,
  pauseSubscription,
  previewPlanChange,
  resumeSubscription,
} from "../../../server/core/billing/change_subscription.ts";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import type { GroupId } from "../../../server/core/ids.ts";
import { createPlan, updatePlan } from "../../../server/core/plans/write_plan.ts";
import { loadPlanImpact } from "../../../server/core/plans/plan_impact.ts";
import { maySend } from "../../../server/core/plans/subscription.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { connectSession } from "../../support/seed/deliveries.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

async function subscribed() {
  const w = await appWithPayments();
  await connectSession(w.app, w.ana, { groups: 4 });
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  await w.deliver();
  const active = async () =>
    (await w.app.db.selectFrom("groups").select("id").where("is_active", "=", true)
      .where("kind", "<>", "PRIVATE").orderBy("id").execute()).map(({ id }) => id);
  return { ...w, active };
}

test("a smaller plan says what it has no room for, and the chosen groups go on", async () => {
  await using w = await subscribed();
  const small = await createPlan(w.admin.ctx(), {
    ...{ name: "Inicial", limits: { groups: 2 }, priceCents: 1_990, interval: "month" },
  });
  w.pass(15);
  const preview = await previewPlanChange(w.ana.ctx(), { priceId: small.priceId });
  expect(preview).toMatchObject({
    prorationCents: -1_500,
    nextChargeCents: 1_990 - 1_500,
    exceeded: [{ limit: "groups", used: 4, most: 2 }],
  });
  const groups = await w.active();
  const change = (groupIds: GroupId[] | null) =>
    changePlan(w.ana.ctx(), { priceId: small.priceId, kept: { groupIds, sessionIds: null } });
  await expect(change(null)).rejects.toMatchObject({ code: "PLAN_CHOICE_NEEDED" });
  await expect(change(groups.slice(0, 3))).rejects.toMatchObject({ code: "PLAN_CHOICE_NEEDED" });
  expect(await w.active()).toEqual(groups);
  await change([groups[1]!, groups[3]!]);
  expect(await w.active()).toEqual([groups[1], groups[3]]);
  expect(await w.app.count("groups where kind <> 'PRIVATE'")).toBe(4); // nothing is deleted
  expect(await w.row()).toMatchObject({ plan: "Inicial" });
});

test("changed limits are previewed, and reach each subscriber", async () => {
  await using w = await subscribed();
  const { priceId } = w.month;
  const impact = (groups: number) => loadPlanImpact(w.admin.ctx(), { priceId, limits: { groups } });
  expect(await impact(4)).toEqual({ people: 1, exceeding: [] });
  expect(await impact(3)).toEqual({ people: 1, exceeding: [{ limit: "groups", people: 1 }] });
  expect(await impact(-1)).toEqual({ people: 1, exceeding: [] });
  await updatePlan(w.admin.ctx(), { priceId, limits: { groups: 3 } });
  await runReactions(w.app);
  const published = await w.app.db.selectFrom("events").select("payload")
    .where("name", "=", "plan.changed").execute();
  expect(published).toEqual([{ payload: { userId: w.ana.id } }]);
});

test("a paused subscription is neither charged nor sends, and goes on when it is resumed", async () => {
  await using w = await subscribed();
  const sends = async () => {
    const row = await w.row();
    const { subscription_status: subscriptionStatus, subscription_expires_at: end } = row;
    return maySend({ subscriptionStatus, subscriptionExpiresAt: end }, w.app.system.ctx().now);
  };
  await pauseSubscription(w.ana.ctx());
  await pauseSubscription(w.ana.ctx());
  expect(await w.row()).toMatchObject({ subscription_status: "paused", plan: "Profissional" });
  expect(await sends()).toBe(false);
  await resumeSubscription(w.ana.ctx());
  expect(await sends()).toBe(true);
  w.stripe.change(w.stripe.all("subscription")[0]!, { status: "past_due" });
  await w.deliver();
  await expect(pauseSubscription(w.ana.ctx()))
    .rejects.toMatchObject({ code: "SUBSCRIPTION_NOT_PAUSABLE" });
});
