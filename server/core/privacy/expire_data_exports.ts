import { command } from "../command.ts";
import type { Context } from "../context.ts";

/** Hours after which one that is still not made never will be: its job is lost. */
const LOST_MS = 24 * 60 * 60 * 1000;

/** Empties the copies that can no longer be downloaded, and gives up those whose making was lost. */
export const expireDataExports = (ctx: Context): Promise<void> => expire(ctx, null);

const expire = command(async ({ db, now, emit }, _: null) => {
  await db.updateTable("data_exports").set({ bytes: null })
    .where("expires_at", "<=", now).where("bytes", "is not", null).execute();
  const lost = await db.updateTable("data_exports").set({ status: "FAILED", ended_at: now })
    .where("status", "=", "PENDING").where("asked_at", "<=", new Date(now.getTime() - LOST_MS))
    .returning(["id", "user_id as userId"]).execute();
  for (const { id, userId } of lost) emit({ name: "dataExport.ended", userId, dataExportId: id });
});
