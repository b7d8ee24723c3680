/** The chosen mode, stored in the browser as `theme`; "system" follows the device. */
export type Mode = "light" | "dark" | "system";

const device = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();
let chosen = storedMode();

export const chosenMode = () => chosen;

/**
 * Applies changes of the device's mode and of the choice in other tabs; first_mode.js sets the initial
 * mode before the first paint.
 */
export function followMode() {
  device.addEventListener("change", show);
  addEventListener("storage", ({ key }) => {
    if (key !== "theme") return;
    chosen = storedMode();
    show();
  });
}

/** Applies a mode and stores it for the next visit. */
export function setMode(mode: Mode) {
  chosen = mode;
  try {
    localStorage.setItem("theme", mode);
  } catch {
    // Without storage it lasts as long as the page.
  }
  show();
}

function storedMode(): Mode {
  try {
    const stored = localStorage.getItem("theme");
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

function show() {
  const isDark = chosen === "dark" || (chosen === "system" && device.matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  for (const listener of listeners) listener();
}

/** Calls `listener` at each change of the mode; returns the unsubscribe. */
export function onMode(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
