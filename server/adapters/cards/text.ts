import { GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

type Weight = 400 | 700;

/** Sets the font of the following text: `size` in pixels. */
export function setFont(draw: SKRSContext2D, size: number, weight: Weight, color: string) {
  draw.font = `${weight} ${size}px ${cardFont()}`;
  draw.fillStyle = color;
}

/** Breaks `text` into at most `most` lines of `width`; text that does not fit ends in "…". */
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

/** Breaks a word that is wider than a line. */
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
  let shortened = [...line];
  while (shortened.length > 0 && !fits(`${shortened.join("").trimEnd()}…`)) {
    shortened = shortened.slice(0, -1);
  }
  return `${shortened.join("").trimEnd()}…`;
}

/** Returns the largest font size up to `size` at which `text` is no wider than `width`. */
export function sizeWithin(
  draw: SKRSContext2D,
  text: string,
  { size, weight, width }: { size: number; weight: Weight; width: number },
): number {
  setFont(draw, size, weight, "#000");
  const wide = draw.measureText(text).width;
  return wide <= width ? size : Math.floor(size * width / wide);
}

/** The product's typeface, with the characters of Portuguese and similar languages. */
const FAMILY = "Poppins";
const files = ["latin", "latin-ext"].flatMap((subset) =>
  ["400", "700"].map((weight) => `poppins-${subset}-${weight}-normal.woff2`)
);

let registered = false;

/** Returns the family's name; the first call loads its files. */
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
