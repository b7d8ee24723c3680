import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { type CheckoutId, newId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { requirePayments } from "./commands.ts";
import type { PendingPayment, VendorCheckout } from "./payments.ts";
import { syncCustomer } from "./sync_customer.ts";
import type { SubscriptionStatus } from "../plans/subscription.ts";
import type { CheckoutStatus } from "./tables.ts";
import { passTaxpayer, storeTaxpayer } from "./taxpayer.ts";
import { isLive } from "./transitions.ts";

/** A first payment at the vendor's page. */
export type Checkout = {
  readonly id: CheckoutId;
  readonly priceId: string;
  /** The vendor's page; null once the checkout is over. */
  readonly url: string | null;
  readonly status: CheckoutStatus;
  /** How its subscription stands; null: there is none yet. */
  readonly subscriptionStatus: SubscriptionStatus | null;
  /** The first payment, while it is on its way. */
  readonly pending: PendingPayment | null;
};

/**
 * Opens the vendor's page for a plan. A person has one open checkout: a second click gets the same
 * one, and another plan closes it. The checkout is reserved here before the vendor knows it, with its
 * id as the key, so an interrupted call is continued by the next. Boleto is offered to a person whose CPF
 * or CNPJ is known, as the bank issues it in their name.
 * @throws Failure PAYMENTS_OFF, PLAN_NOT_FOUND, SUBSCRIPTION_EXISTS, PAYMENT_PENDING, CHECKOUT_COMPLETED,
 * TAXPAYER_ID_INVALID, TAXPAYER_REQUIRED
 */
export async function startCheckout(
  ctx: Context,
  { priceId, taxpayerId }: {
    readonly priceId: string;
    /** A CPF or CNPJ to store; null or left out: the stored one, if there is one. */
    readonly taxpayerId?: string | null | undefined;
  },
): Promise<CheckoutId> {
  const userId = permit(ctx.viewer, "billing.edit");
  requirePayments(ctx);
  if (taxpayerId?.trim()) await storeTaxpayer(ctx, taxpayerId);
  const customerId = await ensureCustomer(ctx, userId);
  const hasBoleto = await passTaxpayer(ctx, userId, customerId);
  const wanted = { userId, priceId, hasBoleto };
  const checkout = await open(ctx, customerId, await reserve(ctx, wanted));
  const isSame = checkout.price_id === priceId && checkout.has_boleto === hasBoleto;
  if (isSame && checkout.status === "OPEN") return checkout.id;
  // Another plan's, or one that ended meanwhile: close it, and reserve anew.
  await close(ctx, userId, checkout);
  return (await open(ctx, customerId, await reserve(ctx, wanted))).id;
}

/** Returns the person's id at the vendor; registers them there the first time. */
async function ensureCustomer(ctx: Context, userId: UserId): Promise<string> {
  const { db, now } = ctx;
  const find = () =>
    db.selectFrom("customers").select("customer_id as id").where("user_id", "=", userId)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.id;
  const { email, name } = await db.selectFrom("users").select(["email", "display_name as name"])
    .where("id", "=", userId).executeTakeFirstOrThrow();
  const customerId = await requirePayments(ctx).createCustomer({ userId, email, name });
  await db.insertInto("customers")
    .values({ user_id: userId, customer_id: customerId, created_at: now })
    .onConflict((on) => on.doNothing()).execute();
  return (await find())!.id;
}

/** Returns the person's open checkout, or reserves one for that price. */
const reserve = command(async (
  tx,
  { userId, priceId, hasBoleto }: {
    readonly userId: UserId;
    readonly priceId: string;
    readonly hasBoleto: boolean;
  },
) => {
  const { db, now } = tx;
  await db.selectFrom("customers").select("user_id").where("user_id", "=", userId).forUpdate()
    .executeTakeFirstOrThrow();
  const plan = await db.selectFrom("plans").select("trial_days as trialDays")
    .where("price_id", "=", priceId).where("archived_at", "is", null)
    .where("price_cents", "is not", null).executeTakeFirst();
  if (!plan) throw new Failure("PLAN_NOT_FOUND", ["priceId"]);
  const all = await db.selectFrom("subscriptions").where("user_id", "=", userId)
    .select(["status", "trial_ends_at as trialEndsAt"]).execute();
  if (all.some(({ status }) => isLive(status))) throw new Failure("SUBSCRIPTION_EXISTS");
  if (await isPaymentPending(tx, userId)) throw new Failure("PAYMENT_PENDING");
  const waiting = await db.selectFrom("checkouts").selectAll().where("user_id", "=", userId)
    .where("status", "in", ["CREATING", "OPEN"]).executeTakeFirst();
  if (waiting) return waiting;
  // The days of trial are given once to a person.
  const hadTrial = all.some(({ trialEndsAt }) => trialEndsAt !== null);
  return await db.insertInto("checkouts").values({
    id: newId("chk"),
    user_id: userId,
    price_id: priceId,
    trial_days: hadTrial ? 0 : plan.trialDays,
    has_boleto: hasBoleto,
    status: "CREATING",
    vendor_id: null,
    url: null,
    expires_at: null,
    created_at: now,
  }).returningAll().executeTakeFirstOrThrow();
});

/** Whether a Pix or boleto of the person's may still be paid: with a second one, both could be. */
async function isPaymentPending({ db, now }: Pick<Context, "db" | "now">, userId: UserId) {
  const row = await db.selectFrom("checkouts as c")
    .leftJoin("subscriptions as s", "s.id", "c.subscription_id").select("c.id")
    .where("c.user_id", "=", userId).where("c.status", "=", "COMPLETE")
    .where("c.pending_method", "is not", null)
    .where((eb) => eb.or([eb("c.pending_until", "is", null), eb("c.pending_until", ">", now)]))
    .where((eb) => eb.or([eb("s.status", "is", null), eb("s.status", "=", "incomplete")]))
    .limit(1).executeTakeFirst();
  return row !== undefined;
}

type Reserved = Awaited<ReturnType<typeof reserve>>;

/** Returns a checkout as the vendor has it; creates it there the first time. */
async function open(ctx: Context, customerId: string, row: Reserved): Promise<Reserved> {
  const payments = requirePayments(ctx);
  const given = row.vendor_id === null
    ? await payments.startCheckout({
      ...await priceOf(ctx, row.price_id),
      key: row.id,
      customerId,
      userId: row.user_id,
      priceId: row.price_id,
      trialDays: row.trial_days,
      hasBoleto: row.has_boleto,
    })
    : await payments.loadCheckout(row.vendor_id);
  return await store(ctx, { id: row.id, given });
}

/** Returns what a plan costs, and how often; it never changes. */
async function priceOf({ db }: Context, priceId: string) {
  const plan = await db.selectFrom("plans")
    .select(["price_cents as cents", "billing_interval as interval"])
    .where("price_id", "=", priceId).executeTakeFirstOrThrow();
  return { cents: plan.cents!, interval: plan.interval! };
}

/** Closes a checkout; one that was paid meanwhile is a subscription. */
async function close(ctx: Context, userId: UserId, { id, vendor_id }: Reserved): Promise<void> {
  const given = await requirePayments(ctx).expireCheckout(vendor_id!);
  await store(ctx, { id, given });
  if (given.status !== "COMPLETE") return;
  await syncCustomer(ctx, userId);
  throw new Failure("CHECKOUT_COMPLETED");
}

type Stored = { readonly id: CheckoutId; readonly given: VendorCheckout };

const store = command(async ({ db, emit }, { id, given }: Stored) => {
  const before = await db.selectFrom("checkouts").selectAll().where("id", "=", id).forUpdate()
    .executeTakeFirstOrThrow();
  const isOver = before.status === "COMPLETE" || before.status === "EXPIRED";
  const isSame = before.status === given.status;
  if (isOver && !isSame) return before; // a late answer opens nothing again
  if (isSame && samePayment(before, given)) return before;
  const row = await db.updateTable("checkouts").set({
    vendor_id: given.id,
    status: given.status,
    url: given.status === "OPEN" ? given.url : null,
    expires_at: given.expiresAt,
    subscription_id: given.subscriptionId,
    pending_method: given.pending?.method ?? null,
    pending_url: given.pending?.url ?? null,
    pending_until: given.pending?.until ?? null,
  }).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
  emit({ name: "checkout.changed", userId: row.user_id, checkoutId: id });
  return row;
});

const samePayment = (before: Reserved, { subscriptionId, pending }: VendorCheckout) =>
  before.subscription_id === subscriptionId &&
  before.pending_method === (pending?.method ?? null) &&
  before.pending_url === (pending?.url ?? null);

/** Stores a checkout as the vendor has it; one that is unknown here has no effect. */
export async function syncCheckout(ctx: Context, given: VendorCheckout): Promise<void> {
  const row = await ctx.db.selectFrom("checkouts").select("id").where("vendor_id", "=", given.id)
    .executeTakeFirst();
  if (row) await store(ctx, { id: row.id, given });
}

/** Returns one's own checkout. @throws Failure CHECKOUT_NOT_FOUND */
export async function loadCheckout({ db, viewer }: Context, id: string): Promise<Checkout> {
  const checkout = await findCheckout({ db, viewer }, id);
  if (!checkout) throw new Failure("CHECKOUT_NOT_FOUND");
  return checkout;
}

/** Finds one's own checkout, or with null the latest; null: there is none. */
export async function findCheckout(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  id: string | null,
): Promise<Checkout | null> {
  const row = await db.selectFrom("checkouts as c")
    .leftJoin("subscriptions as s", "s.id", "c.subscription_id").select([
      "c.id",
      "c.price_id as priceId",
      "c.url",
      "c.status",
      "s.status as subscriptionStatus",
      "pending_method as method",
      "pending_url as pageUrl",
      "pending_until as until",
    ]).where("c.user_id", "=", permit(viewer, "billing.see"))
    .$if(id !== null, (all) => all.where("c.id", "=", id as CheckoutId))
    .orderBy("c.created_at", "desc").orderBy("c.id", "desc").limit(1).executeTakeFirst();
  if (!row) return null;
  const { method, pageUrl, until, ...checkout } = row;
  // A subscription that has begun, or never will, has nothing on its way.
  const isPending = (row.subscriptionStatus ?? "incomplete") === "incomplete";
  return { ...checkout, pending: method && isPending ? { method, url: pageUrl, until } : null };
}
