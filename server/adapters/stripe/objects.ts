import type Stripe from "stripe";
import type {
  InvoiceStatus,
  ListedPrice,
  PaidBy,
  PaymentMethod,
  PendingPayment,
  VendorCheckout,
  VendorEvent,
  VendorInvoice,
  VendorSubscription,
} from "../../core/billing/payments.ts";
import type { SubscriptionStatus } from "../../core/plans/subscription.ts";

const dateOf = (seconds: number) => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null | undefined) => seconds ? dateOf(seconds) : null;
const idOf = (one: string | { readonly id: string } | null | undefined): string | null =>
  typeof one === "string" ? one : one?.id ?? null;

/** Stripe's statuses; a first payment that never came is an expired subscription. */
const statuses: Readonly<Record<string, SubscriptionStatus>> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  canceled: "canceled",
  unpaid: "unpaid",
  incomplete: "incomplete",
  incomplete_expired: "expired",
  paused: "paused",
};

/** Maps a subscription; the paid time is that of its item. @throws Error for an unknown status */
export function subscriptionOf(given: Stripe.Subscription): VendorSubscription {
  const [item] = given.items.data;
  const status = statuses[given.status];
  if (!item || !status) throw new Error(`Stripe's subscription ${given.id} is ${given.status}`);
  const periodEndsAt = dateOrNull(item.current_period_end);
  return {
    id: given.id,
    priceId: item.price.id,
    status: given.pause_collection && status === "active" ? "paused" : status,
    startedAt: dateOf(given.start_date),
    periodEndsAt,
    trialEndsAt: dateOrNull(given.trial_end),
    cancelsAt: given.cancel_at_period_end ? periodEndsAt : dateOrNull(given.cancel_at),
    endedAt: dateOrNull(given.ended_at),
    cancelReason: given.cancellation_details?.comment ?? null,
    paidBy: paidBy(given.default_payment_method),
  };
}

const methods: Readonly<Record<string, PaymentMethod>> = {
  card: "CARD",
  pix: "PIX",
  boleto: "BOLETO",
};

/** Maps a method of payment, of which Stripe gives only the id unless it was expanded. */
function paidBy(given: Stripe.Subscription["default_payment_method"]): PaidBy | null {
  if (given === null || typeof given === "string") return null;
  return {
    method: methods[given.type] ?? "OTHER",
    cardBrand: given.card?.brand ?? null,
    cardDigits: given.card?.last4 ?? null,
  };
}

/** Stripe's statuses of an invoice that is final; a draft is not stored. */
const invoiceStatuses: Readonly<Record<string, InvoiceStatus>> = {
  open: "open",
  paid: "paid",
  uncollectible: "uncollectible",
  void: "void",
};

/** Maps an invoice, of which so many cents were paid back. */
export function invoiceOf(given: Stripe.Invoice, refundedCents: number): VendorInvoice {
  return {
    id: given.id!,
    subscriptionId: idOf(given.parent?.subscription_details?.subscription),
    number: given.number,
    status: invoiceStatuses[given.status ?? ""] ?? "open",
    dueCents: given.amount_due,
    paidCents: given.amount_paid,
    refundedCents,
    currency: given.currency.toUpperCase(),
    createdAt: dateOf(given.created),
    // Without a day to pay by, Stripe charges an invoice as it becomes final.
    dueAt: dateOrNull(given.due_date ?? given.status_transitions.finalized_at),
    paidAt: dateOrNull(given.status_transitions.paid_at),
    pageUrl: given.hosted_invoice_url ?? null,
    pdfUrl: given.invoice_pdf ?? null,
  };
}

/** Maps the payment of a finished checkout; null: it is done. */
export function pendingOf(given: Stripe.PaymentIntent | null): PendingPayment | null {
  if (given?.status === "succeeded") return null;
  const { pix_display_qr_code: pix, boleto_display_details: boleto } = given?.next_action ?? {};
  const type = typeof given?.payment_method === "object" ? given.payment_method?.type : undefined;
  return {
    method: pix || type === "pix" ? "PIX" : boleto || type === "boleto" ? "BOLETO" : "OTHER",
    url: pix?.hosted_instructions_url ?? boleto?.hosted_voucher_url ?? null,
    until: dateOrNull(pix?.expires_at ?? boleto?.expires_at),
  };
}

/** Maps a price with its product; none for one of another interval, or of a deleted product. */
export function priceOf(given: Stripe.Price): ListedPrice[] {
  const { product, recurring, unit_amount: cents } = given;
  const interval = recurring?.interval;
  if (typeof product === "string" || product.deleted || cents === null) return [];
  const isYear = interval === "year";
  if (recurring?.interval_count !== 1 || !isYear && interval !== "month") return [];
  return [{
    ...{ priceId: given.id, productId: product.id, name: product.name, cents },
    interval: isYear ? "year" : "month",
    isActive: given.active && product.active,
  }];
}

/** Maps a checkout session. */
export function checkoutOf(
  given: Stripe.Checkout.Session,
  pending: PendingPayment | null = null,
): VendorCheckout {
  return {
    id: given.id,
    url: given.url,
    status: given.status === "open" ? "OPEN" : given.status === "complete" ? "COMPLETE" : "EXPIRED",
    subscriptionId: idOf(given.subscription),
    expiresAt: dateOf(given.expires_at),
    pending,
  };
}

/** Maps a webhook's event, of any type. */
export function eventOf(given: Stripe.Event): VendorEvent {
  const object = given.data?.object as
    | { readonly id?: string; readonly object?: string; readonly customer?: string | null }
    | undefined;
  const isCustomer = object?.object === "customer";
  return {
    id: given.id,
    type: given.type ?? "unknown",
    objectId: object?.id ?? null,
    customerId: (isCustomer ? object.id : idOf(object?.customer)) ?? null,
    happenedAt: given.created ? dateOf(given.created) : new Date(0),
  };
}
