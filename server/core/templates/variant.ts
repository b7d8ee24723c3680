import type { Variant } from "./template.ts";

/**
 * Which variant a message gets: as often as its weight says, and for the same `key` always the same,
 * so that a message that is tried again keeps its words. @returns its place among them, from 0.
 */
export function variantFor(key: string, variants: readonly Pick<Variant, "weight">[]): number {
  const sum = variants.reduce((sum, { weight }) => sum + weight, 0);
  let left = hash(key) % sum;
  const at = variants.findIndex(({ weight }) => (left -= weight) < 0);
  return Math.max(0, at);
}

/** FNV-1a of 32 bits, its bits mixed by MurmurHash3's last step: alike keys fall far apart. */
function hash(key: string): number {
  let bits = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) bits = Math.imul(bits ^ byte, 0x01000193);
  bits = Math.imul(bits ^ bits >>> 16, 0x85ebca6b);
  bits = Math.imul(bits ^ bits >>> 13, 0xc2b2ae35);
  return (bits ^ bits >>> 16) >>> 0;
}
