import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { circle, violations } from "./support/architecture.ts";

const files = globSync("{server,web}/**/*.{ts,tsx}").filter((path) =>
  !/__generated__|web\/dist/.test(path)
);
const sources = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));

/** The house as it is, and one more file in it. */
const planted = (path: string, source: string) => new Map(sources).set(path, source);

test("every import keeps the rules of the house", () => {
  expect(files.length).toBeGreaterThan(50); // or the rules would hold of nothing
  expect(violations(sources)).toEqual([]);
});

test("no file imports itself by a detour", () => {
  expect(circle(sources)).toBeNull();
});

const useCase = "server/core/users/ensure_user.ts";
test.each([
  ["server/core/offers/planted.ts", `import { Hono } from "hono";`],
  ["server/core/offers/planted.ts", `import { yoga } from "../../graphql/yoga.ts";`],
  ["server/core/offers/planted.ts", `import { ensureUser } from "../users/ensure_user.ts";`],
  [
    "server/adapters/mail/planted.ts",
    `import { ensureUser } from "../../core/users/ensure_user.ts";`,
  ],
  ["server/graphql/planted.ts", `import { letterFiles } from "../adapters/mail/letter_files.ts";`],
  ["server/rest/planted.ts", `import { letterFiles } from "../adapters/mail/letter_files.ts";`],
  ["web/shared/planted.ts", `import { newId } from "../../server/core/ids.ts";`],
  ["web/screens/offers/planted.tsx", `const lazy = () => import("../auth/LoginScreen.tsx");`],
  ["web/ui/planted.tsx", `import { useFragment } from "react-relay";`],
  ["web/screens/offers/planted.tsx", `import { Menu } from "@mui/material";`],
  ["server/core/planted.ts", `export * from "./offers/index.ts";`],
])("a forbidden import is found: %s %s", (path, source) => {
  expect(sources.has(useCase)).toBe(true);
  expect(violations(planted(path, source))).toHaveLength(1);
  expect(violations(planted(path, source))[0]).toContain(path);
});

test("a circle is found, and types may make one", () => {
  const pair = (keyword: string) =>
    new Map([["server/a.ts", `${keyword} { b } from "./b.ts";`], [
      "server/b.ts",
      `import { a } from "./a.ts";`,
    ]]);
  expect(circle(pair("import"))).toEqual(["server/a.ts", "server/b.ts", "server/a.ts"]);
  expect(circle(pair("import type"))).toBeNull();
});
