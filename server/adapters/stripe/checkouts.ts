import type Stripe from "stripe";
import type { Payments } from "../../core/billing/payments.ts";
import { checkoutOf, pendingOf } from "./objects.ts";

/** Days that a boleto can be paid. */
const BOLETO_DAYS = 3;
/** Seconds that a Pix code can be paid. */
const PIX_SECONDS = 60 * 60;

/** What `Payments` does with Stripe's Checkout sessions; people come back to `siteUrl`. */
export function checkouts(
  stripe: Stripe,
  siteUrl: string,
): Pick<Payments, "startCheckout" | "loadCheckout" | "expireCheckout"> {
  /** Reads the payment of a finished checkout that was not paid when it was read. */
  async function pending({ invoice }: Stripe.Checkout.Session) {
    const id = typeof invoice === "string" ? invoice : invoice?.id;
    if (!id) return pendingOf(null);
    const { data } = await stripe.invoicePayments.list({
      invoice: id,
      expand: ["data.payment.payment_intent.payment_method"],
    });
    const intent = data[0]?.payment.payment_intent;
    return pendingOf(typeof intent === "object" ? intent : null);
  }

  return {
    async startCheckout(checkout) {
      const { key, customerId, userId, priceId, cents, interval, trialDays, hasBoleto } = checkout;
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
          // The account's own settings say which ways to pay are offered; each waits so long.
          ...!hasBoleto && { excluded_payment_method_types: ["boleto" as const] },
          payment_method_options: {
            ...hasBoleto && { boleto: { expires_after_days: BOLETO_DAYS } },
            pix: {
              expires_after_seconds: PIX_SECONDS,
              mandate_options: {
                amount: cents,
                amount_type: "maximum",
                currency: "brl",
                payment_schedule: interval === "year" ? "yearly" : "monthly",
              },
            },
          },
          success_url: `${siteUrl}/app/payment/success?checkout=${key}`,
          cancel_url: `${siteUrl}/app/subscriptions/plans?retorno=1`,
          ...trial,
        }, { idempotencyKey: key }),
      );
    },
    async loadCheckout(id) {
      const session = await stripe.checkout.sessions.retrieve(id);
      const isPending = session.status === "complete" && session.payment_status === "unpaid";
      return checkoutOf(session, isPending ? await pending(session) : null);
    },
    async expireCheckout(id) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === "open") {
        // It may be paid in between; then it is loaded as complete.
        await stripe.checkout.sessions.expire(id).catch(unless("StripeInvalidRequestError"));
      }
      return checkoutOf(await stripe.checkout.sessions.retrieve(id));
    },
  };
}

/** Ignores an error of that type. */
const unless = (type: string) => (error: unknown) => {
  if ((error as { type?: string }).type !== type) throw error;
};
