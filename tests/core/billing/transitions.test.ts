import { describe, expect, test } from "vitest";
import {
  type Change,
  isFinal,
  isLive,
  transitions,
} from "../../../server/core/billing/transitions.ts";
import {
  maySend,
  statusAt,
  type SubscriptionStatus,
} from "../../../server/core/plans/subscription.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

/** Stripe's name of a status. */
const asStripe = (status: string) => status === "expired" ? "incomplete_expired" : status;

const rows = Object.entries(transitions).flatMap(([from, row]) =>
  Object.entries(row).map(([to, change]) =>
    [from, to, change] as [string, SubscriptionStatus, Change]
  )
);

/** Whether messages go out in that status. */
const sending = ["trialing", "active", "past_due"];

describe("each transition", async () => {
  const world = await appWithPayments();
  const { app, stripe, ana, month, deliver } = world;
  const { startCheckout } = await import("../../../server/core/billing/checkout.ts");
  await startCheckout(ana.ctx(), { priceId: month.priceId });
  const [session] = stripe.all("checkout.session");
  const subscription = stripe.pay(session!.id);
  stripe.takeWebhooks();

  test.each(rows)("%s → %s: %s", async (from, to, change) => {
    const { db } = app;
    await db.deleteFrom("subscriptions").execute();
    await db.deleteFrom("events").execute();
    await db.updateTable("users").where("id", "=", ana.id).set({ subscription_id: null }).execute();
    const ends = subscription.items.data[0].current_period_end;
    if (from !== "NONE") {
      stripe.change(subscription, { status: asStripe(from), trial_end: ends });
      await deliver();
    }
    stripe.change(subscription, { status: asStripe(to), trial_end: ends });
    await deliver();
    const [row] = await world.subscriptions();
    expect(row!.status).toBe(to);
    const event = await db.selectFrom("events").select("payload")
      .where("name", "=", "subscription.changed").orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(event.payload).toMatchObject({ status: to, change });
    const user = await world.row();
    const standing = {
      subscriptionStatus: user.subscription_status,
      subscriptionExpiresAt: user.subscription_expires_at,
    };
    const { now } = app.system.ctx();
    if (isLive(to)) {
      expect(statusAt(standing, now)).toBe(to);
      expect(maySend(standing, now)).toBe(sending.includes(to));
    } else if (from !== "NONE" && isLive(from as SubscriptionStatus)) {
      expect(maySend(standing, now)).toBe(false);
    }
  });
});

test("an ended subscription never changes", () => {
  expect(Object.keys(transitions).filter((one) => isFinal(one as SubscriptionStatus)))
    .toEqual(["canceled", "expired"]);
});
