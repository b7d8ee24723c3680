import { whenLoaded } from "../browser/idle.ts";

/** Loads the module that follows changes of the appearance, once the page is loaded and idle. */
export function loadLiveAppearance() {
  whenLoaded(() => {
    import("./appearance.ts").then(({ followAppearance }) => followAppearance(), () => {});
  });
}
