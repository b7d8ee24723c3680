import { useSyncExternalStore } from "react";
import { useMutationAction } from "../useMutationAction.ts";
import {
  onVerificationSent,
  recordVerificationSent,
  verificationSentAt,
} from "./verification_times.ts";

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
