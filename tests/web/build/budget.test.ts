import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { checkBudgets } from "../../../web/build/budget.ts";

const isBuilt = existsSync("web/dist/.vite/manifest.json");

// Skipped without a build (`deno task web`); the gate builds first.
test.skipIf(!isBuilt)("the routes are within their budgets", () => {
  expect(checkBudgets).not.toThrow();
});
