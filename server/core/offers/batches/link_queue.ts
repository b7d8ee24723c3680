import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { BatchLinkId, LinkBatchId, UserId } from "../../ids.ts";
import { lockOwnLinkBatch, READ_AT_ONCE } from "./link_batch.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { permit } from "../../permissions.ts";

/** Locks the person, so that nobody else moves their links on until the transaction ends. */
export async function lockLinksOf({ db }: Tx, userId: UserId): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/**
 * Asks for as many of a person's waiting links as there is room for, the oldest first. Each that
 * ends makes room for the next, in its transaction. The caller has locked the person's links.
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
    emit({ name: "batchLink.asked", userId, linkBatchId: batch_id, batchLinkId: id });
  }
}

/** Also of a dismissed batch a page may still be read. */
const underway = (userId: UserId) =>
  sql`
    select count(*)::int from batch_links as l join link_batches as b on b.id = l.batch_id
    where l.user_id = ${userId} and (
      l.status = 'READING'
      or l.status = 'WAITING' and l.queued_at is not null and b.dismissed_at is null
    )`;

/** Minutes without any sign: its job is no more, or a whole day's queue is before it. */
const LOST_MINUTES = 60;

/** Ends links whose jobs are gone for good: none waits for ever, and each can be read again. */
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
  & Given<{ /** Left out: all that failed. */ linkIds: readonly BatchLinkId[] }>;

/**
 * Reads links again that failed; what is no link stays as it is. A link that became an offer after
 * all gives that one. @throws Failure BATCH_LINK_NOT_FAILED where nothing is left to read again
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
