import { sql } from "kysely";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import { Failure } from "../../errors.ts";
import type { LinkBatchId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { asBatchLink } from "./batch_tables.ts";
import type { BatchLink, LinkBatch } from "./link_batch.ts";

/** Many of the viewer's batches by id, in the order asked for, a `Failure` where there is none. */
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

/** The links of each of the viewer's batches, in the paste's order. */
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

/** The viewer's batches that were not dismissed, newest first. */
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
