import { createHmac } from "node:crypto";
import { shopServer } from "../shops/shop_server.ts";
import stripeObjects from "./objects.json" with { type: "json" };

// deno-lint-ignore no-explicit-any -- Stripe's objects are as deep as Stripe's documentation
type Thing = Record<string, any>;

/** One object of each kind, as Stripe documents it. */
export const examples = stripeObjects.resources as Readonly<Record<string, Thing>>;

export const WEBHOOK_SECRET = "whsec_of_tests";
const DAY = 24 * 60 * 60;

/** Methods whose payment takes a while. */
type SlowMethod = "pix" | "boleto";

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
  /** Subscriptions whose next charge costs nothing, by a promotion code. */
  const free = new Set<string>();
  /** Customers about whom every request fails. */
  let isRefused: (customer: string) => boolean = () => false;
  let onEffect: (request: string) => Promise<void> = () => Promise.resolve();

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

  /** The charge of an invoice that is paid. */
  function recordCharge({ id, customer, currency }: Thing, amount: number) {
    const payment_intent = `pi_${id}`;
    make("charge", "ch", {
      ...{ customer, currency, amount, amount_captured: amount, captured: true, payment_intent },
      amount_refunded: 0,
    });
  }

  /** Pays back what is left of a payment, or so many cents, as at Stripe's dashboard, too. */
  function refund(intent: string, cents?: number): Thing | "TOO_MUCH" | null {
    const paid = all("charge").find(({ payment_intent }) => payment_intent === intent)!;
    const left = paid.amount - paid.amount_refunded;
    const amount = cents ?? left;
    if (left === 0) return null;
    if (amount > left) return "TOO_MUCH";
    paid.amount_refunded += amount;
    paid.refunded = paid.amount_refunded === paid.amount;
    const made = make("refund", "re", { amount, charge: paid.id, payment_intent: intent });
    emit("refund.created", made);
    emit("charge.refunded", paid);
    return made;
  }

  function charge(subscription: Thing, slow?: SlowMethod) {
    const { unit_amount, currency } = subscription.items.data[0].price;
    const isPaid = !slow && !failing.has(subscription.id);
    const isTrial = subscription.status === "trialing";
    const due = isTrial || free.delete(subscription.id) ? 0 : unit_amount;
    const invoice = make("invoice", "in", {
      amount_due: due,
      amount_paid: isPaid ? due : 0,
      currency,
      customer: subscription.customer,
      due_date: null, // it is charged at once
      parent: {
        ...examples.invoice!.parent,
        type: "subscription_details",
        subscription_details: { metadata: {}, subscription: subscription.id },
      },
      number: `GAR-${last}`,
      status: isPaid ? "paid" : "open",
      status_transitions: {
        ...examples.invoice!.status_transitions,
        finalized_at: now,
        paid_at: isPaid ? now : null,
      },
    });
    if (isPaid && due > 0) recordCharge(invoice, due);
    if (due > 0) {
      make("invoice_payment", "inpay", {
        invoice: invoice.id,
        amount_paid: isPaid ? due : null,
        status: isPaid ? "paid" : "open",
        payment: {
          type: "payment_intent",
          payment_intent: slow ? pendingIntent(invoice.id, slow) : `pi_${invoice.id}`,
        },
      });
    }
    subscription.latest_invoice = invoice.id;
    emit("invoice.finalized", invoice);
    if (!slow) emit(isPaid ? "invoice.paid" : "invoice.payment_failed", invoice);
    return isPaid;
  }

  /** A payment by Pix or boleto that waits for its person, as Stripe has it expanded. */
  const pendingIntent = (invoiceId: string, slow: SlowMethod) => ({
    id: `pi_${invoiceId}`,
    object: "payment_intent",
    status: "requires_action",
    payment_method: { object: "payment_method", type: slow },
    next_action: slow === "pix"
      ? {
        type: "pix_display_qr_code",
        pix_display_qr_code: {
          expires_at: now + DAY,
          hosted_instructions_url: `https://payments.stripe.example/pix/${invoiceId}`,
        },
      }
      : {
        type: "boleto_display_details",
        boleto_display_details: {
          expires_at: now + 3 * DAY,
          hosted_voucher_url: `https://payments.stripe.example/boleto/${invoiceId}`,
        },
      },
  });

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

  /** The person pays at the checkout's page, or is given a code or a slip to pay by. */
  function pay(id: string, how: "paid" | "processing" | SlowMethod = "paid"): Thing {
    const slow = how === "pix" || how === "boleto" ? how : undefined;
    const session = things.get(id)!;
    const price = things.get(session.wanted.price)!;
    const days = Number(session.wanted.trialDays ?? 0);
    const subscription = make("subscription", "sub", {
      customer: session.customer,
      metadata: { user_id: session.client_reference_id },
      status: how !== "paid" ? "incomplete" : days > 0 ? "trialing" : "active",
      start_date: now,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      pause_collection: null,
      default_payment_method: {
        object: "payment_method",
        type: slow ?? "card",
        ...!slow && { card: { brand: "visa", last4: "4242" } },
      },
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
    if (how === "paid" || slow) {
      charge(subscription, slow);
      session.invoice = subscription.latest_invoice;
    }
    session.payment_status = how !== "paid" ? "unpaid" : days > 0 ? "no_payment_required" : "paid";
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

  /** The person pays what is late, or on its way. */
  function payLate(subscription: Thing) {
    failing.delete(subscription.id);
    for (const session of all("checkout.session")) {
      if (session.subscription !== subscription.id || session.payment_status !== "unpaid") continue;
      session.payment_status = "paid";
      emit("checkout.session.async_payment_succeeded", session);
    }
    for (const invoice of all("invoice")) {
      const of = invoice.parent.subscription_details.subscription;
      if (invoice.status !== "open" || of !== subscription.id) continue;
      invoice.status_transitions.paid_at = now;
      Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due });
      recordCharge(invoice, invoice.amount_due);
      emit("invoice.paid", invoice);
      for (const one of all("invoice_payment")) {
        if (one.invoice !== invoice.id) continue;
        Object.assign(one, { status: "paid", amount_paid: invoice.amount_due });
        one.payment.payment_intent = `pi_${invoice.id}`;
      }
    }
    return change(subscription, { status: "active" });
  }

  /** The next invoice if the subscription had that price: the unused share of each, and the new one. */
  function previewChange(form: URLSearchParams): Thing {
    const [item] = things.get(form.get("subscription")!)!.items.data;
    const price = things.get(form.get("subscription_details[items][0][price]")!)!;
    const { current_period_start: from, current_period_end: until } = item;
    const left = (until - now) / (until - from);
    const line = (amount: number, proration: boolean) => {
      const [example] = structuredClone(examples.invoice!.lines.data);
      Object.assign(example.parent.subscription_item_details, { proration });
      return { ...example, amount, parent: { ...example.parent, invoice_item_details: null } };
    };
    const lines = [
      line(-Math.round(item.price.unit_amount * left), true),
      line(Math.round(price.unit_amount * left), true),
      line(price.unit_amount, false),
    ];
    return {
      ...structuredClone(examples.invoice!),
      lines: { ...examples.invoice!.lines, data: lines },
      amount_due: lines.reduce((sum, { amount }) => sum + amount, 0),
      next_payment_attempt: until,
    };
  }

  /** The features of a portal's configuration, each on or off as the form says. */
  function portalFeatures(form: URLSearchParams): Thing {
    const features = structuredClone(examples["billing_portal.configuration"]!.features);
    for (const [name, feature] of Object.entries<Thing>(features)) {
      feature.enabled = form.get(`features[${name}][enabled]`) === "true";
    }
    return features;
  }

  const list = (data: Thing[], url: string) => ({ object: "list", data, has_more: false, url });
  const routes: readonly [RegExp, (form: URLSearchParams, id: string) => Thing | undefined][] = [
    [
      /^POST \/v1\/customers$/,
      (form) => make("customer", "cus", { email: form.get("email"), name: form.get("name") }),
    ],
    [
      /^GET \/v1\/customers\/(\w+)\/tax_ids$/,
      (_form, id) =>
        list(
          all("tax_id").filter(({ customer }) => customer === id),
          `/v1/customers/${id}/tax_ids`,
        ),
    ],
    [/^POST \/v1\/customers\/(\w+)\/tax_ids$/, (form, id) =>
      make("tax_id", "txi", {
        ...{ country: "BR", customer: id, type: form.get("type"), value: form.get("value") },
        owner: { ...examples.tax_id!.owner, customer: id },
      })],
    [/^DELETE \/v1\/customers\/\w+\/tax_ids\/(\w+)$/, (_form, id) => {
      things.delete(id);
      return { id, object: "tax_id", deleted: true };
    }],
    [/^POST \/v1\/products$/, (form) => make("product", "prod", { name: form.get("name") })],
    [/^POST \/v1\/prices$/, (form) =>
      make("price", "price", {
        product: form.get("product"),
        currency: form.get("currency"),
        unit_amount: Number(form.get("unit_amount")),
        unit_amount_decimal: form.get("unit_amount"),
        recurring: { ...examples.price!.recurring, interval: form.get("recurring[interval]") },
      })],
    [/^GET \/v1\/prices$/, () =>
      list(
        all("price").map((one) => ({ ...one, product: things.get(one.product) })),
        "/v1/prices",
      )],
    [/^GET \/v1\/prices\/(\w+)$/, (_form, id) => things.get(id)],
    [
      /^POST \/v1\/products\/(\w+)$/,
      (form, id) => Object.assign(things.get(id)!, { name: form.get("name") }),
    ],
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
        cancel_url: form.get("cancel_url"),
        expires_at: now + DAY,
        status: "open",
        subscription: null,
        url: `https://checkout.stripe.example/${last}`,
      });
      const wanted = {
        price: form.get("line_items[0][price]"),
        trialDays: form.get("subscription_data[trial_period_days]"),
        excluded: form.get("excluded_payment_method_types[0]"),
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
      const cancels = form.get("cancel_at_period_end");
      const paused = form.get("pause_collection[behavior]");
      const trialEnd = form.get("trial_end");
      const comment = form.get("cancellation_details[comment]");
      if (trialEnd) setPeriod(subscription, now, Number(trialEnd));
      return change(subscription, {
        ...cancels && { cancel_at_period_end: cancels === "true" },
        ...paused && { pause_collection: { behavior: paused, resumes_at: null } },
        ...form.get("pause_collection") === "" && { pause_collection: null },
        ...trialEnd && { trial_end: Number(trialEnd), status: "trialing" },
        ...comment && {
          cancellation_details: { ...examples.subscription!.cancellation_details, comment },
        },
      });
    }],
    [
      /^POST \/v1\/subscriptions\/(\w+)\/resume$/,
      (_form, id) => change(things.get(id)!, { status: "active" }),
    ],
    [
      /^GET \/v1\/billing_portal\/configurations$/,
      () => list(all("billing_portal.configuration"), "/v1/billing_portal/configurations"),
    ],
    [
      /^POST \/v1\/billing_portal\/configurations$/,
      (form) =>
        make("billing_portal.configuration", "bpc", {
          is_default: false,
          features: portalFeatures(form),
          metadata: {
            product: form.get("metadata[product]"),
            version: form.get("metadata[version]"),
          },
        }),
    ],
    [
      /^POST \/v1\/billing_portal\/configurations\/(\w+)$/,
      (form, id) => Object.assign(things.get(id)!, { features: portalFeatures(form) }),
    ],
    [/^POST \/v1\/billing_portal\/sessions$/, (form) =>
      make("billing_portal.session", "bps", {
        configuration: form.get("configuration"),
        customer: form.get("customer"),
        return_url: form.get("return_url"),
        url: `https://billing.stripe.example/${last}`,
      })],
    [/^POST \/v1\/invoices\/create_preview$/, (form) => previewChange(form)],
    [/^GET \/v1\/charges$/, (form) =>
      list(
        all("charge").filter(({ customer }) => customer === form.get("customer")),
        "/v1/charges",
      )],
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
        all("invoice_payment").filter(({ invoice, payment: { payment_intent } }) =>
          invoice === form.get("invoice") ||
          payment_intent === form.get("payment[payment_intent]")
        ),
        "/v1/invoice_payments",
      )],
    [/^POST \/v1\/refunds$/, (form) => {
      const amount = form.get("amount");
      const made = refund(
        form.get("payment_intent")!,
        amount === null ? undefined : Number(amount),
      );
      if (made === "TOO_MUCH") {
        const message = "Refund amount is greater than unrefunded amount on charge.";
        return { error: { type: "invalid_request_error", message } };
      }
      if (made) return made;
      const message = "The charge has already been refunded.";
      return { error: { type: "invalid_request_error", code: "charge_already_refunded", message } };
    }],
  ];

  const server = await shopServer(async ({ method, path, query, headers, body }) => {
    requests.push(`${method} ${path}`);
    const form = method === "POST" ? new URLSearchParams(body) : query;
    if (isRefused(form.get("customer") ?? "")) return { status: 500, body: { error: {} } };
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
      if (thing.error) return { status: 400, body: thing };
      if (typeof key === "string" && method === "POST") answered.set(key, { body, thing });
      if (method !== "GET") await onEffect(`${method} ${path}`);
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
    /** Fails every request about these customers. */
    refuse: (customers: typeof isRefused) => void (isRefused = customers),
    /** Waits for `handler` after a request had its effect, and before it is answered. */
    holdAnswers: (handler: typeof onEffect) => void (onEffect = handler),
    pay,
    payLate,
    end,
    /** Pays back at Stripe's dashboard. */
    refundInvoice: (invoice: string, cents: number) => refund(`pi_${invoice}`, cents),
    change,
    advance,
    /** The customer stores a card; the same one has the same fingerprint for everybody. */
    addCard(customer: string, fingerprint: string) {
      const card = { ...examples.payment_method!.card, fingerprint };
      return make("payment_method", "pm", { customer, type: "card", card });
    },
    freeCharge: (subscription: Thing) => void free.add(subscription.id),
    failCharges: (subscription: Thing) => void failing.add(subscription.id),
    [Symbol.asyncDispose]: server.close,
  };
}
