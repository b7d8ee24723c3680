import { hasConsent } from "../browser/consent.ts";

/** The browser's install prompt, which the page may show later. */
type InstallPrompt = Event & { readonly prompt: () => Promise<unknown> };

const DISMISSED = "install_dismissed";

let pending: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Stores the browser's install prompt, which is sent early and once. */
export function storeInstallPrompt() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setPending(event as InstallPrompt);
  });
  addEventListener("appinstalled", () => setPending(null));
}

/** For `useSyncExternalStore`: whether there is a prompt that the person has not dismissed. */
export const canInstall = () => pending !== null && hasConsent() && !isDismissed();
export function onInstallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the browser's prompt, which works once. */
export async function install() {
  const prompt = pending;
  setPending(null);
  await prompt?.prompt();
}

/** Stops offering the installation on this device. */
export function dismissInstall() {
  try {
    localStorage.setItem(DISMISSED, "true");
  } catch {
    // Without storage it is offered again at the next visit.
  }
  setPending(null);
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function setPending(next: InstallPrompt | null) {
  pending = next;
  for (const listener of listeners) listener();
}
