import { createRequire } from "node:module";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

// Vite takes `graphql` as a module, packages as CommonJS: two of it refuse each other's schemas.
const graphql = createRequire(import.meta.url).resolve("graphql");

/** Tests that share how they are run; none of them is cut off because the machine is busy. */
const project = (name: string, folders: string[], isolate: boolean) => ({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    name,
    include: folders.map((folder) => `tests/${folder}*.test.{ts,tsx}`),
    isolate,
    pool: "forks", // threads end in an unhandled error under Deno
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
} satisfies TestProjectInlineConfiguration);

export default defineConfig({
  test: {
    maxWorkers: 3, // on two processors: a third of what a browser's test does is waiting
    globalSetup: ["tests/support/global_setup.ts"],
    projects: [
      // Each begins on an empty database, and leaves nothing in its process: they share it.
      project("rules and doors", ["", "core/", "doors/", "web/"], false),
      project("processes and browsers", ["contracts/", "e2e/"], true),
    ],
  },
});
