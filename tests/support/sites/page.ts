import { readFileSync } from "node:fs";
import type { Page } from "../../../server/core/marketplaces/readings/product_reading.ts";

/** A small hand-made page of `tests/support/pages`. */
export const pageFile = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../pages/${name}.html`, import.meta.url)));

/** A page as it streams in, in pieces of `size` bytes: small ones cut words and tags apart. */
export function streamPage(html: string | Uint8Array, url: string, size = 1_000): Page {
  const bytes = typeof html === "string" ? new TextEncoder().encode(html) : html;
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  return { url: new URL(url), html: pieces() };
}
