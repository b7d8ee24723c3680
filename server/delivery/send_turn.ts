import PQueue from "p-queue";
import pTimeout from "p-timeout";
import type { Reason } from "../core/delivery/queue/dispatch.ts";
import type { PartProgress } from "../core/delivery/turns/record_part.ts";
import type { Finished, Outcome, Turn } from "../core/delivery/turns/turn.ts";
import {
  type Connection,
  type Image,
  type MediaFile,
  type MessagePart,
  type Messenger,
  MessengerRefusal,
  type RefusalReason,
} from "../core/delivery/messenger.ts";
import { outgoingParts } from "../core/delivery/messages/outgoing_parts.ts";
import { drawOfferCard } from "../core/cards/draw_offer_card.ts";
import type { Context } from "../core/context.ts";
import { contentTypes, fileIdOf } from "../core/media/media.ts";
import { mediaFacts, readMediaBytes } from "../core/media/queries.ts";
import { readOfferImage } from "../core/offers/queries.ts";
import { asOffer } from "../core/offers/tables.ts";

export type Sender = {
  readonly connection: Connection;
  readonly messenger: Pick<Messenger, "limits" | "makeMessageId">;
  /** Reads the picture, or finds the video or document, that goes with the message; null: none. */
  readonly readMedia: (turn: Turn) => Promise<Image | MediaFile | null>;
  /** Reads the thumbnail of its link preview; null: none. */
  readonly readThumbnail: (turn: Turn) => Promise<Image | null>;
  /**
   * Milliseconds for each part of its message; for the first, counted from the claim of the turn.
   */
  readonly sendMs: number;
  /**
   * Records the progress before a part of several is sent, or one without its picture; false: the
   * lane is lost.
   */
  readonly recordPart: (record: PartProgress) => Promise<boolean>;
};

/** Sends a message part by part and returns the outcome; never throws. */
export async function sendTurn(turn: Turn, sender: Sender): Promise<Finished> {
  const taken = performance.now();
  const signal = AbortSignal.timeout(sender.sendMs);
  const media = await mediaOf(turn, sender).catch(() => null);
  const thumbnail = media ? null : await within(sender.readThumbnail(turn), sender.sendMs / 8);
  const parts = outgoingParts(turn, media, thumbnail, sender.messenger.limits);
  const delayMs = performance.now() - taken; // pacing counts from when the vendor gets it
  return { turn, outcome: await sendParts(turn, parts, media, signal, sender), delayMs };
}

async function sendParts(
  turn: Turn,
  parts: readonly MessagePart[],
  media: Image | MediaFile | null,
  firstSignal: AbortSignal,
  { connection, messenger: { makeMessageId }, sendMs, recordPart }: Sender,
): Promise<Outcome> {
  let signal = firstSignal;
  let { messageId: ownId } = turn;
  try {
    const rest = parts.slice(Math.min(turn.partsSent, parts.length - 1));
    const hasImage = media !== null ? true : hasPicture(turn) ? false : null;
    const record = (takenId: string | null) =>
      recordPart({ takenId, hasImage, nextId: ownId, parts: parts.length });
    // A receipt of the first part proves only that part, and no receipt names the picture.
    const isPlain = rest.length === 1 && hasImage !== false;
    if (ownId !== null && turn.partsSent === 0 && !isPlain) {
      const isHeld = await record(null).catch(() => false); // nothing was sent yet, so it may be sent later
      if (!isHeld) throw new MessengerRefusal("LATER", "the lane is not known to be held");
    }
    for (const part of rest.slice(0, -1)) {
      const { messageId } = await connection.send(turn.to, named(part, ownId), signal);
      ownId = makeMessageId?.() ?? null;
      if (!await record(messageId)) {
        throw new Error("the lane is no longer held");
      }
      signal = AbortSignal.timeout(sendMs); // `recordPart` confirmed the hold for that long
    }
    const { messageId } = await connection.send(turn.to, named(rest.at(-1)!, ownId), signal);
    return { status: "SENT", messageId, ...hasImage === false && { reason: "WITHOUT_IMAGE" } };
  } catch (error) {
    return error instanceof MessengerRefusal ? afterRefusal(error) : inDoubt;
  }
}

const named = (part: MessagePart, messageId: string | null): MessagePart =>
  messageId === null ? part : { ...part, messageId };

/** Replaces the image of a part that is not sent again. */
const alreadySent: Image = { bytes: new Uint8Array(), contentType: "image/jpeg" };

/**
 * Returns what goes with the message; null after half of its time, since it is sent without its image
 * rather than not at all.
 */
async function mediaOf(
  turn: Turn,
  { readMedia, sendMs }: Sender,
): Promise<Image | MediaFile | null> {
  const { partsSent, hadImage } = turn;
  if (partsSent > 0) return hadImage ? alreadySent : null; // the text must be cut in the same places as before
  return hasPicture(turn) ? await within(readMedia(turn), sendMs / 2) : null;
}

/** Returns what is read if that takes at most so many milliseconds, else null. */
const within = <T>(read: Promise<T | null>, milliseconds: number) =>
  pTimeout(read.catch(() => null), { milliseconds, fallback: () => null });

const hasPicture = ({ mediaUrl, card }: Turn) => mediaUrl !== null || card !== null;

const inDoubt: Outcome = { status: "UNCERTAIN", reason: "NO_ANSWER" };

const refused = {
  GROUP_GONE: "GROUP_LEFT",
  GROUP_FORBIDDEN: "GROUP_FORBIDDEN",
  MESSAGE_REFUSED: "MESSAGE_REFUSED",
} as const satisfies Partial<Record<RefusalReason, Reason>>;

/** Returns the outcome after a refusal: the vendor certainly did not accept the message. */
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

/** Files whose bytes are in memory at once. */
const filesInUse = new PQueue({ concurrency: 2 });

/**
 * Reads what goes with a message: the offer's card, the product's picture, or what its text has;
 * null: nothing.
 */
export async function turnMedia(ctx: Context, turn: Turn): Promise<Image | MediaFile | null> {
  const { card, mediaUrl } = turn;
  const fileId = fileIdOf(mediaUrl);
  if (fileId) {
    const facts = (await mediaFacts(ctx, [mediaUrl])).get(fileId);
    return facts
      ? {
        ...facts,
        key: fileId,
        contentType: contentTypes[facts.kind],
        use: (send) => filesInUse.add(async () => await send(await readMediaBytes(ctx, fileId))),
      }
      : null;
  }
  if (!card) return mediaUrl === null ? null : await readOfferImage(ctx, turn.sessionId, mediaUrl);
  const offer = await ctx.db.selectFrom("offers").select(asOffer).where("id", "=", card.offerId)
    .executeTakeFirst();
  if (!offer) return null;
  const { bytes } = await drawOfferCard(ctx, offer, card.format);
  return { bytes, contentType: "image/jpeg" };
}

/** Reads the thumbnail for a message without a picture: the product's, if its card failed. */
export async function turnThumbnail(ctx: Context, turn: Turn): Promise<Image | null> {
  const { card, mediaUrl, preview, partsSent } = turn;
  if (!preview || !card || mediaUrl === null || partsSent > 0) return null;
  return await readOfferImage(ctx, turn.sessionId, mediaUrl);
}
