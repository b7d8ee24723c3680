import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Vite takes `graphql` as a module, packages as CommonJS: two of it refuse each other's schemas.
  resolve: {
    alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve("graphql") }],
  },
  test: {
    pool: "forks", // threads end in an unhandled error under Deno
    maxWorkers: 3, // on two processors: a third of what a browser's test does is waiting
    // Three at once: what takes no time alone may take some.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ["tests/support/global_setup.ts"],
    include: ["tests/**/*.test.{ts,tsx}"],
  },
});
