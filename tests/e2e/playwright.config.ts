import { defineConfig } from "@playwright/test";

/** Longer than anything takes, however busy the machine. */
const PATIENCE_MS = 60_000;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../node_modules/.e2e",
  globalSetup: "./support/global_setup.ts",
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  timeout: 5 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  use: {
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    permissions: ["clipboard-read", "clipboard-write"],
    contextOptions: { reducedMotion: "reduce" },
    ignoreHTTPSErrors: true, // the world outside has a certificate of its own making
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
  },
  projects: [
    { name: "phone", grepInvert: /@desk/, use: { viewport: { width: 360, height: 780 } } },
    { name: "desk", grep: /@desk/, use: { viewport: { width: 1280, height: 900 } } },
  ],
});
