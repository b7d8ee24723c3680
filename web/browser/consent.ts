/*
 * The consent to optional storage on the device, which /privacidade lists. Nothing optional is stored
 * before it.
 */

const NAME = "cookie_consent";
const listeners = new Set<() => void>();
let isGiven = isStored();

/** Whether the person accepted, now or on an earlier visit. */
export const hasConsent = () => isGiven;

/** Records the consent and calls the listeners. */
export function giveConsent() {
  try {
    localStorage.setItem(NAME, "accepted");
  } catch {
    // Without storage it is requested again at the next visit.
  }
  accept();
}

/**
 * Calls `listener` once the person accepts, here or in another tab; at once if they have. Returns the
 * unsubscribe.
 */
export function onConsent(listener: () => void): () => void {
  if (isGiven) listener();
  else listeners.add(listener);
  return () => void listeners.delete(listener);
}

addEventListener("storage", ({ key, newValue }) => {
  if (key === NAME && newValue) accept();
});

function accept() {
  isGiven = true;
  const waiting = [...listeners];
  listeners.clear();
  for (const listener of waiting) listener();
}

function isStored(): boolean {
  try {
    return Boolean(localStorage.getItem(NAME));
  } catch {
    return false;
  }
}
