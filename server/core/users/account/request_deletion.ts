import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";
import { GRACE_MS } from "../../privacy/own_data.ts";
import { fold } from "../../search.ts";
import { requireAnotherAdmin } from "../administration/checks.ts";

/**
 * Schedules the deletion of the viewer's account after `GRACE_DAYS`, in which they may cancel it. A
 * second request keeps the day.
 * @throws Failure DELETION_NOT_CONFIRMED, LAST_ADMIN
 */
export const requestAccountDeletion = command(
  async (tx, { confirmation }: { confirmation: string }) => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "account.edit");
    await requireAnotherAdmin(tx, userId);
    const { email, deletes_at } = await db.selectFrom("users").select(["email", "deletes_at"])
      .where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
    if (fold(confirmation.trim()) !== fold(email)) {
      throw new Failure("DELETION_NOT_CONFIRMED", ["confirmation"]);
    }
    if (deletes_at) return userId;
    await db.updateTable("users").set({ deletes_at: new Date(now.getTime() + GRACE_MS) })
      .where("id", "=", userId).execute();
    emit({ name: "deletion.asked", userId });
    return userId;
  },
);

/** Cancels the deletion of the viewer's account. @throws Failure DELETION_UNDERWAY */
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
