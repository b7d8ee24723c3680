import { identity } from "../../identity/current.ts";
import { identityFailureMessage } from "../../identity/failures.ts";

/** Sends the letter that confirms the person's e-mail. */
export async function sendVerification(): Promise<string | null> {
  try {
    await identity.sendVerification();
    return null;
  } catch (failure) {
    return identityFailureMessage(failure);
  }
}
