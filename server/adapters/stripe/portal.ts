import type Stripe from "stripe";

/** The largest page of Stripe's lists. */
const PAGE = 100;
/** Names the configuration that is this product's. */
const OURS = { product: "garimpo", version: "1" };

/**
 * What a person may do at the portal. Plans change and end in the product only, where what a smaller
 * plan has no room for is chosen, and the email address is that of the account.
 */
const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  customer_update: { enabled: true, allowed_updates: ["name", "address", "phone", "tax_id"] },
  subscription_update: { enabled: false },
  subscription_cancel: { enabled: false },
};

/**
 * Returns the portal's configuration of this product. It is created the first time, and one that was
 * changed at Stripe's dashboard so that plans change or end there is set back.
 */
export async function portalConfiguration(stripe: Stripe): Promise<string> {
  const { configurations } = stripe.billingPortal;
  const all = await configurations.list({ active: true, limit: PAGE });
  const ours = all.data.find(({ metadata }) =>
    metadata?.product === OURS.product && metadata.version === OURS.version
  );
  if (!ours) {
    const created = await configurations.create(
      { features, metadata: OURS },
      { idempotencyKey: `portal-${OURS.version}` },
    );
    return created.id;
  }
  const { subscription_update, subscription_cancel } = ours.features;
  if (subscription_update.enabled || subscription_cancel.enabled) {
    await configurations.update(ours.id, { features });
  }
  return ours.id;
}
