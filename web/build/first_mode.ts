import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const script = readFileSync(new URL("../theme/first_mode.js", import.meta.url), "utf8");

/** Puts the script that must run before the first paint into the app's page. */
export const firstMode = (): Plugin => ({
  name: "first-mode",
  transformIndexHtml: {
    order: "pre", // Vite gives it the nonce
    handler: (html) => html.replace("<!--first-mode-->", () => `<script>${script}</script>`),
  },
});
