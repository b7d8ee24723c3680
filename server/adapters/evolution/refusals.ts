import { MessengerRefusal, type RefusalReason } from "../../core/delivery/messenger.ts";
import { NotConnected } from "../../core/outbound.ts";
import { EvolutionError } from "./api.ts";

/**
 * A gateway answers 400 to any problem of a message, also after WhatsApp accepted it. These are its
 * errors from before sending. Source: Evolution API 2.3, `sendMessageWithTyping`.
 */
const surelyNotSent: readonly (readonly [RegExp, RefusalReason])[] = [
  [/Connection Closed/, "LATER"], // its socket was not open
  [/^\[object Object\]$/, "LATER"], // how it prints that WhatsApp did not describe the group
  [/"exists":\s*false/, "GROUP_GONE"], // nobody has that number
  [/older than 15 minutes|Message not found|Message not compatible/, "MESSAGE_REFUSED"], // an edit
  [/^Text is required|^Owned media must be|requires property|is not of a type/, "MESSAGE_REFUSED"],
];

/** The gateway's errors for a group that its number may not see. */
const NOT_IN_GROUP = /forbidden|item-not-found|not-authorized/;

/** Returns whether an error says that the number is not in the group, or that there is none. */
export const isNotInGroup = (error: unknown): boolean =>
  error instanceof EvolutionError && error.status === 404 && error.says(NOT_IN_GROUP);

/**
 * Returns the refusal if the gateway certainly did not perform the request; null: that is unknown.
 */
export function refusalOf(error: unknown): MessengerRefusal | null {
  if (error instanceof MessengerRefusal) return error;
  if (error instanceof NotConnected) {
    return new MessengerRefusal("LATER", error.message, { cause: error });
  }
  if (!(error instanceof EvolutionError) || error.status >= 500) return null;
  const { status, retryAfterMs } = error;
  if (status === 401 || status === 404 && error.says(/instance does not exist/)) {
    return new MessengerRefusal("SESSION", error.message, { problem: "REVOKED" });
  }
  if (status === 413) return new MessengerRefusal("MESSAGE_REFUSED", error.message);
  if (status !== 400) {
    return new MessengerRefusal("LATER", error.message, {
      ...retryAfterMs !== null && { retryAfterMs },
    });
  }
  const [, reason] = surelyNotSent.find(([words]) => error.says(words)) ?? [];
  return reason ? new MessengerRefusal(reason, error.message) : null;
}

/** Returns the refusal of a failed query, which changes nothing and may be repeated. */
export const queryRefusal = (error: unknown): MessengerRefusal =>
  refusalOf(error) ??
    new MessengerRefusal("LATER", error instanceof Error ? error.message : String(error));
