import { globSync, readFileSync } from "node:fs";

/** Returns whether a screen, or a sentence of the server's, says these words. */
export function screenWords(): (words: string) => boolean {
  const sources = globSync("{web,server}/**/*.{ts,tsx}")
    .filter((path) => !/__generated__|web\/dist/.test(path))
    // A line break is a space.
    .map((path) => readFileSync(path, "utf8").replaceAll(/\{" "\}/g, " ").replaceAll(/\s+/g, " "))
    .join("\n");
  return (words) => sources.includes(words);
}
