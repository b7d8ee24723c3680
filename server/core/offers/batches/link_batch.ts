import { Failure, type FailureCode } from "../../errors.ts";
import { type BatchLinkId, isId, type LinkBatchId, type OfferId } from "../../ids.ts";
import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import { sql } from "kysely";
import { inPage, type Page } from "../../../database/page.ts";
import { checkCursors } from "../../cursors.ts";
import { asBatchLink } from "../tables.ts";

/** Most links of one paste. */
export const MOST_LINKS = 50;

/** Links of one person that are read at the same time, over all their batches. */
export const READ_AT_ONCE = 4;

/** Attempts to read a link: the process may die during one. */
export const MOST_ATTEMPTS = 3;

export type BatchLinkStatus = "WAITING" | "READING" | "DONE" | "FAILED";

/** Links that a person pasted together; each becomes an offer. */
export type LinkBatch = {
  readonly id: LinkBatchId;
  readonly createdAt: Date;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
};

/** A link of a batch. */
export type BatchLink = {
  readonly id: BatchLinkId;
  readonly batchId: LinkBatchId;
  /** In the paste, from 1. */
  readonly position: number;
  /** As it was pasted. */
  readonly url: string;
  readonly status: BatchLinkStatus;
  readonly offerId: OfferId | null;
  /** Why it failed. */
  readonly errorCode: FailureCode | null;
};

/**
 * Locks the viewer's own batch until the transaction ends, unless it was dismissed.
 * @throws Failure LINK_BATCH_NOT_FOUND, for another person's as well
 */
export async function lockOwnLinkBatch(
  { db, viewer }: Context,
  id: LinkBatchId,
): Promise<void> {
  const userId = permit(viewer, "offer.edit");
  const batch = isId("bat", id) && await db.selectFrom("link_batches").select("id")
    .where("id", "=", id).where("user_id", "=", userId).where("dismissed_at", "is", null)
    .forUpdate().executeTakeFirst();
  if (!batch) throw new Failure("LINK_BATCH_NOT_FOUND", ["id"]);
}

/** Returns the viewer's batches by id, in the requested order; a `Failure` for each missing one. */
export async function loadLinkBatches(
  { db, viewer }: Context,
  ids: readonly LinkBatchId[],
): Promise<(LinkBatch | Failure)[]> {
  const batches = await db.selectFrom("link_batches as b")
    .innerJoin("batch_links as l", "l.batch_id", "b.id")
    .select([
      "b.id",
      "b.created_at as createdAt",
      sql<number>`count(*)::int`.as("total"),
      sql<number>`(count(*) filter (where l.status = 'DONE'))::int`.as("done"),
      sql<number>`(count(*) filter (where l.status = 'FAILED'))::int`.as("failed"),
    ])
    .where("b.id", "in", ids).where("b.user_id", "=", permit(viewer, "offer.see"))
    .where("b.dismissed_at", "is", null).groupBy("b.id").execute();
  const byId = new Map(batches.map((batch) => [batch.id, batch]));
  return ids.map((id) => byId.get(id) ?? new Failure("LINK_BATCH_NOT_FOUND"));
}

/** Returns the links of each of the viewer's batches, in the order of the paste. */
export async function loadBatchLinks(
  { db, viewer }: Context,
  ids: readonly LinkBatchId[],
): Promise<BatchLink[][]> {
  const links = await db.selectFrom("batch_links").select(asBatchLink)
    .where("batch_id", "in", ids).where("user_id", "=", permit(viewer, "offer.see"))
    .orderBy("position").execute();
  const byBatch = Map.groupBy(links, ({ batchId }) => batchId);
  return ids.map((id) => byBatch.get(id) ?? []);
}

/** Returns the viewer's batches that were not dismissed, newest first. */
export async function listLinkBatches(
  { db, viewer }: Context,
  page: Page,
): Promise<{ id: LinkBatchId }[]> {
  checkCursors("bat", page);
  return await inPage(
    db.selectFrom("link_batches").select("id")
      .where("user_id", "=", permit(viewer, "offer.see")).where("dismissed_at", "is", null),
    page,
  ).execute();
}
