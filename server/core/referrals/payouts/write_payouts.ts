import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { newId, type PayoutBatchId, type PayoutId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { payoutOwner, pixOwner } from "../pix_key.ts";
import { loadBalances, post } from "../ledger.ts";

/** The least that is paid at once, in cents. */
export const LEAST_PAYOUT = 5_000;

/**
 * Makes a batch of what is to be paid to each person who has the minimum and a Pix key. The amounts are
 * reserved until the batch is settled or canceled.
 * @throws Failure PAYOUTS_NONE
 */
export const createPayoutBatch = command(async (tx, _input: object): Promise<PayoutBatchId> => {
  const { db, viewer, now, ports, emit } = tx;
  const adminId = permit(viewer, "payout.manage");
  const batchId = newId("pbt");
  await db.insertInto("payout_batches").values({ id: batchId, status: "DRAFT", created_at: now })
    .execute();
  const people = await db.selectFrom("referrers as r").innerJoin("users as u", "u.id", "r.user_id")
    .select(["r.user_id as userId", "pix_kind as kind", "pix_key as key", "pix_hint as hint"])
    .where("pix_key", "is not", null).where("u.blocked_at", "is", null)
    .where("u.deletes_at", "is", null)
    .orderBy("r.user_id").forUpdate("r").execute();
  let count = 0;
  for (const { userId, kind, key, hint } of people) {
    const { PAYABLE: cents } = await loadBalances(tx, userId);
    if (cents < LEAST_PAYOUT) continue;
    count++;
    const id = newId("pay");
    const plain = await ports.vault.open(key!, pixOwner(userId));
    await db.insertInto("payouts").values({
      id,
      batch_id: batchId,
      user_id: userId,
      cents,
      pix_kind: kind!,
      pix_key: await ports.vault.seal(plain, payoutOwner(id)),
      pix_hint: hint!,
      status: "PENDING",
    }).execute();
    await post(tx, { kind: "DRAWN", about: id, userId, cents });
    emit({ name: "commissions.changed", userId });
  }
  if (count === 0) throw new Failure("PAYOUTS_NONE");
  emit({ name: "payoutBatch.created", userId: adminId, payoutBatchId: batchId });
  return batchId;
});

type Batch = { readonly id: string };

/**
 * Lets a batch be paid. @throws Failure PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_NOT_DRAFT
 */
export const approvePayoutBatch = command(async (tx, { id }: Batch): Promise<PayoutBatchId> => {
  const adminId = permit(tx.viewer, "payout.manage");
  const batchId = await endDraft(tx, id, "APPROVED");
  tx.emit({ name: "payoutBatch.approved", userId: adminId, payoutBatchId: batchId });
  return batchId;
});

/**
 * Cancels a batch that is not approved; the amounts are to be paid again.
 * @throws Failure PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_NOT_DRAFT
 */
export const cancelPayoutBatch = command(async (tx, { id }: Batch): Promise<PayoutBatchId> => {
  const adminId = permit(tx.viewer, "payout.manage");
  const batchId = await endDraft(tx, id, "CANCELED");
  const payouts = await tx.db.selectFrom("payouts").select("id").where("batch_id", "=", batchId)
    .where("status", "=", "PENDING").execute();
  for (const payout of payouts) await settle(tx, payout.id, { status: "CANCELED", reason: null });
  tx.emit({ name: "payoutBatch.canceled", userId: adminId, payoutBatchId: batchId });
  return batchId;
});

async function endDraft({ db, now }: Tx, id: string, status: "APPROVED" | "CANCELED") {
  const batch = await db.selectFrom("payout_batches").select(["id", "status"])
    .where("id", "=", id as PayoutBatchId).forUpdate().executeTakeFirst();
  if (!batch) throw new Failure("PAYOUT_BATCH_NOT_FOUND", ["id"]);
  if (batch.status !== "DRAFT") throw new Failure("PAYOUT_BATCH_NOT_DRAFT");
  const approved = status === "APPROVED" ? { approved_at: now } : {};
  await db.updateTable("payout_batches").set({ status, ...approved }).where("id", "=", batch.id)
    .execute();
  return batch.id;
}

type SettlePayouts =
  & { readonly id: string; readonly payoutIds: readonly string[]; readonly isPaid: boolean }
  & Given<{
    /** Why they failed. */
    reason: string;
  }>;

/** The longest reason, and the most payouts, of one call. */
const MOST_REASON = 200;
const AT_ONCE = 500;

/**
 * Records that payouts of an approved batch were paid, or failed: what failed is to be paid again. One
 * that is settled already, or of another batch, stays as it is.
 * @throws Failure PAYOUT_BATCH_NOT_FOUND, PAYOUT_BATCH_NOT_APPROVED, REASON_INVALID
 */
export const settlePayouts = command(async (tx, input: SettlePayouts): Promise<PayoutBatchId> => {
  const { db, viewer, emit } = tx;
  const adminId = permit(viewer, "payout.manage");
  const reason = input.isPaid ? null : input.reason?.trim() ?? "";
  if (reason !== null && (reason === "" || reason.length > MOST_REASON)) {
    throw new Failure("REASON_INVALID", ["reason"]);
  }
  const batch = await db.selectFrom("payout_batches").select(["id", "status"])
    .where("id", "=", input.id as PayoutBatchId).executeTakeFirst();
  if (!batch) throw new Failure("PAYOUT_BATCH_NOT_FOUND", ["id"]);
  if (batch.status !== "APPROVED") throw new Failure("PAYOUT_BATCH_NOT_APPROVED");
  if (input.payoutIds.length === 0) return batch.id;
  const payouts = await db.selectFrom("payouts").select(["id", "user_id as userId"])
    .where("batch_id", "=", batch.id).where("status", "=", "PENDING")
    .where("id", "in", [...input.payoutIds].slice(0, AT_ONCE) as PayoutId[]).orderBy("id")
    .forUpdate()
    .execute();
  for (const { id, userId } of payouts) {
    await settle(tx, id, { status: input.isPaid ? "PAID" : "FAILED", reason });
    const about = { userId: userId ?? adminId, payoutId: id };
    emit(
      reason === null
        ? { name: "payout.paid", ...about }
        : { name: "payout.failed", ...about, reason },
    );
  }
  return batch.id;
});

type Settled = {
  readonly status: "PAID" | "FAILED" | "CANCELED";
  readonly reason: string | null;
};

/** Settles a payout that is pending, and forgets its Pix key. */
async function settle(tx: Tx, id: PayoutId, { status, reason }: Settled): Promise<void> {
  const row = await tx.db.updateTable("payouts")
    .set({ status, reason, settled_at: tx.now, pix_key: null })
    .where("id", "=", id).where("status", "=", "PENDING")
    .returning(["user_id as userId", "cents"]).executeTakeFirst();
  if (!row) return;
  const { userId, cents } = row;
  const kind = status === "PAID" ? "PAID" : userId ? "RETURNED" : "RETURNED_TO_NOBODY";
  await post(tx, { kind, about: id, userId, cents });
}
