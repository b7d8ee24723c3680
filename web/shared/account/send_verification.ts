import { identity } from "../../identity/current.ts";
import { identityFailureMessage } from "../../identity/failures.ts";

/** Sends the confirmation email. @returns the error message, or null on success. */
export async function sendVerification(): Promise<string | null> {
  try {
    await identity.sendVerification();
    return null;
  } catch (failure) {
    return identityFailureMessage(failure);
  }
}
