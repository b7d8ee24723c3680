/** Returns the relative luminance of #RRGGBB, from 0 to 1. Source: WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const DARK = "#000000"; // lighter would leave backgrounds on which neither reaches 4.5 to 1
const LIGHT = "#FFFFFF";

/** Returns black or white, whichever has more contrast on `background`. */
export const inkOn = (background: string): string =>
  contrast(DARK, background) >= contrast(LIGHT, background) ? DARK : LIGHT;

/** Returns `color` when large text of it is readable on `background` (3 to 1), else black or white. */
export const readableOn = (color: string, background: string): string =>
  contrast(color, background) >= 3 ? color : inkOn(background);
