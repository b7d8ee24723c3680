/** All that a browser runs on a public page: the pages themselves are whole without it. */
import { giveConsent, hasConsent, onConsent } from "../browser/consent.ts";
import { loadLiveAppearance } from "../live/load_appearance.ts";
import { followMode } from "../theme/mode.ts";
import { followTyping } from "./live_demo.ts";
import { prefetchSignIn } from "./prefetch.ts";

followMode();
loadLiveAppearance({ isOptional: true });
prefetchSignIn();

const banner = document.getElementById("cookies");
if (banner && !hasConsent()) {
  banner.hidden = false;
  banner.querySelector("button")?.addEventListener("click", giveConsent);
  onConsent(() => {
    if (banner.contains(document.activeElement)) document.querySelector("main")?.focus();
    banner.hidden = true;
  });
}

const demo = document.getElementById("demo");
if (demo) followTyping(demo);
