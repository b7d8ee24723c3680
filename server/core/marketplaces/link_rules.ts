/** How a shop writes the addresses of its products. */
export type LinkRules = {
  /** The shop's own id of the product; null where the address names none. */
  readonly productId: (url: URL) => string | null;
  /** The same page without anybody's tag or trace; only what picks the product stays. */
  readonly canonical: (url: URL) => URL;
  /** Whether only asking tells where it leads. */
  readonly isShort: (url: URL) => boolean;
  /** Whether it is somebody's own page at the shop: whatever is bought from there credits them. */
  readonly isOthersPage: (url: URL) => boolean;
};

/** What the first group of `pattern` finds in the path. */
export function inPath(url: URL, pattern: RegExp): string | null {
  return pattern.exec(url.pathname)?.[1] ?? null;
}

/** `url` with only the named parameters, in their order, and no fragment. */
export function keeping(url: URL, ...names: readonly string[]): URL {
  const kept = new URL(url); // not of its path: `//other.example/` alone would name another host
  kept.search = kept.hash = "";
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value) kept.searchParams.set(name, value);
  }
  return kept;
}
