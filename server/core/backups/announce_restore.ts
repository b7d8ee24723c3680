import { command } from "../command.ts";
import type { Context } from "../context.ts";

/**
 * Notifies everybody whose sending a restore paused, and the admins, once a restore. Runs on the
 * schedule: the restore itself runs without the product.
 */
export const announceRestores = (ctx: Context): Promise<void> => announce(ctx, undefined);

const announce = command(async ({ db, now, emit }, _input: undefined) => {
  const restores = await db.selectFrom("restores").select("id").where("announced_at", "is", null)
    .orderBy("id").forUpdate().execute();
  for (const { id: restoreId } of restores) {
    await db.updateTable("restores").set({ announced_at: now }).where("id", "=", restoreId)
      .execute();
    const paused = await db.selectFrom("bot_settings").select("user_id as userId")
      .where("paused_at", "is not", null)
      .where("user_id", "in", (all) => all.selectFrom("lanes").select("user_id"))
      .execute();
    const admins = await db.selectFrom("users").select("id as userId").where("role", "=", "admin")
      .where("blocked_at", "is", null).execute();
    emit(
      ...paused.map(({ userId }) => ({ userId, isForAdmin: false })).concat(
        admins.map(({ userId }) => ({ userId, isForAdmin: true })),
      ).map((to) => ({ name: "restore.announced" as const, restoreId, ...to })),
    );
  }
});
