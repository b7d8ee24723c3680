import { hasConsent } from "../../browser/consent.ts";
import type { Entry } from "./entries.ts";

const MOST = 5;
const KEY = "recent_places";

let recent: readonly Entry[] = kept();

/** Where the person went by the palette, the last first. */
export const recentPlaces = () => recent;

/** Kept with the tab once the person accepted that (it goes when they sign out), else with the page. */
export function rememberPlace(entry: Entry) {
  recent = [entry, ...recent.filter(({ path }) => path !== entry.path)].slice(0, MOST);
  if (!hasConsent()) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

function kept(): Entry[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}
