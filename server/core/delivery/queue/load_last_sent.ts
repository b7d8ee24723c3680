import type { Context } from "../../context.ts";
import type { OfferId } from "../../ids.ts";
import { permit } from "../../permissions.ts";

/** When each of these offers of the viewer's last reached a group; null: it never did. */
export async function loadLastSent(
  { db, viewer }: Context,
  ids: readonly OfferId[],
): Promise<(Date | null)[]> {
  const rows = await db.selectFrom("dispatches")
    .select(({ fn }) => ["offer_id", fn.max("settled_at").as("at")])
    .where("offer_id", "in", ids).where("user_id", "=", permit(viewer, "dispatch.see"))
    .where("status", "=", "SENT").groupBy("offer_id").execute();
  const at = new Map(rows.map(({ offer_id, at }) => [offer_id, at]));
  return ids.map((id) => at.get(id) ?? null);
}
