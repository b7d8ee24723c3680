import { Failure } from "../errors.ts";

/** The colours that an admin picks for everybody: "#RRGGBB" in upper case. */
export type Colors = {
  readonly sidebarColor: string;
  readonly primaryColor: string;
  readonly cardColor: string;
};

export const colorNames = ["sidebarColor", "primaryColor", "cardColor"] as const;

const COLOR = /^#[0-9a-f]{6}$/i;

/**
 * Returns the given colours in upper case; null counts as left out.
 * @throws Failure COLOR_INVALID at `path` and the colour's name
 */
export function checkedColors(
  given: { readonly [Name in keyof Colors]?: unknown },
  path: readonly string[] = [],
): Partial<Colors> {
  const named = colorNames.filter((name) => (given[name] ?? null) !== null);
  return Object.fromEntries(named.map((name) => {
    const color = given[name];
    if (typeof color !== "string" || !COLOR.test(color)) {
      throw new Failure("COLOR_INVALID", [...path, name]);
    }
    return [name, color.toUpperCase()];
  }));
}

export const sameColors = (one: Colors, other: Colors): boolean =>
  colorNames.every((name) => one[name] === other[name]);
