import type { proto } from "baileys";
import { hashOf, type MediaStore } from "./media.ts";

/** A message as whoever got it reads it. */
export type Message = {
  readonly id: string;
  /** Where to: a group, or a person. */
  readonly to: string;
  /** The address of the device that sent it. */
  readonly from: string;
  /** When it arrived: on the clock of `performance.now()`, and by the calendar. */
  readonly at: number;
  readonly date: Date;
  readonly text: string;
  /** SHA-256 of its image, in hexadecimal; null: it has none. */
  readonly image: string | null;
  /** The addresses of those it mentions. */
  readonly mentions: readonly string[];
  /** What stands for its first link; null: nothing does. */
  readonly preview: Preview | null;
};

export type Preview = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** SHA-256 of its picture, in hexadecimal. */
  readonly thumbnail: string | null;
};

export type Words = Pick<Message, "text" | "image" | "mentions" | "preview">;

/** What a message says; null: nothing that a person sees. @throws when its image is not there */
export function wordsOf(message: proto.IMessage, media: MediaStore): Words | null {
  const { imageMessage, extendedTextMessage, conversation } = unwrapped(message);
  const context = imageMessage?.contextInfo ?? extendedTextMessage?.contextInfo;
  const mentions = context?.mentionedJid ?? [];
  if (imageMessage) {
    const image = hashOf(media.open(imageMessage));
    return { text: imageMessage.caption ?? "", image, mentions, preview: null };
  }
  const text = extendedTextMessage?.text ?? conversation;
  if (!text) return null;
  return { text, image: null, mentions, preview: previewIn(extendedTextMessage) };
}

/** What is inside, of what a device sends to the other devices of its own phone. */
function unwrapped(message: proto.IMessage): proto.IMessage {
  return message.deviceSentMessage?.message ?? message;
}

function previewIn(text: proto.Message.IExtendedTextMessage | null | undefined): Preview | null {
  if (!text?.matchedText) return null;
  return {
    url: text.matchedText,
    title: text.title ?? "",
    description: text.description ?? "",
    thumbnail: text.jpegThumbnail?.length ? hashOf(text.jpegThumbnail) : null,
  };
}
