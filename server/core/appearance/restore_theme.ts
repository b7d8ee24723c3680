import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { ThemeId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { APPEARANCE } from "./appearance.ts";
import { lockTheme, requireThemeRoom } from "./keep_themes.ts";
import type { Theme } from "./theme.ts";

/** Brings a deleted theme back, as it was. @throws Failure THEME_NOT_FOUND, THEME_NOT_DELETED, THEMES_LIMIT */
export const restoreTheme = command(async (work, input: { id: ThemeId }): Promise<Theme> => {
  const userId = permit(work.viewer, "appearance.edit");
  const theme = await lockTheme(work, input.id); // first: whoever deletes it locks in this order
  if (!theme.deletedAt) throw new Failure("THEME_NOT_DELETED", ["id"]);
  await requireThemeRoom(work, 1);
  await work.db.updateTable("themes").set({ deleted_at: null }).where("id", "=", theme.id)
    .execute();
  work.emit({ name: "theme.restored", appearanceId: APPEARANCE, themeId: theme.id, userId });
  return { ...theme, deletedAt: null };
});
