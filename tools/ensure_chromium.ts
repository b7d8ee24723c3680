import { chromiumPath, hasHeadless } from "./chromium.ts";
import { installFromDebian } from "./debian.ts";

/**
 * Makes sure that the browser tests have a browser: Debian's Chromium without windows, where we may
 * install it and it is there, else Debian's Chromium, else whatever there is of its kind.
 */

if (!Deno.env.get("CHROMIUM_PATH") && !await hasHeadless()) {
  await installFromDebian("chromium-headless-shell", "chromium");
}
if (await chromiumPath() === null) {
  console.error("The browser tests need Chromium: install it, or set CHROMIUM_PATH.");
  Deno.exit(1);
}
