import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { ThemeId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { APPEARANCE } from "./appearance.ts";
import type { Colors } from "./colors.ts";
import { columnsOf, lockPresentTheme } from "./theme_store.ts";
import { asTheme } from "./tables.ts";
import { checkedName, checkedSettings, type Theme } from "./theme.ts";

type UpdateTheme = Given<{ name: string; settings: Colors }> & {
  readonly id: ThemeId;
  /** The version that the admin was looking at. */
  readonly version: number;
};

/** Somebody changed the theme after this admin last saw it; `current` is what it is now. */
export class ThemeChangedMeanwhile extends Failure {
  constructor(readonly current: Theme) {
    super("THEME_CHANGED_MEANWHILE", ["version"]);
  }
}

/** Renames a theme, or gives it other colours: what is left out stays. @throws ThemeChangedMeanwhile */
export const updateTheme = command(async (tx, input: UpdateTheme): Promise<Theme> => {
  const userId = permit(tx.viewer, "appearance.edit");
  const { name, settings } = input;
  const named = (name ?? null) !== null ? checkedName(name!) : undefined;
  const colors = settings ? checkedSettings(settings) : undefined;
  const theme = await lockPresentTheme(tx, input.id);
  if (theme.version !== input.version) throw new ThemeChangedMeanwhile(theme);
  tx.emit({ name: "theme.changed", appearanceId: APPEARANCE, themeId: theme.id, userId });
  return await tx.db.updateTable("themes").where("id", "=", theme.id).set({
    version: theme.version + 1,
    ...named !== undefined && { name: named },
    ...colors && columnsOf(colors),
  }).returning(asTheme).executeTakeFirstOrThrow();
});
