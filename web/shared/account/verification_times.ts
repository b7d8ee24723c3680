const times = new Map<string, number>();
const listeners = new Set<() => void>();

/** Returns when this page last sent the confirmation email to an address; null: never. */
export const verificationSentAt = (email: string): number | null => times.get(email) ?? null;

export function recordVerificationSent(email: string, at: number): void {
  times.set(email, at);
  for (const onChange of listeners) onChange();
}

/** For `useSyncExternalStore`. */
export function onVerificationSent(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
