import { onConsent } from "../browser/consent.ts";
import { buildId } from "../browser/page_meta.ts";
import { tabOwner } from "../browser/tab_owner.ts";
import { cacheAnswersFor } from "./answer_cache.ts";
import { markOutdated } from "./release.ts";

const HOUR = 3_600_000; // ms

/** Starts what no screen waits for: the check for newer releases, and the service worker. */
export function startPwa() {
  pollReleases();
  registerWorker();
}

/** Checks which release is served: every hour, and when the tab is shown again after more than one. */
function pollReleases() {
  if (buildId === null) return; // the development server has no releases
  let checkedAt = Date.now();
  const check = async () => {
    checkedAt = Date.now();
    const latest = await fetch("/builds/latest.json")
      .then((answer) => answer.ok ? answer.json() : null)
      .catch(() => null); // no network, or not our server: checked again in an hour
    if (typeof latest?.id === "string" && latest.id !== buildId) markOutdated();
  };
  setInterval(check, HOUR);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checkedAt >= HOUR) check();
  });
}

/** Registers the service worker, which makes the app work offline, once the person has consented. */
function registerWorker() {
  const { serviceWorker } = navigator; // exists only on https
  if (serviceWorker && buildId !== null) onConsent(() => void register(serviceWorker));
}

async function register(serviceWorker: ServiceWorkerContainer) {
  const owner = tabOwner();
  if (owner !== null) await cacheAnswersFor(owner);
  // A failure is retried at the next visit: until then the app works online only.
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" })
    .catch(() => null);
  setInterval(() => registration?.update().catch(() => {}), HOUR);
}
