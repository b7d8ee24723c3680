import type { CSSProperties } from "react";

/** What an admin picks, by the fields' names in GraphQL; each colour is "#RRGGBB". */
export type Colors = {
  readonly sidebarColor: string;
  readonly primaryColor: string;
  readonly cardColor: string;
};

export type ColorName = keyof Colors;

/** Where tokens.css takes each of them from. */
const colorVariables: Readonly<Record<ColorName, string>> = {
  sidebarColor: "--sidebar",
  primaryColor: "--primary",
  cardColor: "--card",
};

export const colorNames = Object.keys(colorVariables) as ColorName[];

/** Only the three colours of whatever carries them. */
export const colorsOf = ({ sidebarColor, primaryColor, cardColor }: Colors): Colors => ({
  sidebarColor,
  primaryColor,
  cardColor,
});

export const isSameColors = (one: Colors, other: Colors) =>
  colorNames.every((name) => one[name].toUpperCase() === other[name].toUpperCase());

/** Puts the colours on `element`, for all that stands in it; null leaves it what it inherits. */
export function paint(element: HTMLElement, colors: Colors | null) {
  for (const name of colorNames) {
    if (colors) element.style.setProperty(colorVariables[name], colors[name]);
    else element.style.removeProperty(colorVariables[name]);
  }
}

/** The same for React; the element needs the class own-colors. */
export const colorStyle = (colors: Colors): CSSProperties =>
  Object.fromEntries(colorNames.map((name) => [colorVariables[name], colors[name]]));
