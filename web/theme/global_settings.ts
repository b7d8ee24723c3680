import { colorNames, type Colors, colorsOf } from "./colors.ts";
import { applyInitialColors } from "./appearance.ts";

const SECONDS_3 = 3_000; // nobody waits longer for colours

/** Asks for the global settings (SPEC.md §7) and shows them; rejects when they cannot be had. */
export async function applyGlobalSettings(): Promise<void> {
  const response = await fetch("/api/admin/global", { signal: AbortSignal.timeout(SECONDS_3) });
  const settings: Colors = await response.json();
  if (colorNames.every((name) => /^#[\da-f]{6}$/i.test(settings[name]))) {
    applyInitialColors(colorsOf(settings));
  }
}
