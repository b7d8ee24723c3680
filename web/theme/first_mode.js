// Runs before the first paint, so that the page flashes neither in the other theme (see mode.ts)
// nor with a banner that was answered.
(() => {
  let mode = null;
  const { dataset } = document.documentElement;
  try {
    mode = localStorage.getItem("theme");
    // The banner that the page draws is for those who have not answered it (see browser/consent.ts).
    if (localStorage.getItem("cookie_consent")) dataset.consent = "";
  } catch {
    // Without storage the page follows the device.
  }
  const isDark = mode === "dark" ||
    (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  dataset.theme = isDark ? "dark" : "light";
})();
