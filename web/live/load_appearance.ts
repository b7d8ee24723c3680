import { savesData, whenIdle } from "../browser/idle.ts";

/**
 * Loads what follows changes of the appearance, once the page is there and idle; for guests, too.
 * `isOptional`: not in a browser that saves data.
 */
export function loadLiveAppearance({ isOptional = false } = {}) {
  if (isOptional && savesData()) return;
  const start = () =>
    whenIdle(() => {
      import("./appearance.ts").then(({ followAppearance }) => followAppearance(), () => {});
    });
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
