import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Plugin } from "vite";

const LOGO = "web/ui/display/logo.svg";
const GROUND = "#6200ee"; // of the logo

/** Pixels of each icon; `full`: no rounded corners, for a system that cuts its own. */
const icons = {
  "192": { size: 192, full: false },
  "512": { size: 512, full: false },
  maskable: { size: 512, full: true },
  apple: { size: 180, full: true },
};

/** A mask may cut all but the inner 80 % away. */
const SAFE = 0.8;

/** Draws the app's icons from its logo, and emits `icons.json`: which is where. */
export function appIcons(): Plugin {
  return {
    name: "app-icons",
    apply: "build",
    enforce: "post", // the page is ready by then
    async generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return; // of the public pages
      const places = await Promise.all(
        Object.entries(icons).map(async ([name, { size, full }]) => {
          const source = await drawn(size, full);
          const id = this.emitFile({ type: "asset", name: `icon-${name}.png`, source });
          return [name, `/${this.getFileName(id)}`] as const;
        }),
      );
      const where = Object.fromEntries(places);
      this.emitFile({ type: "asset", fileName: "icons.json", source: JSON.stringify(where) });
      page.source = String(page.source).replace("__APPLE_ICON__", where["apple"]!);
    },
  };
}

async function drawn(size: number, full: boolean): Promise<Uint8Array> {
  const side = Math.round(full ? size * SAFE : size);
  const logo = await sharp(readFileSync(LOGO), { density: 72 * side / 28 }).resize(side).png()
    .toBuffer();
  if (!full) return logo;
  const ground = {
    create: { width: size, height: size, channels: 3, background: GROUND },
  } as const;
  return await sharp(ground).composite([{ input: logo }]).png().toBuffer();
}
