import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const architecture = readFileSync("ARCHITECTURE.md", "utf8");

/** The files that a section of ARCHITECTURE.md names by their path from the root, each once. */
function filesOf(heading: string): string[] {
  const [, after] = architecture.split(`## ${heading}\n`);
  const [section] = after!.split("\n## ");
  const named = [...section!.matchAll(/`((?:server|web)\/[\w./-]+\.tsx?)`/g)];
  return [...new Set(named.map(([, path]) => path!))];
}

test.each([
  ["From a pasted link to the screen", 30],
  ["From sendOffer to the receipt", 25],
])("the path %s passes at most %i files, and each exists", (heading, most) => {
  const files = filesOf(heading);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(most);
});

test("every file of the table of changes exists", () => {
  const files = filesOf("Where to change what");
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  expect(files.length).toBeGreaterThan(15);
});

test("every limit of the table stands in its file with that value", () => {
  const rows = [
    ...readFileSync("docs/limits.md", "utf8").matchAll(
      /^\| [^|]+? +\| `([^`]+)` +\| `(server\/[\w./]+\.ts)` +\| [^|]+\|$/gm,
    ),
  ].map(([, limit, path]) => ({ limit: limit!, path: path! }));
  const isStated = ({ limit, path }: typeof rows[number]) => {
    if (!existsSync(path)) return false;
    const source = readFileSync(path, "utf8").replace(/\s+/g, " ");
    const end = source.indexOf(limit) + limit.length;
    return source.includes(limit) && !/^[\w.]/.test(source.slice(end));
  };
  expect(rows.filter((row) => !isStated(row))).toEqual([]);
  expect(rows.length).toBe(
    readFileSync("docs/limits.md", "utf8").match(/`server\/.*` +\|/g)!.length,
  );
  expect(rows.length).toBeGreaterThan(80);
});
