import { Failure } from "../errors.ts";
import type { ThemeId } from "../ids.ts";
import { checkedColors, colorNames, type Colors } from "./colors.ts";

/** Named colours that an admin can apply. */
export type Theme = Colors & {
  readonly id: ThemeId;
  /** Grows by one with each change. */
  readonly version: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly deletedAt: Date | null;
};

/** A theme as the API receives it. */
export type ThemeInput = { readonly name: string; readonly settings: Colors };

/** More would not be found in the list. */
export const MOST_THEMES = 200;

/** Characters. */
const LONGEST_NAME = 60;

/** Checks a theme. @throws Failure THEME_NAME_INVALID, COLOR_INVALID */
export function checkedTheme(
  { name, settings }: ThemeInput,
  path: readonly string[] = [],
): { readonly name: string; readonly colors: Colors } {
  return {
    name: checkedName(name, path),
    colors: checkedSettings(settings, [...path, "settings"]),
  };
}

/** Requires all three colours. @throws Failure COLOR_INVALID */
export function checkedSettings(given: Colors, path: readonly string[] = ["settings"]): Colors {
  const colors = checkedColors(given, path);
  for (const name of colorNames) {
    if (colors[name] === undefined) throw new Failure("COLOR_INVALID", [...path, name]);
  }
  return colors as Colors;
}

/** Returns the name with single spaces. @throws Failure THEME_NAME_INVALID */
export function checkedName(typed: string, path: readonly string[] = []): string {
  const name = typed.trim().replace(/\s+/g, " ");
  if ([...name].length > LONGEST_NAME || !/^\P{C}+$/u.test(name)) {
    throw new Failure("THEME_NAME_INVALID", [...path, "name"]);
  }
  return name;
}

/** Returns "Natal (cópia)", within the length of a name. */
export function nameOfCopy(name: string): string {
  const copy = " (cópia)";
  return [...name].slice(0, LONGEST_NAME - copy.length).join("").trimEnd() + copy;
}
