import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { BatchLinkId, LinkBatchId, UserId } from "../../ids.ts";
import { lockOwnLinkBatch, READ_AT_ONCE } from "./link_batch.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { permit } from "../../permissions.ts";

/** Locks the person's link queue until the transaction ends. */
export async function lockLinksOf({ db }: Tx, userId: UserId): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/**
 * Requests as many of a person's waiting links as may be read at the same time, the oldest first.
 * Each link that ends requests the next, in its transaction. The caller holds `lockLinksOf`.
 */
export async function requestNextLinks({ db, now, emit }: Tx, userId: UserId): Promise<void> {
  const next = await db.updateTable("batch_links").set({ queued_at: now, changed_at: now })
    .where(
      "id",
      "in",
      (q) =>
        q.selectFrom("batch_links as l").innerJoin("link_batches as b", "b.id", "l.batch_id")
          .select("l.id").where("l.user_id", "=", userId).where("l.status", "=", "WAITING")
          .where("l.queued_at", "is", null).where("b.dismissed_at", "is", null)
          .orderBy("l.batch_id").orderBy("l.position")
          .limit(sql<number>`greatest(0, ${READ_AT_ONCE}::int - (${underway(userId)}))`),
    )
    .returning(["id", "batch_id", "position"]).execute();
  const inOrder = next.toSorted((a, b) =>
    a.batch_id.localeCompare(b.batch_id) || a.position - b.position
  );
  for (const { id, batch_id } of inOrder) {
    emit({ name: "batchLink.requested", userId, linkBatchId: batch_id, batchLinkId: id });
  }
}

/** Counts the links that are requested or being read; a dismissed batch may still have some. */
const underway = (userId: UserId) =>
  sql`
    select count(*)::int from batch_links as l join link_batches as b on b.id = l.batch_id
    where l.user_id = ${userId} and (
      l.status = 'READING'
      or l.status = 'WAITING' and l.queued_at is not null and b.dismissed_at is null
    )`;

/** Minutes without a change after which a link's job counts as lost. */
const LOST_MINUTES = 60;

/** Ends the links whose jobs were lost, so that their person can retry them. */
export async function endLostLinks(ctx: Context): Promise<void> {
  const people = await ctx.db.selectFrom("batch_links").select("user_id").distinct()
    .where("status", "in", ["WAITING", "READING"])
    .where("changed_at", "<", lostBefore(ctx)).execute();
  for (const { user_id } of people) await endLostOf(ctx, user_id);
}

const endLostOf = command(async (tx, userId: UserId) => {
  const { db, now, emit } = tx;
  await lockLinksOf(tx, userId);
  const lost = await db.updateTable("batch_links")
    .set({ status: "FAILED", error_code: "LINK_READING_FAILED", changed_at: now })
    .where("user_id", "=", userId).where("status", "in", ["WAITING", "READING"])
    .where("changed_at", "<", lostBefore(tx)).returning(["id", "batch_id"]).execute();
  for (const { id, batch_id } of lost) {
    emit({ name: "batchLink.changed", userId, linkBatchId: batch_id, batchLinkId: id });
  }
  await requestNextLinks(tx, userId);
});

const lostBefore = ({ now }: Pick<Context, "now">) =>
  new Date(now.getTime() - LOST_MINUTES * 60_000);

type RetryBatchLinks =
  & { readonly batchId: LinkBatchId }
  & Given<{ /** Absent: all failed ones. */ linkIds: readonly BatchLinkId[] }>;

/**
 * Retries failed links, except text that is no link. A link that became an offer nevertheless
 * returns that one. @throws Failure BATCH_LINK_NOT_FAILED where there is nothing to retry
 */
export const retryBatchLinks = command(async (tx, { batchId, linkIds }: RetryBatchLinks) => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "offer.edit");
  await lockLinksOf(tx, userId);
  await lockOwnLinkBatch(tx, batchId);
  const links = await db.updateTable("batch_links")
    .set({ status: "WAITING", queued_at: null, attempts: 0, error_code: null, changed_at: now })
    .where("batch_id", "=", batchId).where("status", "=", "FAILED")
    .where("error_code", "<>", "LINK_INVALID")
    .$if(linkIds != null, (q) => q.where("id", "=", sql<BatchLinkId>`any (${linkIds}::text[])`))
    .returning(["id"]).execute();
  if (links.length === 0) throw new Failure("BATCH_LINK_NOT_FAILED", ["linkIds"]);
  for (const { id } of links) {
    emit({ name: "batchLink.changed", userId, linkBatchId: batchId, batchLinkId: id });
  }
  await requestNextLinks(tx, userId);
  return batchId;
});
