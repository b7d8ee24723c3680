// Runs before the first paint, so that the page does not flash in the other theme (see mode.ts).
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem("theme");
  } catch {
    // Without storage the page follows the device.
  }
  const isDark = mode === "dark" ||
    (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
})();
