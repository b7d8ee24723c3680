import { expect, test } from "vitest";
import { stripePayments } from "../../../server/adapters/stripe/stripe.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";
import { examples, signature } from "../../support/stripe/standin.ts";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import {
  openBillingPortal,
  withdrawSubscription,
} from "../../../server/core/billing/change_subscription.ts";

test("a webhook's signature is that of Stripe's documentation", async () => {
  const body = `{"id":"evt_test_webhook","object":"event"}`;
  const v1 = "d95c6b7477fbd7e9f90b1b0ef5f9c7ac25abca5382460e0d988c2b2a5b71b990";
  const secret = "whsec_test_secret";
  expect(signature(body, secret, 1_700_000_000)).toBe(`t=1700000000,v1=${v1}`);
  const payments = stripePayments({
    secretKey: "sk_test_tests",
    webhookSecret: secret,
    siteUrl: "http://localhost",
    apiUrl: null,
  });
  const now = Math.floor(Date.now() / 1000);
  expect(await payments.readEvent(body, signature(body, secret, now)))
    .toMatchObject({ id: "evt_test_webhook" });
  // The documentation's is right, and too old by now; another one is wrong.
  expect(await payments.readEvent(body, `t=1700000000,v1=${v1}`)).toBeNull();
  expect(await payments.readEvent(body, signature(body, "whsec_other", now))).toBeNull();
  expect(await payments.readEvent(body, "nonsense")).toBeNull();
});

/** The type of a value; null and an object may stand for each other: Stripe's are nullable. */
const typeOf = (value: unknown) => Array.isArray(value) ? "array" : typeof value;

test("the stand-in's objects have the keys and types of Stripe's own", async () => {
  await using w = await appWithPayments();
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId, taxpayerId: "123.456.789-09" });
  w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  const events = w.stripe.takeWebhooks();
  for (const event of events) await w.send(event);
  await w.deliver();
  expect(await openBillingPortal(w.ana.ctx())).toMatch(/^https:/);
  w.stripe.addCard(w.stripe.all("customer")[0]!.id, "card-of-ana");
  await withdrawSubscription(w.ana.ctx(), {});
  await w.deliver();
  const made = new Set<string>();
  for (const thing of [...w.stripe.things.values(), ...events]) {
    const example = examples[thing.object]!;
    made.add(thing.object);
    expect(Object.keys(thing).sort(), thing.object).toEqual(Object.keys(example).sort());
    for (const [key, value] of Object.entries(thing)) {
      if (value === null || example[key] === null) continue;
      expect(typeOf(value), `${thing.object}.${key}`).toBe(typeOf(example[key]));
    }
  }
  expect([...made].sort()).toEqual(Object.keys(examples).sort());
});

test("at the portal nobody changes or ends a plan; its configuration is made once and set back", async () => {
  await using w = await appWithPayments();
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  const features = () =>
    Object.entries<{ enabled: boolean }>(
      w.stripe.all("billing_portal.configuration")[0]!.features,
    ).filter(([, { enabled }]) => enabled).map(([name]) => name).sort();
  await openBillingPortal(w.ana.ctx());
  await openBillingPortal(w.ana.ctx());
  const [configuration, ...others] = w.stripe.all("billing_portal.configuration");
  expect(others).toEqual([]);
  expect(w.stripe.all("billing_portal.session").map(({ configuration }) => configuration))
    .toEqual([configuration!.id, configuration!.id]);
  const allowed = ["customer_update", "invoice_history", "payment_method_update"];
  expect(features()).toEqual(allowed);
  configuration!.features.subscription_update.enabled = true; // at Stripe's dashboard
  await openBillingPortal(w.ana.ctx());
  expect(features()).toEqual(allowed);
});
