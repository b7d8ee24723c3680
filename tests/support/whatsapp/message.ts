import type { proto } from "baileys";
import { hashOf, type MediaStore } from "./media.ts";

/** A message as its recipients read it. */
export type Message = {
  readonly id: string;
  /** The chat: a group or a person. */
  readonly to: string;
  /** The address of the device that sent it. */
  readonly from: string;
  /** When it arrived: on the clock of `performance.now()`, and by the calendar. */
  readonly at: number;
  readonly date: Date;
  readonly text: string;
  /** SHA-256 of its image, in hexadecimal; null: it has none. */
  readonly image: string | null;
  /** Its video or document; left out: it has none. */
  readonly file?: SentFile;
  /** The addresses of mentioned people. */
  readonly mentions: readonly string[];
  /** The preview of its first link; null: none. */
  readonly preview: Preview | null;
};

export type SentFile = {
  readonly kind: "video" | "document";
  /** SHA-256, in hexadecimal. */
  readonly hash: string;
  readonly type: string;
  /** The name of a document; the size and the length of a video. */
  readonly about: string;
};

export type Preview = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** SHA-256 of its picture, in hexadecimal. */
  readonly thumbnail: string | null;
};

export type Words = Pick<Message, "text" | "image" | "file" | "mentions" | "preview">;

/** Reads a message's content; null: nothing that a person sees. @throws if its image is missing */
export function wordsOf(message: proto.IMessage, media: MediaStore): Words | null {
  const { imageMessage, videoMessage, documentMessage, extendedTextMessage, conversation } =
    unwrapped(message);
  const attached = videoMessage ?? documentMessage;
  const context = (imageMessage ?? attached)?.contextInfo ?? extendedTextMessage?.contextInfo;
  const mentions = context?.mentionedJid ?? [];
  if (imageMessage) {
    const image = hashOf(media.open(imageMessage));
    return { text: imageMessage.caption ?? "", image, mentions, preview: null };
  }
  if (attached) {
    const file: SentFile = {
      kind: videoMessage ? "video" : "document",
      hash: hashOf(media.open(attached, videoMessage ? "Video" : "Document")),
      type: attached.mimetype ?? "",
      about: videoMessage
        ? `${videoMessage.width}x${videoMessage.height} ${videoMessage.seconds} s`
        : documentMessage?.fileName ?? "",
    };
    return { text: attached.caption ?? "", image: null, file, mentions, preview: null };
  }
  const text = extendedTextMessage?.text ?? conversation;
  if (!text) return null;
  return { text, image: null, mentions, preview: previewIn(extendedTextMessage) };
}

/** A message about another one: its new text, or null if it is removed. */
export type Change = { readonly of: string; readonly text: string | null };

/** Reads what a message changes in another one; null: nothing. */
export function changeIn(message: proto.IMessage): Change | null {
  const change = unwrapped(message).protocolMessage;
  const of = change?.key?.id;
  if (!change || !of) return null;
  const edited = change.editedMessage?.extendedTextMessage?.text;
  return edited ? { of, text: edited } : { of, text: null };
}

/** Unwraps a message that a device sends to the other devices of its phone. */
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
