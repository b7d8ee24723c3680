import type { CorrectionTurn } from "../core/delivery/corrections/claim_corrections.ts";
import type { CorrectionOutcome } from "../core/delivery/corrections/correction.ts";
import { messageParts } from "../core/delivery/messages/outgoing_parts.ts";
import { parseMarks } from "../core/delivery/messages/rich_text.ts";
import { type Connection, type Messenger, MessengerRefusal } from "../core/delivery/messenger.ts";
import type { Reason } from "../core/delivery/queue/dispatch.ts";

type Corrector = {
  readonly connection: Connection;
  readonly messenger: Pick<Messenger, "limits">;
  readonly sendMs: number;
};

/** Edits or removes a message that is out and returns the outcome; never throws. */
export async function correctMessage(
  turn: CorrectionTurn,
  { connection, messenger: { limits }, sendMs }: Corrector,
): Promise<CorrectionOutcome> {
  const signal = AbortSignal.timeout(sendMs);
  const [first] = turn.messageIds;
  const text = editedText(turn, limits);
  try {
    if (text && first !== undefined) {
      const sent = { messageId: first, hasImage: turn.hasImage };
      await connection.edit(turn.to, sent, text, signal);
      return { status: "DONE", kind: "EDIT" };
    }
    for (const messageId of turn.messageIds) {
      await connection.remove(turn.to, messageId, signal);
    }
    return { status: "DONE", kind: "REMOVE" };
  } catch (error) {
    return error instanceof MessengerRefusal
      ? afterRefusal(error)
      : { status: "UNCERTAIN", reason: "NO_ANSWER" };
  }
}

/** Returns the new text; null: it is to be removed, or no single message holds the text. */
function editedText({ text, hasImage }: CorrectionTurn, limits: Messenger["limits"]) {
  const most = { text: hasImage ? limits.caption : limits.text, caption: limits.caption };
  const parts = text === null ? [] : messageParts(parseMarks(text), null, most);
  return parts.length === 1 ? parts[0]!.text : null;
}

/** Milliseconds until a session with a problem is tried again. */
const SESSION_REST_MS = 60_000;

function afterRefusal({ reason, retryAfterMs }: MessengerRefusal): CorrectionOutcome {
  const refused = (because: Reason) => ({ status: "REFUSED", reason: because }) as const;
  switch (reason) {
    case "LATER":
      return retryAfterMs === null
        ? { status: "QUEUED", reason: "VENDOR_AWAY", restMs: 0 }
        : { status: "QUEUED", reason: "VENDOR_BUSY", restMs: retryAfterMs };
    case "SESSION":
      return { status: "QUEUED", reason: "SESSION_PROBLEM", restMs: SESSION_REST_MS };
    case "GROUP_GONE":
    case "GROUP_MOVED":
      return refused("GROUP_LEFT");
    case "GROUP_FORBIDDEN":
      return refused("GROUP_FORBIDDEN");
    case "MESSAGE_REFUSED":
      return refused("MESSAGE_REFUSED");
  }
}
