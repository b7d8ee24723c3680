import { command } from "../command.ts";
import type { LinkBatchId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { askNextLinks, lockLinksOf } from "./ask_next_links.ts";
import { lockOwnLinkBatch } from "./own_link_batch.ts";

/** Puts a batch away: what still waits in it is not read; the offers that it became stay. */
export const dismissLinkBatch = command(async (work, { batchId }: { batchId: LinkBatchId }) => {
  const userId = permit(work.viewer, "offer.edit");
  await lockLinksOf(work, userId);
  await lockOwnLinkBatch(work, batchId);
  await work.db.updateTable("link_batches").set({ dismissed_at: work.now })
    .where("id", "=", batchId).execute();
  work.emit({ name: "linkBatch.dismissed", userId, linkBatchId: batchId });
  await askNextLinks(work, userId);
  return { batchId };
});
