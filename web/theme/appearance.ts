import { colorNames, type Colors, colorsOf, paint } from "./colors.ts";

const TIMEOUT = 3_000; // nobody waits longer for colours

/** The version that the page shows; the first HTML says which it came with. */
let version = Number(document.getElementById("appearance")?.dataset["version"] ?? 0);
/** Null until it differs from that of the first HTML. */
let current: Colors | null = null;
let tried: Colors | null = null;

/** Shows the product's appearance where it is newer than the one shown; nothing is drawn by React. */
export function applyAppearance(appearance: Colors & { readonly version: number }) {
  if (appearance.version <= version) return;
  version = appearance.version;
  current = appearance;
  show();
}

/** Asks for the global settings and shows them; rejects when they cannot be had. */
export async function applyGlobalSettings(): Promise<void> {
  const response = await fetch("/api/admin/global", { signal: AbortSignal.timeout(TIMEOUT) });
  const settings: Colors = await response.json();
  if (colorNames.every((name) => /^#[\da-f]{6}$/i.test(settings[name]))) {
    applyInitialColors(colorsOf(settings));
  }
}

/** Shows colours that came without a version, unless some came with one. */
function applyInitialColors(colors: Colors) {
  if (version > 0) return;
  current = colors;
  show();
}

/** Shows other colours in this tab only, until it is called with null. */
export function previewColors(colors: Colors | null) {
  tried = colors;
  show();
}

function show() {
  const root = document.documentElement;
  paint(root, tried ?? current);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(root).getPropertyValue("--primary").trim();
}
