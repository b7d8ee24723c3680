import { command } from "../command.ts";
import { newId, type UserId } from "../ids.ts";
import type { DeletionStep } from "../privacy/carry_out_deletions.ts";
import { loadBalances, post } from "./ledger.ts";

/**
 * Ends what an account that is deleted has in the referral programme: what is held or to be paid goes
 * back to the operator, as the terms say. A payout stays without what names its person; one that is under
 * way has its sealed Pix key until it is settled.
 */
export const closeReferrals: DeletionStep = async (ctx, { userId }) => {
  await close(ctx, userId);
  return true;
};

const close = command(async (tx, userId: UserId) => {
  const { db, now } = tx;
  const row = await db.selectFrom("referrers").select("user_id").where("user_id", "=", userId)
    .forUpdate().executeTakeFirst();
  if (!row) return;
  await db.updateTable("commissions").set({ released_at: now })
    .where("user_id", "=", userId).where("released_at", "is", null).execute();
  await db.updateTable("payouts").set({ pix_hint: "", reason: null }).where("user_id", "=", userId)
    .execute();
  const { PENDING, PAYABLE } = await loadBalances(tx, userId);
  // It may run again, after a payout came back meanwhile.
  const about = newId("evt");
  await post(tx, { kind: "FORFEITED_HELD", about, userId, cents: PENDING });
  await post(tx, { kind: "FORFEITED", about, userId, cents: PAYABLE });
});
