import type { Reason } from "../core/delivery/queue/dispatch.ts";
import type { PartProgress } from "../core/delivery/turns/record_part.ts";
import type { Finished, Outcome, Turn } from "../core/delivery/turns/turn.ts";
import {
  type Connection,
  type Image,
  type MessagePart,
  type Messenger,
  MessengerRefusal,
  type RefusalReason,
} from "../core/delivery/messenger.ts";
import { outgoingParts } from "../core/delivery/messages/outgoing_parts.ts";
import { drawOfferCard } from "../core/cards/draw_offer_card.ts";
import type { Context } from "../core/context.ts";
import { asOffer } from "../core/offers/tables.ts";

export type Sender = {
  readonly connection: Connection;
  readonly messenger: Pick<Messenger, "limits" | "makeMessageId">;
  /** What goes with the message; null: nothing does. */
  readonly readPicture: (turn: Turn) => Promise<Image | null>;
  /** What stands beside its link where nothing does; null: nothing. */
  readonly readThumbnail: (turn: Turn) => Promise<Image | null>;
  /** Milliseconds for each part of its message; of the first, from the taking of the turn on. */
  readonly sendMs: number;
  /** Notes, before a part of several is sent, how far they have come; false: the lane is lost. */
  readonly notePart: (note: PartProgress) => Promise<boolean>;
};

/** Sends a message, part by part, and says how that ended; never throws. */
export async function sendTurn(turn: Turn, sender: Sender): Promise<Finished> {
  const taken = performance.now();
  const signal = AbortSignal.timeout(sender.sendMs);
  const image = await imageOf(turn, sender).catch(() => null);
  const thumbnail = image ? null : await within(sender.readThumbnail(turn), sender.sendMs / 8);
  const parts = outgoingParts(turn, image, thumbnail, sender.messenger.limits);
  const delayMs = performance.now() - taken; // the pace is that of what the vendor sees
  return { turn, outcome: await sendParts(turn, parts, image, signal, sender), delayMs };
}

async function sendParts(
  turn: Turn,
  parts: readonly MessagePart[],
  image: Image | null,
  firstSignal: AbortSignal,
  { connection, messenger: { makeMessageId }, sendMs, notePart }: Sender,
): Promise<Outcome> {
  let signal = firstSignal;
  let { messageId: ownId } = turn;
  try {
    const rest = parts.slice(Math.min(turn.partsSent, parts.length - 1));
    const note = (taken: PartProgress["taken"]) =>
      notePart({ taken, nextId: ownId, parts: parts.length });
    // A receipt of the first of several proves no more than that one.
    if (ownId !== null && turn.partsSent === 0 && rest.length > 1) {
      const isHeld = await note(null).catch(() => false); // nothing has left yet: it may go later
      if (!isHeld) throw new MessengerRefusal("LATER", "the lane is not known to be held");
    }
    for (const part of rest.slice(0, -1)) {
      const { messageId } = await connection.send(turn.to, named(part, ownId), signal);
      ownId = makeMessageId?.() ?? null;
      if (!await note({ messageId, hasImage: image !== null })) {
        throw new Error("the lane is no longer held");
      }
      signal = AbortSignal.timeout(sendMs); // it is held for so long again
    }
    const { messageId } = await connection.send(turn.to, named(rest.at(-1)!, ownId), signal);
    const lacksImage = hasPicture(turn) && image === null;
    return { status: "SENT", messageId, ...lacksImage && { reason: "WITHOUT_IMAGE" } };
  } catch (error) {
    return error instanceof MessengerRefusal ? afterRefusal(error) : inDoubt;
  }
}

const named = (part: MessagePart, messageId: string | null): MessagePart =>
  messageId === null ? part : { ...part, messageId };

/** Stands for the image of a part that is not sent again. */
const alreadySent: Image = { bytes: new Uint8Array(), contentType: "image/jpeg" };

/** A message goes without its image rather than not at all, once half of its time is over. */
async function imageOf(turn: Turn, { readPicture, sendMs }: Sender): Promise<Image | null> {
  const { partsSent, hadImage } = turn;
  if (partsSent > 0) return hadImage ? alreadySent : null; // or the text would be cut elsewhere
  return hasPicture(turn) ? await within(readPicture(turn), sendMs / 2) : null;
}

/** What comes of it in so many milliseconds; null: nothing. */
async function within(read: Promise<Image | null>, ms: number): Promise<Image | null> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => timer = setTimeout(resolve, ms, null));
  return await Promise.race([read.catch(() => null), late]).finally(() => clearTimeout(timer));
}

const hasPicture = ({ imageUrl, card }: Turn) => imageUrl !== null || card !== null;

const inDoubt: Outcome = { status: "UNCERTAIN", reason: "NO_ANSWER" };

const refused = {
  GROUP_GONE: "GROUP_LEFT",
  GROUP_FORBIDDEN: "GROUP_FORBIDDEN",
  MESSAGE_REFUSED: "MESSAGE_REFUSED",
} as const satisfies Partial<Record<RefusalReason, Reason>>;

/** The vendor surely did not take it. */
function afterRefusal({ reason, retryAfterMs, movedTo, problem }: MessengerRefusal): Outcome {
  switch (reason) {
    case "LATER": {
      const because = retryAfterMs === null ? "VENDOR_AWAY" : "VENDOR_BUSY";
      return { status: "QUEUED", reason: because, restMs: retryAfterMs };
    }
    case "GROUP_MOVED":
      return { status: "QUEUED", reason: "VENDOR_BUSY", restMs: 0, movedTo };
    case "SESSION":
      return { status: "QUEUED", reason: "SESSION_PROBLEM", restMs: null, problem };
    default:
      return { status: "FAILED", reason: refused[reason] };
  }
}

/** What goes with a message: the offer's card, or the product's picture; null: nothing does. */
export async function turnPicture(ctx: Context, turn: Turn): Promise<Image | null> {
  const { card, imageUrl } = turn;
  if (!card) return imageUrl === null ? null : await ctx.ports.readImage(turn.sessionId, imageUrl);
  const offer = await ctx.db.selectFrom("offers").select(asOffer).where("id", "=", card.offerId)
    .executeTakeFirst();
  if (!offer) return null;
  const { bytes } = await drawOfferCard(ctx, offer, card.format);
  return { bytes, contentType: "image/jpeg" };
}

/** What stands beside the link of a message without a picture: the product's, where its card failed. */
export async function turnThumbnail(ctx: Context, turn: Turn): Promise<Image | null> {
  const { card, imageUrl, preview, partsSent } = turn;
  if (!preview || !card || imageUrl === null || partsSent > 0) return null;
  return await ctx.ports.readImage(turn.sessionId, imageUrl);
}
