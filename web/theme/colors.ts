import type { CSSProperties } from "react";

/** The colours that an admin picks, named as in GraphQL; each is "#RRGGBB". */
export type Colors = {
  readonly sidebarColor: string;
  readonly primaryColor: string;
  readonly cardColor: string;
};

export type ColorName = keyof Colors;

/** The CSS variable of each, which tokens.css reads. */
const colorVariables: Readonly<Record<ColorName, string>> = {
  sidebarColor: "--sidebar",
  primaryColor: "--primary",
  cardColor: "--card",
};

export const colorNames = Object.keys(colorVariables) as ColorName[];

/** Returns only the colours of an object. */
export const colorsOf = ({ sidebarColor, primaryColor, cardColor }: Colors): Colors => ({
  sidebarColor,
  primaryColor,
  cardColor,
});

export const isSameColors = (one: Colors, other: Colors) =>
  colorNames.every((name) => one[name].toUpperCase() === other[name].toUpperCase());

/** Sets the colours on `element` and its content; null removes them. */
export function paint(element: HTMLElement, colors: Colors | null) {
  for (const name of colorNames) {
    if (colors) element.style.setProperty(colorVariables[name], colors[name]);
    else element.style.removeProperty(colorVariables[name]);
  }
}

/** Returns the colours as a React style; the element needs the class own-colors. */
export const colorStyle = (colors: Colors): CSSProperties =>
  Object.fromEntries(colorNames.map((name) => [colorVariables[name], colors[name]]));
