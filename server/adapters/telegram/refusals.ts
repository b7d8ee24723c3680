import { GrammyError, HttpError } from "grammy/web";
import { MessengerRefusal, type RefusalReason } from "../../core/delivery/messenger.ts";
import { NotConnected } from "../../core/outbound.ts";

/** What the Bot API says of a chat, in words that it does not promise to keep. */
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

/** What Telegram surely did not do, and why; null: nobody knows what it did. */
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
    return new MessengerRefusal("LATER", description, { retryAfterMs: patienceFor(seconds) });
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

/** Milliseconds to wait when so many seconds were asked for: what is no such number counts as one. */
function patienceFor(seconds: unknown): number {
  const asked = Number(seconds);
  return 1_000 * (asked > 0 ? Math.min(asked, DAY_SECONDS) : 1);
}

/** An unknown token is answered as a path that is not there. */
const isRevoked = ({ error_code, description }: GrammyError) =>
  error_code === 401 || error_code === 404 && description === "Not Found";

/** What a question failed with, whose asking changes nothing: it may be asked again. */
export function unanswered(error: unknown): MessengerRefusal {
  return refusalOf(error) ?? new MessengerRefusal("LATER", inDoubt(error).message);
}

/** What a send failed with that may have been done. */
export function inDoubt(error: unknown): Error {
  if (error instanceof GrammyError) { // which carries the whole message: not for the log
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
