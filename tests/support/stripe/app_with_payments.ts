import { stripePayments } from "../../../server/adapters/stripe/stripe.ts";
import type { Ports } from "../../../server/core/context.ts";
import { createPlan } from "../../../server/core/plans/write_plan.ts";
import { runReactions } from "../run_reactions.ts";
import { testApp } from "../test_app.ts";
import { stripeStandin, WEBHOOK_SECRET } from "./standin.ts";

const DAY = 24 * 60 * 60;

/** The product with payments at a stand-in for Stripe, a member, and a monthly and a yearly plan. */
export async function appWithPayments({ trialDays = 0, invoices = null }: {
  readonly trialDays?: number;
  readonly invoices?: Ports["invoices"];
} = {}) {
  await using failed = new AsyncDisposableStack();
  const stripe = failed.use(await stripeStandin(new Date("2026-11-21T12:00:00Z")));
  const payments = stripePayments({
    secretKey: "sk_test_tests",
    webhookSecret: WEBHOOK_SECRET,
    siteUrl: "http://localhost",
    apiUrl: stripe.origin,
  }, { maxNetworkRetries: 0 });
  const app = failed.use(await testApp({ payments, invoices }));
  const admin = await app.admin();
  const ana = await app.member();
  const base = { name: "Profissional", trialDays, limits: { groups: 50 } };
  const month = await createPlan(admin.ctx(), { ...base, priceCents: 4_990, interval: "month" });
  const year = await createPlan(admin.ctx(), {
    ...base,
    priceCents: 49_900,
    interval: "year",
    sameAs: month.priceId,
  });
  stripe.takeWebhooks();
  const held = failed.move();

  /** Sends one webhook to the product. */
  const send = async (event: ReturnType<typeof stripe.takeWebhooks>[number]) =>
    (await app.app.fetch(
      new Request("http://localhost/api/webhooks/stripe", {
        method: "POST",
        ...stripe.signed(event),
      }),
    )).status;

  return {
    app,
    stripe,
    payments,
    admin,
    ana,
    month,
    year,
    send,
    /** Delivers the webhooks that wait, and runs what follows. */
    async deliver() {
      for (const event of stripe.takeWebhooks()) await send(event);
      await runReactions(app);
    },
    /** Lets both clocks pass. */
    pass(days: number) {
      app.advance(days * DAY * 1000);
      stripe.advance(days * DAY);
    },
    row: () =>
      app.db.selectFrom("users").selectAll().where("id", "=", ana.id).executeTakeFirstOrThrow(),
    subscriptions: () =>
      app.db.selectFrom("subscriptions").selectAll().where("user_id", "=", ana.id).orderBy("id")
        .execute(),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
