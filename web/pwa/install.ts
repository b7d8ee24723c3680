import { hasConsent } from "../browser/consent.ts";

/** The browser's own offer to install the app, which it lets us make at a time of ours. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

const NEVER = "install_dismissed";

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer, which comes early and once, until somebody takes it up. */
export function storeInstallPrompt() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    become(event as InstallOffer);
  });
  addEventListener("appinstalled", () => become(null));
}

/** For `useSyncExternalStore`: whether there is an offer that the person has not refused for good. */
export const canInstall = () => offer !== null && hasConsent() && !isRefused();
export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Has the browser ask; its offer holds once. */
export async function install() {
  const taken = offer;
  become(null);
  await taken?.prompt();
}

/** From now on this device offers it no more. */
export function dismissInstall() {
  try {
    localStorage.setItem(NEVER, "true");
  } catch {
    // A browser that keeps nothing offers it again at the next visit.
  }
  become(null);
}

function isRefused(): boolean {
  try {
    return localStorage.getItem(NEVER) !== null;
  } catch {
    return false;
  }
}

function become(next: InstallOffer | null) {
  offer = next;
  for (const listener of listeners) listener();
}
