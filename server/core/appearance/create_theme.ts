import { command } from "../command.ts";
import { permit } from "../permissions.ts";
import { addThemes } from "./keep_themes.ts";
import { checkedTheme, type Theme, type ThemeInput } from "./theme.ts";

/** Keeps colours under a name. @throws Failure THEME_NAME_INVALID, COLOR_INVALID, THEMES_LIMIT */
export const createTheme = command(async (tx, input: ThemeInput): Promise<Theme> => {
  permit(tx.viewer, "appearance.edit");
  const [theme] = await addThemes(tx, [checkedTheme(input)]);
  return theme!;
});
