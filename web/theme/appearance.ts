import { colorNames, type Colors, colorsOf, paint } from "./colors.ts";

const TIMEOUT_MS = 3_000;

/** The version on the page; the HTML states the initial one. */
let version = Number(document.getElementById("appearance")?.dataset["version"] ?? 0);
/** The colours applied since; null while those of the HTML hold. */
let current: Colors | null = null;
let preview: Colors | null = null;

/** Applies an appearance newer than the current one, without rendering by React. */
export function applyAppearance(appearance: Colors & { readonly version: number }) {
  if (appearance.version <= version) return;
  version = appearance.version;
  current = appearance;
  apply();
}

/** Fetches and applies the global settings; rejects if they cannot be fetched. */
export async function applyGlobalSettings(): Promise<void> {
  const response = await fetch("/api/admin/global", { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const settings: Colors = await response.json();
  if (colorNames.every((name) => /^#[\da-f]{6}$/i.test(settings[name]))) {
    applyInitialColors(colorsOf(settings));
  }
}

/** Applies colours without a version, unless versioned ones are applied. */
function applyInitialColors(colors: Colors) {
  if (version > 0) return;
  current = colors;
  apply();
}

/** Previews colours in this tab, until it is called with null. */
export function previewColors(colors: Colors | null) {
  preview = colors;
  apply();
}

function apply() {
  const root = document.documentElement;
  paint(root, preview ?? current);
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(root).getPropertyValue("--primary").trim();
}
