import type { ColorName } from "../../theme/colors.ts";

/** The names of the colours on screen. */
export const colorLabels: Readonly<Record<ColorName, string>> = {
  sidebarColor: "Barra lateral",
  primaryColor: "Principal",
  cardColor: "Cartões",
};

/** Parses a typed colour ("6200ee", "#62E") to "#RRGGBB"; null when it is none. */
export function hexColor(typed: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim())?.[1];
  if (!digits) return null;
  const six = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return `#${six.toUpperCase()}`;
}
