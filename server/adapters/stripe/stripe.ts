import Stripe from "stripe";
import type { Payments } from "../../core/billing/payments.ts";
import { checkoutOf, eventOf, invoiceOf, subscriptionOf } from "./objects.ts";

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

/** Payments by Stripe, the only module with its client. A failed request is repeated with its key. */
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

  return {
    async createCustomer({ userId, email, name }) {
      const { id } = await stripe.customers.create(
        { email, name, metadata: { user_id: userId }, preferred_locales: ["pt-BR"] },
        { idempotencyKey: `customer-${userId}` },
      );
      return id;
    },
    async startCheckout({ key, customerId, userId, priceId, trialDays }) {
      const trial = trialDays > 0
        ? {
          payment_method_collection: "if_required" as const,
          subscription_data: {
            metadata: { user_id: userId },
            trial_period_days: trialDays,
            trial_settings: { end_behavior: { missing_payment_method: "pause" as const } },
          },
        }
        : { subscription_data: { metadata: { user_id: userId } } };
      return checkoutOf(
        await stripe.checkout.sessions.create({
          mode: "subscription",
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: priceId, quantity: 1 }],
          allow_promotion_codes: true,
          locale: "pt-BR",
          success_url: `${siteUrl}/app/payment/success?checkout=${key}`,
          cancel_url: `${siteUrl}/app/subscriptions/plans`,
          ...trial,
        }, { idempotencyKey: key }),
      );
    },
    loadCheckout: async (id) => checkoutOf(await stripe.checkout.sessions.retrieve(id)),
    async expireCheckout(id) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === "open") {
        // It may be paid in between; then it is loaded as complete.
        await stripe.checkout.sessions.expire(id).catch(unless("StripeInvalidRequestError"));
      }
      return checkoutOf(await stripe.checkout.sessions.retrieve(id));
    },
    async listSubscriptions(customer) {
      const all = await stripe.subscriptions.list({ customer, status: "all", limit: PAGE })
        .autoPagingToArray({ limit: MOST_INVOICES });
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
      const all = await stripe.invoices.list({ customer, limit: PAGE })
        .autoPagingToArray({ limit: MOST_INVOICES });
      return all.filter(({ status }) => status !== "draft").map(invoiceOf);
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
    async refundInvoice(invoice, key) {
      let cents = 0;
      for (const { payment, id } of (await stripe.invoicePayments.list({ invoice })).data) {
        if (!payment.payment_intent) continue;
        const refund = await stripe.refunds.create(
          { payment_intent: payment.payment_intent as string },
          { idempotencyKey: `${key}-${id}` },
        );
        cents += refund.amount;
      }
      return cents;
    },
    async createPrice({ name, cents, interval, productId }, key) {
      const product = productId ??
        (await stripe.products.create({ name }, { idempotencyKey: `product-${key}` })).id;
      const { id } = await stripe.prices.create({
        product,
        currency: "brl",
        unit_amount: cents,
        recurring: { interval },
      }, { idempotencyKey: `price-${key}` });
      return { priceId: id, productId: product };
    },
    async archivePrice(id) {
      await stripe.prices.update(id, { active: false });
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

/** Ignores an error of that type. */
const unless = (type: string) => (error: unknown) => {
  if ((error as { type?: string }).type !== type) throw error;
};
