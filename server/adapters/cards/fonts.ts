import { GlobalFonts } from "@napi-rs/canvas";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The product's own typeface, with what Portuguese and its neighbours need. */
const FAMILY = "Poppins";
const files = ["latin", "latin-ext"].flatMap((subset) =>
  ["400", "700"].map((weight) => `poppins-${subset}-${weight}-normal.woff2`)
);

let registered = false;

/** The family's name, once its files are loaded. */
export function cardFont(): string {
  if (!registered) {
    const { resolve } = createRequire(import.meta.url);
    for (const file of files) {
      GlobalFonts.register(readFileSync(resolve(`@fontsource/poppins/files/${file}`)), FAMILY);
    }
    registered = true;
  }
  return FAMILY;
}
