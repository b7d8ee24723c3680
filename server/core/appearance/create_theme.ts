import { command } from "../command.ts";
import { permit } from "../permissions.ts";
import { addThemes, lockPresentTheme } from "./theme_store.ts";
import { checkedTheme, MOST_THEMES, nameOfCopy, type Theme, type ThemeInput } from "./theme.ts";
import type { ThemeId } from "../ids.ts";
import { Failure } from "../errors.ts";

/** Keeps colours under a name. @throws Failure THEME_NAME_INVALID, COLOR_INVALID, THEMES_LIMIT */
export const createTheme = command(async (tx, input: ThemeInput): Promise<Theme> => {
  permit(tx.viewer, "appearance.edit");
  const [theme] = await addThemes(tx, [checkedTheme(input)]);
  return theme!;
});

/** Makes another theme with the same colours. @throws Failure THEME_NOT_FOUND, THEMES_LIMIT */
export const cloneTheme = command(async (tx, input: { id: ThemeId }): Promise<Theme> => {
  const { name, ...colors } = await lockPresentTheme(tx, input.id);
  const [copy] = await addThemes(tx, [{ name: nameOfCopy(name), colors }]);
  return copy!;
});

/** Makes many themes: all of them, or none. @throws Failure TOO_MANY_THEMES, with the path of what is wrong */
export const importThemes = command(async (tx, input: { themes: readonly ThemeInput[] }) => {
  permit(tx.viewer, "appearance.edit");
  const { themes } = input;
  if (themes.length === 0 || themes.length > MOST_THEMES) {
    throw new Failure("TOO_MANY_THEMES", ["themes"]);
  }
  return await addThemes(tx, themes.map((one, at) => checkedTheme(one, ["themes", `${at}`])));
});
