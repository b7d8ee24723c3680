import { createHmac } from "node:crypto";
import { shopServer } from "../shops/shop_server.ts";
import stripeObjects from "./objects.json" with { type: "json" };

// deno-lint-ignore no-explicit-any -- Stripe's objects are as deep as Stripe's documentation
type Thing = Record<string, any>;

/** One object of each kind, as Stripe documents it. */
export const examples = stripeObjects.resources as Readonly<Record<string, Thing>>;

export const WEBHOOK_SECRET = "whsec_of_tests";
const DAY = 24 * 60 * 60;

/** Signs a webhook's body like Stripe. */
export function signature(body: string, secret: string, seconds: number): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

/**
 * A stand-in for Stripe's API on this machine, with a test clock. It collects the webhooks that it
 * would send, so that a test delivers them late, twice or out of order.
 */
export async function stripeStandin(startsAt: Date) {
  let now = Math.floor(startsAt.getTime() / 1000);
  let last = 0;
  const things = new Map<string, Thing>();
  const answered = new Map<string, { readonly body: string; readonly thing: Thing }>();
  const webhooks: Thing[] = [];
  const requests: string[] = [];
  /** Subscriptions whose next charges fail. */
  const failing = new Set<string>();

  const make = (kind: string, prefix: string, fields: Thing): Thing => {
    const id = `${prefix}_${String(++last).padStart(8, "0")}`;
    const thing = { ...structuredClone(examples[kind]!), id, created: now, ...fields };
    things.set(id, thing);
    return thing;
  };
  const all = (object: string) => [...things.values()].filter((one) => one.object === object);
  const emit = (type: string, thing: Thing) => {
    const example = structuredClone(examples.event!);
    const object = structuredClone(thing);
    const id = `evt_${String(++last).padStart(8, "0")}`;
    webhooks.push({ ...example, id, created: now, type, data: { object } });
  };

  function charge(subscription: Thing) {
    const { unit_amount, currency } = subscription.items.data[0].price;
    const isPaid = !failing.has(subscription.id);
    const isTrial = subscription.status === "trialing";
    const due = isTrial ? 0 : unit_amount;
    const invoice = make("invoice", "in", {
      amount_due: due,
      amount_paid: isPaid ? due : 0,
      currency,
      customer: subscription.customer,
      parent: {
        ...examples.invoice!.parent,
        type: "subscription_details",
        subscription_details: { metadata: {}, subscription: subscription.id },
      },
      number: `GAR-${last}`,
      status: isPaid ? "paid" : "open",
      status_transitions: {
        ...examples.invoice!.status_transitions,
        paid_at: isPaid ? now : null,
      },
    });
    if (isPaid && due > 0) {
      make("invoice_payment", "inpay", {
        invoice: invoice.id,
        amount_paid: due,
        status: "paid",
        payment: { type: "payment_intent", payment_intent: `pi_${invoice.id}` },
      });
    }
    subscription.latest_invoice = invoice.id;
    emit("invoice.finalized", invoice);
    emit(isPaid ? "invoice.paid" : "invoice.payment_failed", invoice);
    return isPaid;
  }

  const change = (subscription: Thing, fields: Thing, type = "customer.subscription.updated") => {
    Object.assign(subscription, fields);
    emit(type, subscription);
    return subscription;
  };

  function setPeriod(subscription: Thing, from: number, until: number) {
    const [item] = subscription.items.data;
    Object.assign(item, { current_period_start: from, current_period_end: until });
  }

  const periodOf = (price: Thing) => (price.recurring.interval === "year" ? 365 : 30) * DAY;

  /** The person pays at the checkout's page. */
  function pay(id: string, how: "paid" | "processing" = "paid"): Thing {
    const session = things.get(id)!;
    const price = things.get(session.wanted.price)!;
    const days = Number(session.wanted.trialDays ?? 0);
    const subscription = make("subscription", "sub", {
      customer: session.customer,
      metadata: { user_id: session.client_reference_id },
      status: how === "processing" ? "incomplete" : days > 0 ? "trialing" : "active",
      start_date: now,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      pause_collection: null,
      trial_start: days > 0 ? now : null,
      trial_end: days > 0 ? now + days * DAY : null,
      items: {
        ...examples.subscription!.items,
        data: [{ ...structuredClone(examples.subscription!.items.data[0]), id: "si_1", price }],
      },
    });
    setPeriod(subscription, now, subscription.trial_end ?? now + periodOf(price));
    Object.assign(session, { status: "complete", url: null, subscription: subscription.id });
    emit("customer.subscription.created", subscription);
    if (how === "paid") charge(subscription);
    emit("checkout.session.completed", session);
    return subscription;
  }

  function end(subscription: Thing, status = "canceled") {
    return change(
      subscription,
      { status, ended_at: now, canceled_at: now },
      "customer.subscription.deleted",
    );
  }

  /** Lets the clock pass, and renews, charges and ends what is due. */
  function advance(seconds: number) {
    now += seconds;
    for (const one of all("subscription")) {
      if (one.status === "incomplete" && now - one.start_date >= DAY) {
        change(one, { status: "incomplete_expired", ended_at: now });
      }
      const [item] = one.items.data;
      if (!["trialing", "active"].includes(one.status) || item.current_period_end > now) continue;
      if (one.cancel_at_period_end) {
        end(one);
        continue;
      }
      one.status = "active";
      setPeriod(one, now, now + periodOf(item.price));
      change(one, { status: charge(one) ? "active" : "past_due" });
    }
  }

  /** The person pays what is late. */
  function payLate(subscription: Thing) {
    failing.delete(subscription.id);
    for (const invoice of all("invoice")) {
      if (invoice.status !== "open" || invoice.customer !== subscription.customer) continue;
      invoice.status_transitions.paid_at = now;
      Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due });
      emit("invoice.paid", invoice);
    }
    return change(subscription, { status: "active" });
  }

  const list = (data: Thing[], url: string) => ({ object: "list", data, has_more: false, url });
  const routes: readonly [RegExp, (form: URLSearchParams, id: string) => Thing | undefined][] = [
    [
      /^POST \/v1\/customers$/,
      (form) => make("customer", "cus", { email: form.get("email"), name: form.get("name") }),
    ],
    [/^POST \/v1\/products$/, (form) => make("product", "prod", { name: form.get("name") })],
    [/^POST \/v1\/prices$/, (form) =>
      make("price", "price", {
        product: form.get("product"),
        currency: form.get("currency"),
        unit_amount: Number(form.get("unit_amount")),
        unit_amount_decimal: form.get("unit_amount"),
        recurring: { ...examples.price!.recurring, interval: form.get("recurring[interval]") },
      })],
    [
      /^POST \/v1\/prices\/(\w+)$/,
      (form, id) => Object.assign(things.get(id)!, { active: form.get("active") === "true" }),
    ],
    [/^POST \/v1\/checkout\/sessions$/, (form) => {
      const session = make("checkout.session", "cs", {
        mode: form.get("mode"),
        customer: form.get("customer"),
        client_reference_id: form.get("client_reference_id"),
        success_url: form.get("success_url"),
        expires_at: now + DAY,
        status: "open",
        subscription: null,
        url: `https://checkout.stripe.example/${last}`,
      });
      const wanted = {
        price: form.get("line_items[0][price]"),
        trialDays: form.get("subscription_data[trial_period_days]"),
      };
      return Object.defineProperty(session, "wanted", { value: wanted }); // never in an answer
    }],
    [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (_form, id) => things.get(id)],
    [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, (_form, id) => {
      const session = Object.assign(things.get(id)!, { status: "expired", url: null });
      emit("checkout.session.expired", session);
      return session;
    }],
    [/^GET \/v1\/subscriptions$/, (form) =>
      list(
        all("subscription").filter(({ customer }) => customer === form.get("customer")),
        "/v1/subscriptions",
      )],
    [/^GET \/v1\/subscriptions\/(\w+)$/, (_form, id) => things.get(id)],
    [/^POST \/v1\/subscriptions\/(\w+)$/, (form, id) => {
      const subscription = things.get(id)!;
      const price = form.get("items[0][price]");
      if (price) subscription.items.data[0].price = things.get(price);
      const cancels = form.get("cancel_at_period_end") === "true";
      return change(subscription, { cancel_at_period_end: cancels });
    }],
    [/^DELETE \/v1\/subscriptions\/(\w+)$/, (_form, id) => end(things.get(id)!)],
    [
      /^GET \/v1\/customers\/(\w+)\/payment_methods$/,
      (_form, id) =>
        list(
          all("payment_method").filter(({ customer }) => customer === id),
          `/v1/customers/${id}/payment_methods`,
        ),
    ],
    [/^GET \/v1\/invoices$/, (form) =>
      list(
        all("invoice").filter(({ customer }) => customer === form.get("customer")),
        "/v1/invoices",
      )],
    [/^GET \/v1\/invoice_payments$/, (form) =>
      list(
        all("invoice_payment").filter(({ invoice }) => invoice === form.get("invoice")),
        "/v1/invoice_payments",
      )],
    [/^POST \/v1\/refunds$/, (form) => {
      const intent = form.get("payment_intent");
      const paid = all("invoice_payment").find(({ payment }) => payment.payment_intent === intent);
      const refund = make("refund", "re", { amount: paid!.amount_paid, payment_intent: intent });
      emit("refund.created", refund);
      return refund;
    }],
  ];

  const server = await shopServer(({ method, path, query, headers, body }) => {
    requests.push(`${method} ${path}`);
    const form = method === "POST" ? new URLSearchParams(body) : query;
    const key = headers["idempotency-key"];
    const before = typeof key === "string" && answered.get(key);
    if (before) {
      if (before.body === body) return { status: 200, body: before.thing };
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return { status: 400, body: { error: { type: "idempotency_error", message } } };
    }
    for (const [pattern, answer] of routes) {
      const match = pattern.exec(`${method} ${path}`);
      const thing = match && answer(form, match[1] ?? "");
      if (!thing) continue;
      if (typeof key === "string" && method === "POST") answered.set(key, { body, thing });
      return { status: 200, body: thing };
    }
    const error = { type: "invalid_request_error", message: `No such thing: ${path}` };
    return { status: 404, body: { error } };
  });

  return {
    origin: server.origin,
    failNext: server.failNext,
    requests,
    /** The webhooks that were not taken yet. */
    takeWebhooks: () => webhooks.splice(0),
    /** A webhook as it is sent. */
    signed(event: Thing) {
      const body = JSON.stringify(event);
      const seconds = Math.floor(Date.now() / 1000); // the tolerance is of the real clock
      const sent = { "stripe-signature": signature(body, WEBHOOK_SECRET, seconds) };
      return { body, headers: sent };
    },
    things,
    all,
    pay,
    payLate,
    end,
    change,
    advance,
    /** The customer stores a card; the same one has the same fingerprint for everybody. */
    addCard(customer: string, fingerprint: string) {
      const card = { ...examples.payment_method!.card, fingerprint };
      return make("payment_method", "pm", { customer, type: "card", card });
    },
    failCharges: (subscription: Thing) => void failing.add(subscription.id),
    [Symbol.asyncDispose]: server.close,
  };
}
