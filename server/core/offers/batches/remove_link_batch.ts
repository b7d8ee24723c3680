import type { PurgeBatch } from "../../retention.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { LinkBatchId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockOwnLinkBatch } from "./link_batch.ts";
import { lockLinksOf, requestNextLinks } from "./link_queue.ts";

/** Dismisses a batch: its waiting links are not read; its offers stay. */
export const removeLinkBatch = command(async (tx, { batchId }: { batchId: LinkBatchId }) => {
  const userId = permit(tx.viewer, "offer.edit");
  await lockLinksOf(tx, userId);
  await lockOwnLinkBatch(tx, batchId);
  await tx.db.updateTable("link_batches").set({ dismissed_at: tx.now })
    .where("id", "=", batchId).execute();
  tx.emit({ name: "linkBatch.dismissed", userId, linkBatchId: batchId });
  await requestNextLinks(tx, userId);
  return { batchId };
});

/** Deletes old batches of pasted links; their offers stay. */
export async function purgeLinkBatches({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("link_batches").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("link_batches").select("id").where("created_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
