import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { UserId } from "../../ids.ts";
import { READ_AT_ONCE } from "./link_batch.ts";

/** Locks the person, so that nobody else moves their links on until the transaction ends. */
export async function lockLinksOf({ db }: Tx, userId: UserId): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/**
 * Asks for as many of a person's waiting links as there is room for, the oldest first. Each that
 * ends makes room for the next, in its transaction. The caller has locked the person's links.
 */
export async function requestNextLinks({ db, now, emit }: Tx, userId: UserId): Promise<void> {
  const next = await db.updateTable("batch_links").set({ asked_at: now, changed_at: now })
    .where(
      "id",
      "in",
      (q) =>
        q.selectFrom("batch_links as l").innerJoin("link_batches as b", "b.id", "l.batch_id")
          .select("l.id").where("l.user_id", "=", userId).where("l.status", "=", "WAITING")
          .where("l.asked_at", "is", null).where("b.dismissed_at", "is", null)
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

/** Also of a dismissed batch a page may still be read. */
const underway = (userId: UserId) =>
  sql`
    select count(*)::int from batch_links as l join link_batches as b on b.id = l.batch_id
    where l.user_id = ${userId} and (
      l.status = 'READING'
      or l.status = 'WAITING' and l.asked_at is not null and b.dismissed_at is null
    )`;
