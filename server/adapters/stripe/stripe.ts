import Stripe from "stripe";
import type { Payments } from "../../core/billing/payments.ts";
import { checkouts } from "./checkouts.ts";
import { eventOf, invoiceOf, subscriptionOf } from "./objects.ts";
import { portalConfiguration } from "./portal.ts";
import { prices } from "./prices.ts";

/** The largest page of Stripe's lists. */
const PAGE = 100;
/** Invoices of one person that are read; more are years ago. */
const MOST_INVOICES = 300;
/** Milliseconds for one request. */
const TIMEOUT_MS = 20_000;

/** The operator's account. */
type Account = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The origin to which people come back from Stripe's pages. */
  readonly siteUrl: string;
  /** A stand-in's origin; null: Stripe itself. */
  readonly apiUrl: string | null;
};

/** Payments by Stripe, the only folder with its client. A failed request is repeated with its key. */
export function stripePayments(
  { secretKey, webhookSecret, siteUrl, apiUrl }: Account,
  { maxNetworkRetries = 2 }: { readonly maxNetworkRetries?: number } = {},
): Payments {
  const stripe = new Stripe(secretKey, {
    ...standIn(apiUrl),
    timeout: TIMEOUT_MS,
    telemetry: false,
    maxNetworkRetries,
  });

  /** Returns the cents that were paid back, by invoice; also what was paid back at Stripe's pages. */
  async function refundedOf(customer: string): Promise<ReadonlyMap<string, number>> {
    const charges = await stripe.charges.list({ customer, limit: PAGE })
      .autoPagingToArray({ limit: MOST_INVOICES });
    const refunded = new Map<string, number>();
    for (const { amount_refunded: cents, payment_intent } of charges) {
      if (cents === 0 || !payment_intent) continue;
      const payment = {
        type: "payment_intent" as const,
        payment_intent: payment_intent as string,
      };
      const { data: [paid] } = await stripe.invoicePayments.list({ payment });
      const id = paid && (typeof paid.invoice === "string" ? paid.invoice : paid.invoice.id);
      if (id) refunded.set(id, (refunded.get(id) ?? 0) + cents);
    }
    return refunded;
  }

  return {
    ...checkouts(stripe, siteUrl),
    ...prices(stripe),
    async createCustomer({ userId, email, name }) {
      const { id } = await stripe.customers.create(
        { email, name, metadata: { user_id: userId }, preferred_locales: ["pt-BR"] },
        { idempotencyKey: `customer-${userId}` },
      );
      return id;
    },
    async setTaxpayer(customer, { kind, id }) {
      const type = kind === "CPF" ? "br_cpf" as const : "br_cnpj" as const;
      const plain = (value: string) => value.replace(/[^0-9A-Za-z]/g, "").toUpperCase();
      const { data } = await stripe.customers.listTaxIds(customer, { limit: PAGE });
      const brazilian = data.filter(({ type }) => type === "br_cpf" || type === "br_cnpj");
      const isSame = (one: (typeof data)[number]) => one.type === type && plain(one.value) === id;
      if (!brazilian.some(isSame)) {
        await stripe.customers.createTaxId(customer, { type, value: punctuated(kind, id) })
          .catch((error) => {
            if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          });
      }
      for (const one of brazilian) {
        if (!isSame(one)) await stripe.customers.deleteTaxId(customer, one.id);
      }
    },
    async listSubscriptions(customer) {
      const all = await stripe.subscriptions.list({
        customer,
        status: "all",
        limit: PAGE,
        expand: ["data.default_payment_method"],
      }).autoPagingToArray({ limit: MOST_INVOICES });
      return all.map(subscriptionOf);
    },
    async listFingerprints(customer) {
      const { data } = await stripe.customers.listPaymentMethods(customer, {
        type: "card",
        limit: PAGE,
      });
      return data.flatMap(({ card }) => card?.fingerprint ?? []);
    },
    async listInvoices(customer) {
      const [all, refunded] = await Promise.all([
        stripe.invoices.list({ customer, limit: PAGE }).autoPagingToArray({ limit: MOST_INVOICES }),
        refundedOf(customer),
      ]);
      return all.filter(({ status }) => status !== "draft")
        .map((one) => invoiceOf(one, refunded.get(one.id!) ?? 0));
    },
    async changePrice(id, price) {
      const { items } = await stripe.subscriptions.retrieve(id);
      const [item] = items.data;
      if (item?.price.id === price) return;
      await stripe.subscriptions.update(id, {
        items: [{ id: item!.id, price }],
        proration_behavior: "create_prorations",
        cancel_at_period_end: false,
      });
    },
    async previewPrice(id, price) {
      const { items, customer } = await stripe.subscriptions.retrieve(id);
      const preview = await stripe.invoices.createPreview({
        customer: customer as string,
        subscription: id,
        subscription_details: {
          items: [{ id: items.data[0]!.id, price }],
          proration_behavior: "create_prorations",
        },
      });
      const prorations = preview.lines.data.filter(({ parent }) =>
        parent?.subscription_item_details?.proration || parent?.invoice_item_details?.proration
      );
      return {
        prorationCents: prorations.reduce((sum, { amount }) => sum + amount, 0),
        nextChargeCents: preview.amount_due,
        nextChargeAt: new Date((preview.next_payment_attempt ?? preview.period_end) * 1000),
      };
    },
    async pauseSubscription(id) {
      await stripe.subscriptions.update(id, { pause_collection: { behavior: "void" } });
    },
    async resumeSubscription(id) {
      const { status } = await stripe.subscriptions.retrieve(id);
      // Stripe itself pauses one whose trial ended without a way to pay.
      if (status === "paused") await stripe.subscriptions.resume(id);
      else await stripe.subscriptions.update(id, { pause_collection: "" });
    },
    async openPortal(customer) {
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        configuration: await portalConfiguration(stripe),
        locale: "pt-BR",
        return_url: `${siteUrl}/app/subscriptions`,
      });
      return url;
    },
    async cancelAtPeriodEnd(id, cancels, reason) {
      await stripe.subscriptions.update(id, {
        cancel_at_period_end: cancels,
        ...reason !== null && { cancellation_details: { comment: reason } },
      });
    },
    async endSubscription(id) {
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status === "canceled" || status === "incomplete_expired") return;
      await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
    },
    async refundInvoice(invoice, { cents, key }) {
      const { data } = await stripe.invoicePayments.list({ invoice });
      const paid = data.filter(({ payment }) => payment.payment_intent);
      // A part is paid back of one payment: nearly every invoice has only one.
      const whole = paid.find(({ amount_paid }) => (amount_paid ?? 0) >= (cents ?? 0));
      for (const { payment, id } of cents === null ? paid : whole ? [whole] : []) {
        const isDone = await stripe.refunds.create(
          {
            payment_intent: payment.payment_intent as string,
            ...cents !== null && { amount: cents },
          },
          { idempotencyKey: `${key}-${id}` },
        ).then(() => true, (error) => {
          const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
          // What was paid back already is no failure of paying back the rest.
          if (error.code === "charge_already_refunded" || isRefused && cents !== null) return false;
          throw error;
        });
        if (!isDone && cents !== null) return false;
      }
      return cents === null || whole !== undefined;
    },
    async chargeFrom(id, at) {
      await stripe.subscriptions.update(id, {
        trial_end: Math.floor(at.getTime() / 1000),
        proration_behavior: "none",
      });
    },
    async readEvent(body, signature) {
      try {
        return eventOf(await stripe.webhooks.constructEventAsync(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        if (error instanceof SyntaxError) return null;
        throw error;
      }
    },
  };
}

/** Returns a CPF or CNPJ as Stripe takes it. */
const punctuated = (kind: "CPF" | "CNPJ", id: string) =>
  kind === "CPF"
    ? id.replace(/^(.{3})(.{3})(.{3})/, "$1.$2.$3-")
    : id.replace(/^(.{2})(.{3})(.{3})(.{4})/, "$1.$2.$3/$4-");

/** The options for a stand-in at that origin. */
function standIn(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isSafe = protocol === "https:";
  return {
    host: hostname,
    port: port || (isSafe ? 443 : 80),
    protocol: isSafe ? "https" as const : "http" as const,
  };
}
