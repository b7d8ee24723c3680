import { hasConsent } from "../../browser/consent.ts";
import type { Entry } from "./entries.ts";

const MAX_ENTRIES = 5;
const KEY = "recent_places";

let recent: readonly Entry[] = readStored();

/** Returns the recently picked entries, the last first. */
export const recentEntries = () => recent;

/** Records a picked entry: in session storage with the person's consent, else in memory. */
export function recordRecent(entry: Entry) {
  recent = [entry, ...recent.filter(({ path }) => path !== entry.path)].slice(0, MAX_ENTRIES);
  if (!hasConsent()) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Without storage the entries last as long as the page.
  }
}

function readStored(): Entry[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}
