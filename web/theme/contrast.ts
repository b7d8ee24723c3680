/** Red, green and blue, each from 0 to 1. */
type Rgb = readonly [number, number, number];

/** Returns the contrast ratio of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The least contrast of text by WCAG AA. */
export const READABLE = 4.5;

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Parses a computed `color(srgb 0.1 0.2 0.3)`; values outside of sRGB are clamped. */
export function rgbOf(computed: string): Rgb {
  const [r, g, b] = /^color\(srgb ([^/)]+)/.exec(computed)?.[1]?.trim().split(/\s+/) ?? [];
  const share = (text: string | undefined) => Math.min(1, Math.max(0, Number(text) || 0));
  return [share(r), share(g), share(b)];
}

/** Formats a ratio, rounded down: "7,8:1". */
export const ratioText = (ratio: number) =>
  `${(Math.floor(ratio * 10 + 1e-6) / 10).toLocaleString("pt-BR", { minimumFractionDigits: 1 })}:1`;
