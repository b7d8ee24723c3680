import { sql } from "kysely";
import { command } from "../command.ts";
import { type DataExportId, newId } from "../ids.ts";
import { permit } from "../permissions.ts";

/** Has a copy made of everything of the viewer's; one that is being made already is the answer. */
export const requestDataExport = command(
  async ({ db, viewer, now, emit }, _input: object): Promise<DataExportId> => {
    const userId = permit(viewer, "account.edit");
    const asked = newId("dex");
    const { id } = await db.insertInto("data_exports")
      .values({ id: asked, user_id: userId, status: "PENDING", asked_at: now })
      .onConflict((c) =>
        c.column("user_id").where("status", "=", sql.lit("PENDING")) // as the index has it, in any plan
          .doUpdateSet({ status: "PENDING" }) // it is: for its id
      )
      .returning("id").executeTakeFirstOrThrow();
    if (id === asked) emit({ name: "dataExport.asked", userId, dataExportId: id });
    return id;
  },
);
