import type { Reason } from "../core/sending/dispatch.ts";
import type { Finished, Outcome, Turn } from "../core/sending/turn.ts";
import { messageParts } from "../core/messaging/message_parts.ts";
import {
  type Connection,
  type Image,
  type MessengerLimits,
  MessengerRefusal,
  type RefusalReason,
} from "../core/messaging/messenger.ts";
import { parseMarks } from "../core/messaging/rich_text.ts";

export type Sender = {
  readonly connection: Connection;
  readonly limits: MessengerLimits;
  /** What goes with the message; null: nothing does. */
  readonly readPicture: (turn: Turn) => Promise<Image | null>;
  /** Milliseconds for each part of its message; of the first, from the taking of the turn on. */
  readonly sendMs: number;
  /** Notes a part that is not the last; false: the lane is somebody else's by now. */
  readonly notePart: (part: { messageId: string; hasImage: boolean }) => Promise<boolean>;
};

/** Sends a message, part by part, and says how that ended; never throws. */
export async function sendTurn(turn: Turn, sender: Sender): Promise<Finished> {
  const taken = performance.now();
  const signal = AbortSignal.timeout(sender.sendMs);
  const image = await imageOf(turn, sender).catch(() => null);
  const delayMs = performance.now() - taken; // the pace is that of what the vendor sees
  return { turn, outcome: await sendParts(turn, image, signal, sender), delayMs };
}

async function sendParts(
  turn: Turn,
  image: Image | null,
  firstSignal: AbortSignal,
  { connection, limits, sendMs, notePart }: Sender,
): Promise<Outcome> {
  let signal = firstSignal;
  try {
    const parts = messageParts(parseMarks(turn.text), image, limits);
    const rest = parts.slice(Math.min(turn.partsSent, parts.length - 1));
    for (const part of rest.slice(0, -1)) {
      const { messageId } = await connection.send(turn.to, part, signal);
      const hasImage = image !== null;
      if (!await notePart({ messageId, hasImage })) throw new Error("the lane is no longer held");
      signal = AbortSignal.timeout(sendMs); // it is held for so long again
    }
    const { messageId } = await connection.send(turn.to, rest.at(-1)!, signal);
    const lacksImage = hasPicture(turn) && image === null;
    return { status: "SENT", messageId, ...lacksImage && { reason: "WITHOUT_IMAGE" } };
  } catch (error) {
    return error instanceof MessengerRefusal ? afterRefusal(error) : inDoubt;
  }
}

/** Stands for the image of a part that is not sent again. */
const alreadySent: Image = { bytes: new Uint8Array(), contentType: "image/jpeg" };

/** A message goes without its image rather than not at all, once half of its time is over. */
async function imageOf(turn: Turn, { readPicture, sendMs }: Sender): Promise<Image | null> {
  const { partsSent, hadImage } = turn;
  if (partsSent > 0) return hadImage ? alreadySent : null; // or the text would be cut elsewhere
  if (!hasPicture(turn)) return null;
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => timer = setTimeout(resolve, sendMs / 2, null));
  return await Promise.race([readPicture(turn).catch(() => null), late])
    .finally(() => clearTimeout(timer));
}

const hasPicture = ({ imageUrl, card }: Turn) => imageUrl !== null || card !== null;

const inDoubt: Outcome = { status: "UNCERTAIN", reason: "NO_ANSWER" };

const refused = {
  GROUP_GONE: "GROUP_LEFT",
  GROUP_FORBIDDEN: "GROUP_FORBIDDEN",
  MESSAGE_REFUSED: "MESSAGE_REFUSED",
} as const satisfies Partial<Record<RefusalReason, Reason>>;

/** The vendor surely did not take it. */
function afterRefusal({ reason, retryAfterMs, movedTo, trouble }: MessengerRefusal): Outcome {
  switch (reason) {
    case "LATER": {
      const because = retryAfterMs === null ? "VENDOR_AWAY" : "VENDOR_BUSY";
      return { status: "QUEUED", reason: because, restMs: retryAfterMs };
    }
    case "GROUP_MOVED":
      return { status: "QUEUED", reason: "VENDOR_BUSY", restMs: 0, movedTo };
    case "SESSION":
      return { status: "QUEUED", reason: "SESSION_TROUBLE", restMs: null, trouble };
    default:
      return { status: "FAILED", reason: refused[reason] };
  }
}
