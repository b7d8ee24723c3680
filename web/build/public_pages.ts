import react from "@vitejs/plugin-react";
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { build, type InlineConfig } from "vite";
import { graphiqlFiles } from "./graphiql_files.ts";
import { firstScreens } from "./first_screens.ts";
import { filesOf, readManifest } from "./routes.ts";
import { relayTags } from "./relay_tags.ts";

/**
 * Builds `web/public`, after the app, whose files it names: a module for the server (`PagesModule` in
 * `web/public/contract.ts`) in `web/dist/server`, and the scripts that their browsers run.
 */
const DIST = "web/dist";
const SERVER = `${DIST}/server`;

const shared = {
  configFile: false,
  root: "web",
  cacheDir: "../node_modules/.vite",
  publicDir: false,
  logLevel: "warn",
} satisfies InlineConfig;

const sharedBuild = {
  target: "es2023",
  assetsInlineLimit: 0,
  reportCompressedSize: false,
} as const;

await build({
  ...shared,
  plugins: [relayTags({ isWithoutRelay: true })],
  define: {
    __SIGN_IN_FILES__: JSON.stringify(
      filesOf(readManifest("manifest"), firstScreens.auth).map((file) => `/${file}`),
    ),
  },
  build: {
    ...sharedBuild,
    outDir: "dist",
    emptyOutDir: false,
    modulePreload: false, // there is nothing to load before a module
    manifest: ".vite/public.json",
    rolldownOptions: {
      input: {
        public: "web/public/main.ts",
        store: "web/public/store/share.ts",
        maintenance: "web/public/maintenance/announce.ts",
        graphiql: "web/public/docs/graphiql.ts",
      },
    },
  },
});

await build({
  ...shared,
  plugins: [react()],
  define: { "process.env.NODE_ENV": `"production"` }, // otherwise React's development build is bundled
  ssr: { noExternal: true }, // the server does not depend on React
  build: {
    ...sharedBuild,
    ssr: "public/server.tsx",
    ssrEmitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
    outDir: "dist/server",
    rolldownOptions: { output: { entryFileNames: "pages.js" } },
  },
});

// The style is inlined into each page; fonts and pictures are served with the app's.
let style = "";
for (const file of globSync(`${SERVER}/assets/*`)) {
  if (file.endsWith(".css")) style += readFileSync(file, "utf8");
  else renameSync(file, `${DIST}/assets/${basename(file)}`);
}
rmSync(`${SERVER}/assets`, { recursive: true });
const scriptOf = (source: string) => `/${readManifest("public")[source]!.file}`;
writeFileSync(
  `${SERVER}/parts.json`,
  JSON.stringify({
    script: scriptOf("public/main.ts"),
    storeScript: scriptOf("public/store/share.ts"),
    maintenanceScript: scriptOf("public/maintenance/announce.ts"),
    style,
    graphiql: { ...graphiqlFiles(`${DIST}/assets`), start: scriptOf("public/docs/graphiql.ts") },
  }),
);
