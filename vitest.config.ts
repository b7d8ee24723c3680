import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";
import { relayTags } from "./web/build/relay_tags.ts";

// Vite takes `graphql` as a module, packages as CommonJS: two of it refuse each other's schemas.
const graphql = createRequire(import.meta.url).resolve("graphql");

export default defineConfig({
  plugins: [relayTags()], // as the build does: a module with a fragment can be imported
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    pool: "forks", // threads end in an unhandled error under Deno
    // Each begins on an empty database, and leaves nothing in its process: they share it.
    isolate: false,
    maxWorkers: 3, // on two processors: some of what a test does is waiting
    globalSetup: ["tests/support/global_setup.ts"],
    // None is cut off because the machine is busy.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
