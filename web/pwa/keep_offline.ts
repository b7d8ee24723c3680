import { onConsent } from "../consent.ts";
import { buildId } from "../head.ts";
import { tabOwner } from "../relay/tab_owner.ts";
import { cacheAnswersFor } from "./seen_answers.ts";

const HOUR = 3_600_000; // SPEC.md §9

/** Makes the app work without a network, once the person accepted that copies are kept for it. */
export function registerWorker() {
  const { serviceWorker } = navigator; // without https there is none
  if (serviceWorker && buildId !== null) onConsent(() => void register(serviceWorker));
}

async function register(serviceWorker: ServiceWorkerContainer) {
  const owner = tabOwner();
  if (owner !== null) await cacheAnswersFor(owner);
  // What fails here is tried again at the next visit: until then the app works as before.
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" })
    .catch(() => null);
  setInterval(() => registration?.update().catch(() => {}), HOUR);
}
