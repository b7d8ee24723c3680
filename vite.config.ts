import react from "@vitejs/plugin-react";
import process from "node:process";
import { defineConfig } from "vite";
import { firstScreenInOne } from "./web/build/first_screens.ts";
import { relayTags } from "./web/build/relay_tags.ts";
import { routeList } from "./web/build/route_list.ts";

const product = `http://localhost:${process.env["PORT"] ?? 8000}`;

/** Builds `web/` into `web/dist`: hashed files, `.vite/manifest.json` and `routes.json`. */
export default defineConfig({
  root: "web",
  cacheDir: "../node_modules/.vite", // out of the formatter's and the build's sight
  publicDir: false, // `web/public/` holds the pages that the server renders
  plugins: [relayTags(), routeList(), firstScreenInOne(), react()],
  html: { cspNonce: "__NONCE__" }, // the server puts a fresh one into each answer
  server: {
    fs: { allow: [".."] }, // the fonts lie in node_modules
    // While developing, the rest of the product answers behind Vite as if from one address.
    proxy: {
      "/graphql": { target: product, ws: true },
      "/api": { target: product },
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
