import react from "@vitejs/plugin-react";
import process from "node:process";
import { defineConfig, type Plugin } from "vite";
import { TRIAL_DAYS } from "./server/core/plans/subscription.ts";
import { articlesByCode } from "./web/build/article_codes.ts";
import { appIcons } from "./web/build/icons.ts";
import { firstMode, inlineStyles, release, startAfterPaint } from "./web/build/page.ts";
import { bundleFirstScreens } from "./web/build/first_screens.ts";
import { forbidHeavyImports, oneLanguage } from "./web/build/react_aria.ts";
import { relayTags } from "./web/build/relay_tags.ts";
import { routeList } from "./web/build/routes.ts";
import { serviceWorker } from "./web/build/service_worker.ts";
import { publicPaths } from "./web/paths.ts";

const product = `http://localhost:${process.env["PORT"] ?? 8000}`;

const pages = Object.values(publicPaths);

/** Fills in the days of a trial, as the product's server does, while developing. */
const trialDays = (): Plugin => ({
  name: "trial-days",
  apply: "serve",
  transformIndexHtml: (html) => html.replace("__TRIAL_DAYS__", String(TRIAL_DAYS)),
});

/** Builds `web/` into `web/dist`: hashed files, `.vite/manifest.json`, `routes.json`, `build.json` and
 * `documents.json`. */
export default defineConfig({
  root: "web",
  cacheDir: "../node_modules/.vite", // out of the formatter's and the build's sight
  publicDir: false, // `web/public/` holds the pages that the server renders
  plugins: [
    firstMode(),
    trialDays(),
    relayTags(),
    routeList(),
    bundleFirstScreens(),
    forbidHeavyImports(),
    oneLanguage(),
    react(),
    inlineStyles(),
    startAfterPaint(),
    release(),
    appIcons(),
    serviceWorker(),
  ],
  define: { __ARTICLES_BY_CODE__: JSON.stringify(articlesByCode()) },
  html: { cspNonce: "__NONCE__" }, // the server puts a fresh one into each answer
  server: {
    fs: { allow: [".."] }, // the fonts lie in node_modules
    // While developing, the rest of the product answers behind Vite as if from one address.
    proxy: {
      "/graphql": { target: product, ws: true },
      "/api": { target: product },
      "/builds": { target: product },
      // What the server renders, with the files of the last build.
      [`^(${pages.join("|")})(\\?.*)?$`]: { target: product },
      [`^(${pages.map((path) => path.replace(/\/$/, "")).join("|")})/_payload\\.json`]: {
        target: product,
      },
      "^/store/.+": { target: product },
      "/assets": { target: product },
    },
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2023",
    assetsInlineLimit: 0, // data: addresses would need a wider content policy
    reportCompressedSize: false,
  },
});
