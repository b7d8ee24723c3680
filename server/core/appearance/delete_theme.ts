import { command } from "../command.ts";
import type { ThemeId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { APPEARANCE } from "./appearance.ts";
import { lockPresentTheme, lockTheme, requireThemeRoom } from "./theme_store.ts";
import { RESTORABLE_MS, type Theme } from "./theme.ts";
import { Failure } from "../errors.ts";
import type { Context } from "../context.ts";

/** Takes a theme out of the list; for a week it can be brought back. @throws Failure THEME_NOT_FOUND */
export const deleteTheme = command(async (tx, input: { id: ThemeId }) => {
  const userId = permit(tx.viewer, "appearance.edit");
  const { id } = await lockPresentTheme(tx, input.id);
  await tx.db.updateTable("themes").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  tx.emit({ name: "theme.deleted", appearanceId: APPEARANCE, themeId: id, userId });
  return { themeId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/** Brings a deleted theme back, as it was. @throws Failure THEME_NOT_FOUND, THEME_NOT_DELETED, THEMES_LIMIT */
export const restoreTheme = command(async (tx, input: { id: ThemeId }): Promise<Theme> => {
  const userId = permit(tx.viewer, "appearance.edit");
  const theme = await lockTheme(tx, input.id); // first: whoever deletes it locks in this order
  if (!theme.deletedAt) throw new Failure("THEME_NOT_DELETED", ["id"]);
  await requireThemeRoom(tx, 1);
  await tx.db.updateTable("themes").set({ deleted_at: null }).where("id", "=", theme.id)
    .execute();
  tx.emit({ name: "theme.restored", appearanceId: APPEARANCE, themeId: theme.id, userId });
  return { ...theme, deletedAt: null };
});

/** Removes for good what was deleted so long ago that it can no longer be brought back. */
export async function purgeDeletedThemes({ db, now }: Context) {
  await db.deleteFrom("themes")
    .where("deleted_at", "<=", new Date(now.getTime() - RESTORABLE_MS)).execute();
}
