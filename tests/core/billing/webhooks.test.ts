import { expect, test } from "vitest";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

test("a report is stored before it is handled, and a repeated one has no effect", async () => {
  await using w = await appWithPayments();
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  const events = w.stripe.takeWebhooks();
  for (const event of events) expect(await w.send(event)).toBe(200);
  // The process ends here: the jobs are in the database, and run later.
  expect(await w.app.count("subscriptions")).toBe(0);
  expect(await w.app.count("webhook_events where handled_at is null")).toBe(events.length);
  for (const event of events) expect(await w.send(event)).toBe(200);
  expect(await w.app.count("webhook_events")).toBe(events.length);
  expect(w.app.jobs.filter(({ reaction }) => reaction === "handleWebhook"))
    .toHaveLength(events.length);
  await runReactions(w.app, 2);
  expect(await w.subscriptions()).toMatchObject([{ status: "active", price_id: w.month.priceId }]);
  expect(await w.app.count("webhook_events where handled_at is null")).toBe(0);
  expect(await w.app.count("checkouts where status = 'COMPLETE'")).toBe(1);
});

test("a report without Stripe's signature is refused, and one about nobody is only stored", async () => {
  await using w = await appWithPayments();
  const post = (body: string, sent: Record<string, string>) =>
    w.app.app.fetch(
      new Request("http://localhost/api/webhooks/stripe", {
        method: "POST",
        body,
        headers: sent,
      }),
    );
  const event = { id: "evt_1", object: "event", type: "radar.unknown", created: 1, data: {} };
  const { body, headers } = w.stripe.signed(event);
  expect((await post(`${body} `, headers)).status).toBe(400);
  expect((await post(body, {})).status).toBe(400);
  expect(await w.app.count("webhook_events")).toBe(0);
  expect((await post(body, headers)).status).toBe(200);
  expect(await w.app.count("webhook_events where type = 'radar.unknown'")).toBe(1);
});
