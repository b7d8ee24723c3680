import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { isId, type LinkBatchId } from "../../ids.ts";
import { permit } from "../../permissions.ts";

/**
 * Locks the viewer's own batch until the transaction ends, unless it was dismissed.
 * @throws Failure LINK_BATCH_NOT_FOUND, for somebody else's as well
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
