import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import type { LinkBatchId } from "../ids.ts";
import { permit } from "../permissions.ts";

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
