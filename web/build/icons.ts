import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Plugin } from "vite";

const LOGO = "web/ui/display/logo.svg";
const BACKGROUND = "#6200ee"; // the logo's

/** The pixels of each icon; `full` has no rounded corners, for systems that cut their own. */
const icons = {
  "192": { size: 192, full: false },
  "512": { size: 512, full: false },
  maskable: { size: 512, full: true },
  apple: { size: 180, full: true },
};

/** The share of the icon that no mask cuts. */
const SAFE_SHARE = 0.8;

/** Draws the app's icons from its logo, and emits `icons.json` with their addresses. */
export function appIcons(): Plugin {
  return {
    name: "app-icons",
    apply: "build",
    enforce: "post", // after the page is written
    async generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return; // the build of the public pages
      const addresses = await Promise.all(
        Object.entries(icons).map(async ([name, { size, full }]) => {
          const source = await drawIcon(size, full);
          const id = this.emitFile({ type: "asset", name: `icon-${name}.png`, source });
          return [name, `/${this.getFileName(id)}`] as const;
        }),
      );
      const addressOf = Object.fromEntries(addresses);
      this.emitFile({ type: "asset", fileName: "icons.json", source: JSON.stringify(addressOf) });
      page.source = String(page.source).replace("__APPLE_ICON__", addressOf["apple"]!);
    },
  };
}

async function drawIcon(size: number, full: boolean): Promise<Uint8Array> {
  const side = Math.round(full ? size * SAFE_SHARE : size);
  const logo = await sharp(readFileSync(LOGO), { density: 72 * side / 28 }).resize(side).png()
    .toBuffer();
  if (!full) return logo;
  const canvas = {
    create: { width: size, height: size, channels: 3, background: BACKGROUND },
  } as const;
  return await sharp(canvas).composite([{ input: logo }]).png().toBuffer();
}
