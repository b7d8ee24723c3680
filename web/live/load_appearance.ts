import { savesData, whenLoaded } from "../browser/idle.ts";

/**
 * Loads the module that follows changes of the appearance, once the page is loaded and idle.
 * `isOptional` skips it in a browser that saves data.
 */
export function loadLiveAppearance({ isOptional = false } = {}) {
  if (isOptional && savesData()) return;
  whenLoaded(() => {
    import("./appearance.ts").then(({ followAppearance }) => followAppearance(), () => {});
  });
}
