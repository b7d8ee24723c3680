import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { CommissionId } from "../ids.ts";
import { post } from "./ledger.ts";

/** Commissions of one run; the next run takes more. */
const AT_ONCE = 500;

/**
 * Releases the commissions whose hold is over. One whose subscriber withdrew waits for the refund, which
 * takes it back.
 */
export async function releaseCommissions(ctx: Context): Promise<void> {
  const due = await ctx.db.selectFrom("commissions as c")
    .leftJoin("invoices as i", "i.id", "c.invoice_id")
    .leftJoin("subscriptions as s", "s.id", "i.subscription_id")
    .select("c.id").where("c.released_at", "is", null).where("c.holds_until", "<=", ctx.now)
    .where(({ or, eb }) => or([eb("s.withdrawn_at", "is", null), eb("i.refunded_cents", ">", 0)]))
    .orderBy("c.holds_until").limit(AT_ONCE).execute();
  for (const { id } of due) await release(ctx, id);
}

const release = command(async (tx, id: CommissionId) => {
  const row = await tx.db.updateTable("commissions").set({ released_at: tx.now })
    .where("id", "=", id).where("released_at", "is", null)
    .returning(["user_id as userId", "cents", "reversed_cents as reversed"]).executeTakeFirst();
  if (!row) return;
  const { userId } = row;
  await post(tx, { kind: "RELEASED", about: id, userId, cents: row.cents - row.reversed });
  tx.emit({ name: "commissions.changed", userId });
});
