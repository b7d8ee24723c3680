import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type Weight = 400 | 700;

/** Sets the letters that follow: `size` in pixels. */
export function letters(draw: SKRSContext2D, size: number, weight: Weight, color: string) {
  draw.font = `${weight} ${size}px ${cardFont()}`;
  draw.fillStyle = color;
}

/** `text` in lines no wider than `width`, at most `most`; what does not fit ends in "…". */
export function linesOf(draw: SKRSContext2D, text: string, width: number, most: number): string[] {
  const fits = (line: string) => draw.measureText(line).width <= width;
  const lines: string[] = [];
  let rest = text.split(" ").flatMap((word) => pieces(word, fits));
  while (rest.length > 0 && lines.length < most) {
    let taken = 1;
    while (taken < rest.length && fits(rest.slice(0, taken + 1).join(" "))) taken++;
    lines.push(rest.slice(0, taken).join(" "));
    rest = rest.slice(taken);
  }
  if (rest.length > 0) lines.push(cutShort(lines.pop() ?? "", fits));
  return lines;
}

/** A word wider than a line is broken where it has to be. */
function pieces(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part && !fits(part + letter)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return part ? [...parts, part] : parts;
}

function cutShort(line: string, fits: (line: string) => boolean): string {
  let kept = [...line];
  while (kept.length > 0 && !fits(`${kept.join("").trimEnd()}…`)) kept = kept.slice(0, -1);
  return `${kept.join("").trimEnd()}…`;
}

/** The largest size, from `size` down, at which `text` is no wider than `width`. */
export function sizeWithin(
  draw: SKRSContext2D,
  text: string,
  { size, weight, width }: { size: number; weight: Weight; width: number },
): number {
  letters(draw, size, weight, "#000");
  const wide = draw.measureText(text).width;
  return wide <= width ? size : Math.floor(size * width / wide);
}

/** The product's own typeface, with what Portuguese and its neighbours need. */
const FAMILY = "Poppins";
const files = ["latin", "latin-ext"].flatMap((subset) =>
  ["400", "700"].map((weight) => `poppins-${subset}-${weight}-normal.woff2`)
);

let registered = false;

/** The family's name, once its files are loaded. */
function cardFont(): string {
  if (!registered) {
    const { resolve } = createRequire(import.meta.url);
    for (const file of files) {
      GlobalFonts.register(readFileSync(resolve(`@fontsource/poppins/files/${file}`)), FAMILY);
    }
    registered = true;
  }
  return FAMILY;
}

/** Relative luminance of #RRGGBB, from 0 to 1. Source: WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const DARK = "#000000"; // anything lighter would leave grounds where neither reaches 4.5 to 1
const LIGHT = "#FFFFFF";

/** What is read best on that ground. */
export const inkOn = (ground: string): string =>
  contrast(DARK, ground) >= contrast(LIGHT, ground) ? DARK : LIGHT;

/** `color` where it can be read in large letters on `ground` (3 to 1), else what can. */
export const readableOn = (color: string, ground: string): string =>
  contrast(color, ground) >= 3 ? color : inkOn(ground);
