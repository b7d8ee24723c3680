import { sql } from "kysely";
import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { BatchLinkId, LinkBatchId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockOwnLinkBatch } from "./own_link_batch.ts";
import { lockLinksOf, requestNextLinks } from "./request_next_links.ts";

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
    .set({ status: "WAITING", asked_at: null, attempts: 0, error_code: null, changed_at: now })
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
