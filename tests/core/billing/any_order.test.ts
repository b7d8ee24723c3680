import fc from "fast-check";
import { expect, test } from "vitest";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import { transitions } from "../../../server/core/billing/transitions.ts";
import type { SubscriptionStatus } from "../../../server/core/plans/subscription.ts";
import { seededRandom, shuffled } from "../../support/chaos/seeded_random.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

/** Orders that are tried; more by the variable. */
const SHUFFLES = Number(Deno.env.get("SHUFFLES") ?? 1);
const HOUR_IN_DAYS = 1 / 24;

/** The statuses of one subscription after another, in which every row of the table happens. */
type Life = readonly SubscriptionStatus[];
const live = ["trialing", "active", "past_due", "unpaid", "paused"] as const;
const lives: readonly Life[] = [
  ["expired"],
  ["canceled"],
  ["incomplete", "expired"],
  ["incomplete", "canceled"],
  ...live.map((one) => ["incomplete", one, "canceled"] as const),
  ...live.map((one, n) =>
    [one, ...live.slice(n + 1).flatMap((other) => [other, one]), "canceled"] as const
  ),
];

test("the lives that are shuffled have every row of the table", () => {
  const happened = lives.flatMap((life) =>
    life.map((status, n) => `${life[n - 1] ?? "NONE"} → ${status}`)
  );
  const rows = Object.entries(transitions).flatMap(([from, row]) =>
    Object.keys(row).map((to) => `${from} → ${to}`)
  );
  expect([...new Set(happened)].sort()).toEqual(rows.sort());
});

type World = Awaited<ReturnType<typeof appWithPayments>>;
type Report = ReturnType<World["stripe"]["takeWebhooks"]>[number];

/** How a status is reported. */
const types: Readonly<Partial<Record<SubscriptionStatus, string>>> = {
  canceled: "customer.subscription.deleted",
  paused: "customer.subscription.paused",
};

/**
 * Lets a new person live these lives one after the other, an hour between two statuses.
 * @returns what is stored about them in the end, the same for every person with the same lives
 */
async function liveThrough(
  w: World,
  all: readonly Life[],
  deliver: (reports: readonly Report[], isLast: boolean) => Promise<void>,
) {
  const { app, stripe, payments, month } = w;
  const person = await app.member();
  const begun = app.system.ctx().now.getTime();
  await startCheckout(person.ctx(), { priceId: month.priceId });
  const { customer_id: customerId } = await app.db.selectFrom("customers").selectAll()
    .where("user_id", "=", person.id).executeTakeFirstOrThrow();
  const who = { customerId, userId: person.id, priceId: month.priceId };
  for (const [n, life] of all.entries()) {
    const isUnpaid = life[0] === "incomplete" || life[0] === "expired";
    const checkout = n === 0
      ? stripe.all("checkout.session").find(({ customer }) => customer === customerId)!
      : await payments.startCheckout({
        ...{ key: crypto.randomUUID(), cents: 4_990, interval: "month", trialDays: 0 },
        hasBoleto: true,
        ...who,
      });
    const subscription = stripe.pay(checkout.id, isUnpaid ? "boleto" : "paid");
    for (const [at, status] of life.entries()) {
      const isOver = status === "canceled" || status === "expired";
      if (life[at - 1] === "incomplete" && !isOver) stripe.payLate(subscription);
      const seconds = app.system.ctx().now.getTime() / 1000;
      stripe.change(subscription, {
        status: status === "expired" ? "incomplete_expired" : status,
        ...isOver && { ended_at: seconds },
        ...status === "trialing" && { trial_end: seconds + 7 * 24 * 60 * 60 },
      }, types[status]);
      await deliver(stripe.takeWebhooks(), n === all.length - 1 && at === life.length - 1);
      w.pass(HOUR_IN_DAYS);
    }
  }
  const { db } = app;
  const stored = {
    user: await db.selectFrom("users").select([
      "plan",
      "stripe_price_id",
      "subscription_status",
      "subscription_expires_at",
      "subscription_id",
    ]).where("id", "=", person.id).execute(),
    subscriptions: await db.selectFrom("subscriptions").selectAll()
      .where("user_id", "=", person.id).orderBy("started_at").orderBy("id").execute(),
    invoices: await db.selectFrom("invoices").selectAll()
      .where("user_id", "=", person.id).orderBy("created_at").orderBy("id").execute(),
    checkouts: await db.selectFrom("checkouts").selectAll()
      .where("user_id", "=", person.id).orderBy("created_at").execute(),
    unhandled: await app.count("webhook_events where handled_at is null"),
  };
  const ids = new Map<string, string>();
  const same = (value: unknown): unknown => {
    if (value instanceof Date) return `${(value.getTime() - begun) / 1000} s`;
    if (typeof value === "string") {
      return value.replace(/(?:sub|in|cs|chk|usr)_\w+|GAR-\d+/g, (id) => {
        if (!ids.has(id)) ids.set(id, `id ${ids.size}`);
        return ids.get(id)!;
      });
    }
    if (Array.isArray(value)) return value.map(same);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, same(one)]));
  };
  return same(stored);
}

test("all reports of the table, twice, shuffled and delayed, end in the same state", async () => {
  await using w = await appWithPayments();
  const send = async (report: Report) => expect(await w.send(report)).toBe(200);

  const inOrder = async (reports: readonly Report[]) => {
    for (const report of reports) await send(report);
    await runReactions(w.app);
  };

  /** Sends each report twice, at any time after it happened; `patience` 1: all of them at the end. */
  function inAnyOrder(random: () => number, patience: number) {
    let waiting: Report[] = [];
    return async (reports: readonly Report[], isLast: boolean) => {
      waiting = shuffled([...waiting, ...reports, ...reports], random);
      const late = isLast ? 0 : Math.ceil(waiting.length * patience);
      for (const report of waiting.splice(late)) {
        await send(report);
        if (random() < 0.1) await runReactions(w.app);
      }
      if (isLast || random() < 0.5) await runReactions(w.app, 2);
    };
  }

  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...lives], { minLength: lives.length }),
      fc.boolean(),
      fc.nat(),
      fc.constantFrom(0.3, 0.8, 0.95, 1),
      async (order, isAlive, seed, patience) => {
        const last = order.at(-1)!;
        // The last subscription goes on, or has ended.
        const all = isAlive && last.length > 2 ? [...order.slice(0, -1), last.slice(0, -1)] : order;
        const expected = await liveThrough(w, all, inOrder);
        const found = await liveThrough(w, all, inAnyOrder(seededRandom(seed), patience));
        expect(found).toEqual(expected);
      },
    ),
    { numRuns: SHUFFLES },
  );
});
