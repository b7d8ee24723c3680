import { command } from "../command.ts";
import type { Given } from "../given.ts";
import type { ThemeId } from "../ids.ts";
import type { Appearance } from "./appearance.ts";
import { changeAppearance, lockAppearance } from "./change_appearance.ts";
import { lockPresentTheme } from "./keep_themes.ts";

/** `version` is the appearance's that the admin was looking at; without it the last one wins. */
export type ApplyTheme = { readonly id: ThemeId } & Given<{ version: number }>;

/** Gives the product the colours of a theme. @throws Failure THEME_NOT_FOUND, AppearanceChangedMeanwhile */
export const applyTheme = command(async (tx, input: ApplyTheme): Promise<Appearance> => {
  const theme = await lockPresentTheme(tx, input.id);
  const current = await lockAppearance(tx, input.version);
  return await changeAppearance(tx, current, theme);
});
