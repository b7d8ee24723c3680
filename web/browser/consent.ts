/**
 * What the person accepted to have kept on the device beyond what the product cannot work without.
 * Nothing optional may be stored before; see /privacidade for what that is.
 */
const NAME = "cookie_consent";
const listeners = new Set<() => void>();
let isGiven = kept();

/** Whether they accepted, now or on an earlier visit. */
export const hasConsent = () => isGiven;

/** Keeps that they accepted, and tells whoever waits for it. */
export function giveConsent() {
  try {
    localStorage.setItem(NAME, "accepted");
  } catch {
    // A browser that keeps nothing asks again next time.
  }
  accepted();
}

/**
 * Calls `listener` once they accept, here or in another tab; at once where they have. Call the result
 * to stop.
 */
export function onConsent(listener: () => void): () => void {
  if (isGiven) listener();
  else listeners.add(listener);
  return () => void listeners.delete(listener);
}

addEventListener("storage", ({ key, newValue }) => {
  if (key === NAME && newValue) accepted();
});

function accepted() {
  isGiven = true;
  const waiting = [...listeners];
  listeners.clear();
  for (const listener of waiting) listener();
}

function kept(): boolean {
  try {
    return Boolean(localStorage.getItem(NAME));
  } catch {
    return false;
  }
}
