import { GrammyError, HttpError } from "grammy/web";
import { MessengerRefusal, type RefusalReason } from "../../core/delivery/messenger.ts";
import { NotConnected } from "../../core/outbound.ts";

/** How the Bot API describes problems of a chat; the wording is not guaranteed. */
const ofChats: readonly (readonly [RegExp, RefusalReason])[] = [
  [
    /bot was (kicked|blocked)|not a member|is deactivated|can't initiate|chat not found|was deleted|PEER_ID_INVALID|CHANNEL_PRIVATE/i,
    "GROUP_GONE",
  ],
  [
    /rights|CHAT_(WRITE|SEND_\w+)_FORBIDDEN|CHAT_(ADMIN_REQUIRED|RESTRICTED)|TOPIC_(CLOSED|DELETED)/i,
    "GROUP_FORBIDDEN",
  ],
];

/** Returns the refusal if Telegram certainly did not perform the request; null: that is unknown. */
export function refusalOf(error: unknown): MessengerRefusal | null {
  if (error instanceof MessengerRefusal) return error;
  if (error instanceof HttpError) {
    const cause = error.error;
    return cause instanceof NotConnected
      ? new MessengerRefusal("LATER", cause.message, { cause })
      : null;
  }
  if (!(error instanceof GrammyError) || error.error_code >= 500) return null;
  const { error_code: code, description, parameters } = error;
  const { migrate_to_chat_id: movedTo, retry_after: seconds } = parameters;
  if (movedTo !== undefined) {
    return new MessengerRefusal("GROUP_MOVED", description, { movedTo: String(movedTo) });
  }
  if (code === 429) {
    return new MessengerRefusal("LATER", description, { retryAfterMs: retryAfterOf(seconds) });
  }
  if (code === 409) return new MessengerRefusal("SESSION", description, { problem: "ELSEWHERE" });
  if (isRevoked(error)) {
    return new MessengerRefusal("SESSION", description, { problem: "REVOKED" });
  }
  const [, reason] = ofChats.find(([words]) => words.test(description)) ?? [];
  return new MessengerRefusal(
    reason ?? (code === 403 ? "GROUP_FORBIDDEN" : "MESSAGE_REFUSED"),
    description,
  );
}

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Returns the milliseconds to wait for a `retry_after` in seconds; an invalid one counts as one
 * second.
 */
function retryAfterOf(seconds: unknown): number {
  const requested = Number(seconds);
  return 1_000 * (requested > 0 ? Math.min(requested, DAY_SECONDS) : 1);
}

/** Telegram answers an unknown token with 404 for the path. */
const isRevoked = ({ error_code, description }: GrammyError) =>
  error_code === 401 || error_code === 404 && description === "Not Found";

/** Returns the refusal of a failed query, which changes nothing and may be repeated. */
export function queryRefusal(error: unknown): MessengerRefusal {
  return refusalOf(error) ?? new MessengerRefusal("LATER", inDoubt(error).message);
}

/** Returns the error of a send that may have been performed. */
export function inDoubt(error: unknown): Error {
  if (error instanceof GrammyError) { // it contains the whole message, which must not be logged
    return new Error(`Telegram answered ${error.error_code}: ${error.description}`);
  }
  if (!(error instanceof HttpError)) {
    return error instanceof Error ? error : new Error(String(error));
  }
  const { error: cause } = error;
  return new Error(`no answer of Telegram: ${cause instanceof Error ? cause.message : cause}`, {
    cause,
  });
}
