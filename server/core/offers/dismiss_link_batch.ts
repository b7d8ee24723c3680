import { command } from "../command.ts";
import type { LinkBatchId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { askNextLinks, lockLinksOf } from "./ask_next_links.ts";
import { lockOwnLinkBatch } from "./own_link_batch.ts";

/** Puts a batch away: what still waits in it is not read; the offers that it became stay. */
export const dismissLinkBatch = command(async (tx, { batchId }: { batchId: LinkBatchId }) => {
  const userId = permit(tx.viewer, "offer.edit");
  await lockLinksOf(tx, userId);
  await lockOwnLinkBatch(tx, batchId);
  await tx.db.updateTable("link_batches").set({ dismissed_at: tx.now })
    .where("id", "=", batchId).execute();
  tx.emit({ name: "linkBatch.dismissed", userId, linkBatchId: batchId });
  await askNextLinks(tx, userId);
  return { batchId };
});
