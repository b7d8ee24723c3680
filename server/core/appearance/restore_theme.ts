import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { ThemeId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { APPEARANCE } from "./appearance.ts";
import { lockTheme, requireThemeRoom } from "./keep_themes.ts";
import type { Theme } from "./theme.ts";

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
