/*
 * The answer to the cookie banner, about optional storage on the device, which /privacidade lists.
 * Nothing optional is stored without consent.
 */

const NAME = "cookie_consent";
const REFUSED = "necessary";

const listeners = new Set<() => void>();
let answer = stored();

/** Whether the person answered, now or on an earlier visit. */
export const hasAnswered = () => answer !== null;

/** Whether the person accepted; any answer but a refusal is consent, as earlier releases stored it. */
export const hasConsent = () => hasAnswered() && answer !== REFUSED;

/** Records the person's answer and calls the listeners. */
export function answerConsent(isAccepted: boolean) {
  const given = isAccepted ? "accepted" : REFUSED;
  try {
    localStorage.setItem(NAME, given);
  } catch {
    // Without storage the banner asks again at the next visit.
  }
  apply(given);
}

/** Calls `listener` when the person answers, here or in another tab. Returns the unsubscribe. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls `listener` once when the person accepts, here or in another tab; at once if they have. */
export function onConsent(listener: () => void) {
  const call = () => {
    if (!hasConsent()) return;
    stop();
    listener();
  };
  const stop = onAnswer(call);
  call();
}

addEventListener("storage", ({ key, newValue }) => {
  if (key === NAME && newValue) apply(newValue);
});

function apply(given: string) {
  answer = given;
  for (const listener of [...listeners]) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
}
