import { sql } from "kysely";
import { command } from "../command.ts";
import { type DataExportId, newId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Context } from "../context.ts";

/** Has a copy made of everything of the viewer's; one that is being made already is the answer. */
export const requestDataExport = command(
  async ({ db, viewer, now, emit }, _input: object): Promise<DataExportId> => {
    const userId = permit(viewer, "account.edit");
    const asked = newId("dex");
    const { id } = await db.insertInto("data_exports")
      .values({ id: asked, user_id: userId, status: "PENDING", requested_at: now })
      .onConflict((c) =>
        c.column("user_id").where("status", "=", sql.lit("PENDING")) // as the index has it, in any plan
          .doUpdateSet({ status: "PENDING" }) // it is: for its id
      )
      .returning("id").executeTakeFirstOrThrow();
    if (id === asked) emit({ name: "dataExport.asked", userId, dataExportId: id });
    return id;
  },
);

/** Hours after which one that is still not made never will be: its job is lost. */
const LOST_MS = 24 * 60 * 60 * 1000;

/** Empties the copies that can no longer be downloaded, and gives up those whose making was lost. */
export const expireDataExports = (ctx: Context): Promise<void> => expire(ctx, null);

const expire = command(async ({ db, now, emit }, _: null) => {
  await db.updateTable("data_exports").set({ bytes: null })
    .where("expires_at", "<=", now).where("bytes", "is not", null).execute();
  const lost = await db.updateTable("data_exports").set({ status: "FAILED", ended_at: now })
    .where("status", "=", "PENDING").where("requested_at", "<=", new Date(now.getTime() - LOST_MS))
    .returning(["id", "user_id as userId"]).execute();
  for (const { id, userId } of lost) emit({ name: "dataExport.ended", userId, dataExportId: id });
});
