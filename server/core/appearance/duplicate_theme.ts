import { command } from "../command.ts";
import type { ThemeId } from "../ids.ts";
import { addThemes, lockPresentTheme } from "./keep_themes.ts";
import { nameOfCopy, type Theme } from "./theme.ts";

/** Makes another theme with the same colours. @throws Failure THEME_NOT_FOUND, THEMES_LIMIT */
export const duplicateTheme = command(async (tx, input: { id: ThemeId }): Promise<Theme> => {
  const { name, ...colors } = await lockPresentTheme(tx, input.id);
  const [copy] = await addThemes(tx, [{ name: nameOfCopy(name), colors }]);
  return copy!;
});
