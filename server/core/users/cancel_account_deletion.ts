import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";

/** Keeps the viewer's account, which they had asked to delete. @throws Failure DELETION_UNDERWAY */
export const cancelAccountDeletion = command(async ({ db, viewer, now, emit }, _input: object) => {
  const userId = permit(viewer, "account.edit");
  const { deletes_at } = await db.selectFrom("users").select("deletes_at")
    .where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (!deletes_at) return userId;
  if (deletes_at <= now) throw new Failure("DELETION_UNDERWAY");
  await db.updateTable("users").set({ deletes_at: null }).where("id", "=", userId).execute();
  emit({ name: "deletion.canceled", userId });
  return userId;
});
