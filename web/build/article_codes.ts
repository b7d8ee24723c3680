import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** Returns the article of the help about each refusal that has one: its slug, by the refusal's code. */
export function articlesByCode(): Readonly<Record<string, string>> {
  const files = globSync("help/*.md", { cwd: new URL("../..", import.meta.url) }).toSorted();
  return Object.fromEntries(files.flatMap((file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
    const codes = /^codes: (.+)$/m.exec(text)?.[1]?.split(", ") ?? [];
    return codes.map((code) => [code.trim(), basename(file, ".md")]);
  }));
}
