import { WITHDRAWAL_DAYS } from "../billing/transitions.ts";
import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { newId, type ReferralId, type UserId } from "../ids.ts";
import { commissionOf, reversalOf } from "./commission.ts";
import { post } from "./ledger.ts";
import { isSamePayer } from "./same_person.ts";

const HOLD_MS = WITHDRAWAL_DAYS * 24 * 60 * 60 * 1000;

/**
 * Makes the commissions agree with the invoices of a referred person: each paid invoice has one, once,
 * and what was refunded of it is taken back. Running it again changes nothing.
 */
export async function syncCommissions(
  ctx: Context,
  { userId }: { readonly userId: UserId },
): Promise<void> {
  const referral = await ctx.db.selectFrom("referrals")
    .select(["id", "user_id as referrerId", "blocked_at as blockedAt"])
    .where("referred_id", "=", userId).executeTakeFirst();
  if (!referral) return;
  const isSame = !referral.blockedAt && await hasNewInvoice(ctx, userId) &&
    await isSamePayer(ctx, userId, referral.referrerId);
  if (isSame) await block(ctx, referral.id);
  await storeCommissions(ctx, referral.id);
}

const paidInvoices = ({ db }: Pick<Context, "db">, userId: UserId) =>
  db.selectFrom("invoices as i").leftJoin("commissions as c", "c.invoice_id", "i.id")
    .where("i.user_id", "=", userId).where("i.status", "=", "paid").where("i.paid_cents", ">", 0)
    .where("i.paid_at", "is not", null).where("i.currency", "=", "BRL");

const hasNewInvoice = async (ctx: Context, userId: UserId) =>
  await paidInvoices(ctx, userId).where("c.id", "is", null).select("i.id")
    .executeTakeFirst() !== undefined;

const block = command(async ({ db, now, emit }, id: ReferralId) => {
  const row = await db.updateTable("referrals")
    .set({ blocked_at: now, blocked_reason: "SAME_PAYMENT" })
    .where("id", "=", id).where("blocked_at", "is", null).returning("user_id as userId")
    .executeTakeFirst();
  if (!row) return;
  const reason = "SAME_PAYMENT" as const;
  emit({ name: "referral.blocked", userId: row.userId, referralId: id, reason });
});

const storeCommissions = command(async (tx, referralId: ReferralId) => {
  const { db, emit } = tx;
  const referral = await db.selectFrom("referrals")
    .select(["user_id as userId", "referred_id as referredId", "blocked_at as blockedAt"])
    .where("id", "=", referralId).forUpdate().executeTakeFirst();
  if (!referral?.referredId) return;
  const { userId, referredId } = referral;
  const invoices = await paidInvoices(tx, referredId)
    .leftJoin("subscriptions as s", "s.id", "i.subscription_id")
    .leftJoin("plans as p", "p.price_id", "s.price_id")
    .leftJoin("referral_rates as r", "r.price_id", "s.price_id")
    .select([
      "i.id",
      "i.paid_cents as cents",
      "i.refunded_cents as refunded",
      "i.paid_at as paidAt",
      "p.billing_interval as interval",
      "r.percent",
      "r.months",
      "c.id as commissionId",
    ])
    .orderBy("i.paid_at").orderBy("i.id").execute();
  const { used } = await db.selectFrom("commissions").where("referral_id", "=", referralId)
    .select(({ fn }) => fn.sum<string | null>("months").as("used"))
    .executeTakeFirstOrThrow();
  let usedMonths = Number(used);
  let isChanged = false;
  for (const { commissionId, percent, months, paidAt, ...invoice } of invoices) {
    if (commissionId) {
      isChanged = await reverse(tx, invoice.id, invoice.refunded) || isChanged;
      continue;
    }
    const rate = percent === null || months === null || referral.blockedAt
      ? null
      : { percent, months };
    const earned = commissionOf(invoice, rate, usedMonths);
    usedMonths += earned.months;
    const id = newId("cms");
    await db.insertInto("commissions").values({
      id,
      user_id: userId,
      referral_id: referralId,
      invoice_id: invoice.id,
      percent: rate?.percent ?? 0,
      months: earned.months,
      paid_cents: invoice.cents,
      cents: earned.cents,
      paid_at: paidAt!,
      holds_until: new Date(paidAt!.getTime() + HOLD_MS),
    }).execute();
    await post(tx, { kind: "ACCRUED", about: id, userId, cents: earned.cents });
    await reverse(tx, invoice.id, invoice.refunded);
    isChanged ||= earned.cents > 0;
  }
  if (isChanged) emit({ name: "commissions.changed", userId });
});

/** Takes back what a refund leaves no longer earned. @returns whether something was */
async function reverse(tx: Tx, invoiceId: string, refunded: number): Promise<boolean> {
  const row = await tx.db.selectFrom("commissions").selectAll().where("invoice_id", "=", invoiceId)
    .forUpdate().executeTakeFirstOrThrow();
  const total = reversalOf(row.cents, row.paid_cents, refunded);
  if (total <= row.reversed_cents) return false;
  await tx.db.updateTable("commissions").set({ reversed_cents: total }).where("id", "=", row.id)
    .execute();
  await post(tx, {
    kind: row.released_at ? "REVERSED" : "REVERSED_HELD",
    about: `${row.id}:${total}`,
    userId: row.user_id,
    cents: total - row.reversed_cents,
  });
  return true;
}
