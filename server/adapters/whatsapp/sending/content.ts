import { randomBytes } from "node:crypto";
import type { proto, WAMediaUploadFunction } from "baileys";
import {
  type LinkPreview,
  type MessagePart,
  MessengerRefusal,
} from "../../../core/delivery/messenger.ts";
import { plainText } from "../../../core/delivery/messages/rich_text.ts";
import type { Images } from "./images.ts";
import { writeMarks } from "../../../core/delivery/messages/write_marks.ts";

/** UTF-16 characters of a text, and of one below an image: what reads well, WhatsApp takes more. */
export const MOST_TEXT = 4_096;
export const MOST_CAPTION = 1_024;

type Writing = {
  readonly images: Images;
  readonly upload: WAMediaUploadFunction;
  /** Who is told of it by name. */
  readonly mentioned: readonly string[];
  /** Seconds after which the chat forgets its messages; null: it does not. */
  readonly expiration: number | null;
};

/** A part of a message as WhatsApp has it. @throws MessengerRefusal */
export async function content(part: MessagePart, writing: Writing): Promise<proto.IMessage> {
  const { images, upload, mentioned, expiration } = writing;
  const contextInfo: proto.IContextInfo = { mentionedJid: [...mentioned], expiration };
  if (plainText(part.text).length > (part.image ? MOST_CAPTION : MOST_TEXT)) {
    throw new MessengerRefusal("MESSAGE_REFUSED", "the text is too long");
  }
  const text = writeMarks(part.text);
  // By it the server can tell a message that was reported apart from a made-up one.
  const messageContextInfo = { messageSecret: randomBytes(32) };
  if (part.image) {
    const image = await images.uploaded(part.image, upload);
    return { imageMessage: { ...image, caption: text, contextInfo }, messageContextInfo };
  }
  const preview = part.preview && await linkPreview(part.preview, images);
  return { extendedTextMessage: { text, ...preview, contextInfo }, messageContextInfo };
}

/** A link without a picture rather than no message: the preview is only an ornament. */
async function linkPreview({ url, title, description, thumbnail }: LinkPreview, images: Images) {
  const picture = thumbnail && await images.besideLink(thumbnail).catch(() => null);
  return { matchedText: url, title, description, jpegThumbnail: picture };
}

/** Bytes of chance in an id. */
const BYTES = 9;

/** An id such as WhatsApp's own web client gives its messages. */
export const makeMessageId = (): string =>
  `3EB0${randomBytes(BYTES).toString("hex").toUpperCase()}`;

/** Whether a message may be one of ours, or of another web client of the same account. */
export const isWebMessageId = (id: string): boolean => /^3EB0[0-9A-F]{18}$/.test(id);
