import { command } from "../command.ts";
import type { ThemeId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { APPEARANCE } from "./appearance.ts";
import { lockPresentTheme } from "./keep_themes.ts";
import { RESTORABLE_MS } from "./theme.ts";

/** Takes a theme out of the list; for a week it can be brought back. @throws Failure THEME_NOT_FOUND */
export const deleteTheme = command(async (tx, input: { id: ThemeId }) => {
  const userId = permit(tx.viewer, "appearance.edit");
  const { id } = await lockPresentTheme(tx, input.id);
  await tx.db.updateTable("themes").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  tx.emit({ name: "theme.deleted", appearanceId: APPEARANCE, themeId: id, userId });
  return { themeId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});
