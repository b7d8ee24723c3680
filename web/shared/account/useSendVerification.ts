import { useSyncExternalStore } from "react";
import { useMutationAction } from "../useMutationAction.ts";

/**
 * Sends the confirmation email. `sentAt` is when this page last sent it to this address, wherever on
 * the page; null: never.
 */
export function useSendVerification(email: string) {
  const sentAt = useSyncExternalStore(onVerificationSent, () => verificationSentAt(email));
  const [runAction, isBusy] = useMutationAction();
  const send = () =>
    void runAction(sendVerification, () => recordVerificationSent(email, Date.now()));
  return { sentAt, send, isBusy };
}

const sendVerification = async () =>
  await (await import("./send_verification.ts")).sendVerification();

const times = new Map<string, number>();
const listeners = new Set<() => void>();

/** Returns when this page last sent the confirmation email to an address; null: never. */
export const verificationSentAt = (email: string): number | null => times.get(email) ?? null;

/** Records when the confirmation email was sent, and notifies the listeners. */
export function recordVerificationSent(email: string, at: number): void {
  times.set(email, at);
  for (const onChange of listeners) onChange();
}

/** Subscribes to the sendings, for `useSyncExternalStore`. */
export function onVerificationSent(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
