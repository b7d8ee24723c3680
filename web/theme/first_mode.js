// Before the first paint, or the page would flash in the other theme (see mode.ts).
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem("theme");
  } catch {
    // A browser that keeps nothing: as the device.
  }
  const isDark = mode === "dark" ||
    (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
})();
