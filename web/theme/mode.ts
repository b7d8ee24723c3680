/** What the person chose; "system" follows the device. Kept in the browser, as `theme`. */
export type Mode = "light" | "dark" | "system";

const device = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();
let chosen = keptMode();

export const chosenMode = () => chosen;

/**
 * Keeps the page, which first_mode.js set before its first paint, in step with the device and with
 * the choice made in another tab.
 */
export function followMode() {
  device.addEventListener("change", show);
  addEventListener("storage", ({ key }) => {
    if (key !== "theme") return;
    chosen = keptMode();
    show();
  });
}

/** Shows it, and keeps it for the next visit. */
export function setMode(mode: Mode) {
  chosen = mode;
  try {
    localStorage.setItem("theme", mode);
  } catch {
    // A browser that keeps nothing shows it until the page is left.
  }
  show();
}

function keptMode(): Mode {
  try {
    const kept = localStorage.getItem("theme");
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

function show() {
  const isDark = chosen === "dark" || (chosen === "system" && device.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  for (const listener of listeners) listener();
}

/** Calls `listener` at each change of what is shown. */
export function onMode(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
