import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { addThemes } from "./keep_themes.ts";
import { checkedTheme, MOST_THEMES, type ThemeInput } from "./theme.ts";

/** Makes many themes: all of them, or none. @throws Failure TOO_MANY_THEMES, with the path of what is wrong */
export const importThemes = command(async (tx, input: { themes: readonly ThemeInput[] }) => {
  permit(tx.viewer, "appearance.edit");
  const { themes } = input;
  if (themes.length === 0 || themes.length > MOST_THEMES) {
    throw new Failure("TOO_MANY_THEMES", ["themes"]);
  }
  return await addThemes(tx, themes.map((one, at) => checkedTheme(one, ["themes", `${at}`])));
});
