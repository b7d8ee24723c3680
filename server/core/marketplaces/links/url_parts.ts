/** Returns what the first group of `pattern` matches in the path. */
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

/** `url` with these parameters set. */
export function withParameters(url: URL, parameters: Readonly<Record<string, string>>): URL {
  const built = new URL(url);
  for (const [name, value] of Object.entries(parameters)) built.searchParams.set(name, value);
  return built;
}

/** The value of the first of `names` in a pasted link or `name=value`; else the text itself. */
export function pastedValue(typed: string, ...names: readonly string[]): string {
  const text = typed.trim();
  const query = new URLSearchParams(text.replace(/^[^?=]*\?/, ""));
  return names.map((name) => query.get(name)).find((value) => value)?.trim() ?? text;
}

/** `text` where it fits `pattern`, else null. */
export const matching = (text: string, pattern: RegExp) => pattern.test(text) ? text : null;
