import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { PayoutBatchId, PayoutId, UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { PixKind } from "../pix_key.ts";
import type { PayoutBatchStatus, PayoutStatus } from "../tables.ts";
import { LEAST_PAYOUT } from "./write_payouts.ts";

/** A payout to one person; their Pix key is in the file of the batch only. */
export type Payout = {
  readonly id: PayoutId;
  readonly userId: UserId | null;
  /** Null: their account was deleted. */
  readonly name: string | null;
  readonly cents: number;
  readonly pixKind: PixKind;
  readonly pixHint: string;
  readonly status: PayoutStatus;
  readonly reason: string | null;
};

export type PayoutBatch = {
  readonly id: PayoutBatchId;
  readonly status: PayoutBatchStatus;
  readonly createdAt: Date;
  readonly approvedAt: Date | null;
  readonly payouts: readonly Payout[];
};

/** Lists the latest batches, or those with `ids`, newest first, with their payouts. */
export async function listPayoutBatches(
  { db, viewer }: Context,
  { first, ids }: { readonly first: number; readonly ids?: readonly PayoutBatchId[] },
): Promise<PayoutBatch[]> {
  permit(viewer, "payout.see");
  const batches = await db.selectFrom("payout_batches")
    .select(["id", "status", "created_at as createdAt", "approved_at as approvedAt"])
    .$if(ids !== undefined, (q) => q.where("id", "in", ids!))
    .orderBy("id", "desc").limit(first).execute();
  if (batches.length === 0) return [];
  const payouts = await db.selectFrom("payouts as p").leftJoin("users as u", "u.id", "p.user_id")
    .select([
      "p.id",
      "p.batch_id as batchId",
      "p.user_id as userId",
      "u.display_name as name",
      "p.cents",
      "p.pix_kind as pixKind",
      "p.pix_hint as pixHint",
      "p.status",
      "p.reason",
    ]).where("p.batch_id", "in", batches.map(({ id }) => id)).orderBy("p.id").execute();
  const ofBatch = Map.groupBy(payouts, ({ batchId }) => batchId);
  return batches.map((batch) => ({ ...batch, payouts: ofBatch.get(batch.id) ?? [] }));
}

/** What a new batch would pay now. */
export type DuePayouts = { readonly people: number; readonly cents: number };

/** Counts whom a new batch would pay, and how much. */
export async function loadDuePayouts({ db, viewer }: Context): Promise<DuePayouts> {
  permit(viewer, "payout.see");
  const row = await db.selectFrom(
    db.selectFrom("ledger_entries as e").innerJoin("referrers as r", "r.user_id", "e.user_id")
      .innerJoin("users as u", "u.id", "r.user_id")
      .where("account", "=", "PAYABLE").where("r.pix_key", "is not", null)
      .where("u.blocked_at", "is", null).where("u.deletes_at", "is", null)
      .select(({ fn }) => ["e.user_id", fn.sum<string>("e.cents").as("cents")])
      .groupBy("e.user_id").having(({ fn }) => fn.sum("e.cents"), ">=", LEAST_PAYOUT).as("due"),
  ).select([
    sql<string>`count(*)`.as("people"),
    sql<string>`coalesce(sum(cents), 0)`.as("cents"),
  ]).executeTakeFirstOrThrow();
  return { people: Number(row.people), cents: Number(row.cents) };
}
