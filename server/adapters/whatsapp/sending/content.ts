import { randomBytes } from "node:crypto";
import type { proto, WAMediaUploadFunction } from "baileys";
import {
  type LinkPreview,
  type MessagePart,
  MessengerRefusal,
} from "../../../core/delivery/messenger.ts";
import { plainText, writeMarks } from "../../../core/delivery/messages/rich_text.ts";
import { fileLimits } from "../../../core/media/media.ts";
import type { Files, SentFile } from "./files.ts";
import type { Images } from "./images.ts";

/**
 * The most UTF-16 characters of a text, and of a caption. WhatsApp accepts more, but this reads
 * well.
 */
export const MOST_TEXT = 4_096;
export const MOST_CAPTION = 1_024;

type Writing = {
  readonly images: Images;
  readonly files: Files;
  readonly upload: WAMediaUploadFunction;
  /** The members to mention. */
  readonly mentioned: readonly string[];
  /** Seconds after which the chat's messages disappear; null: never. */
  readonly expiration: number | null;
};

/** Builds WhatsApp's message from a part. @throws MessengerRefusal */
export async function content(part: MessagePart, writing: Writing): Promise<proto.IMessage> {
  const { images, files, upload, mentioned, expiration } = writing;
  const contextInfo: proto.IContextInfo = { mentionedJid: [...mentioned], expiration };
  const text = textOf(part);
  // The server distinguishes a reported message from a made-up one by this.
  const messageContextInfo = { messageSecret: randomBytes(32) };
  if (part.image) {
    const image = await images.uploaded(part.image, upload);
    return { imageMessage: { ...image, caption: text, contextInfo }, messageContextInfo };
  }
  if (part.file) {
    const sent = await files.uploaded(part.file, upload);
    return { ...withCaption(sent, text, contextInfo), messageContextInfo };
  }
  const preview = part.preview && await linkPreview(part.preview, images);
  return { extendedTextMessage: { text, ...preview, contextInfo }, messageContextInfo };
}

/** Builds WhatsApp's message to a channel: without mentions or anything secret. */
export async function channelContent(
  part: MessagePart,
  { images, files, upload }: Pick<Writing, "images" | "files" | "upload">,
): Promise<proto.IMessage> {
  const text = textOf(part);
  if (part.image) {
    const image = await images.uploaded(part.image, upload, "CHANNEL");
    return { imageMessage: { ...image, caption: text } };
  }
  if (part.file) {
    if (part.file.kind === "DOCUMENT") {
      throw new MessengerRefusal("MESSAGE_REFUSED", "a channel takes no documents");
    }
    return withCaption(await files.uploaded(part.file, upload, "CHANNEL"), text);
  }
  const preview = part.preview && await linkPreview(part.preview, images);
  return { extendedTextMessage: { text, ...preview } };
}

/** Puts a text below a file. */
function withCaption(
  { videoMessage, documentMessage }: SentFile,
  caption: string,
  contextInfo?: proto.IContextInfo,
): proto.IMessage {
  const more = { caption, ...contextInfo && { contextInfo } };
  return videoMessage
    ? { videoMessage: { ...videoMessage, ...more } }
    : { documentMessage: { ...documentMessage, ...more } };
}

function textOf(part: MessagePart): string {
  if (part.file && part.file.size > fileLimits.WHATSAPP[part.file.kind]) {
    throw new MessengerRefusal("MESSAGE_REFUSED", `a file of ${part.file.size} bytes is too large`);
  }
  if (plainText(part.text).length > (part.image || part.file ? MOST_CAPTION : MOST_TEXT)) {
    throw new MessengerRefusal("MESSAGE_REFUSED", "the text is too long");
  }
  return writeMarks(part.text);
}

/** Builds a link's preview, without its picture if that fails. */
async function linkPreview({ url, title, description, thumbnail }: LinkPreview, images: Images) {
  const picture = thumbnail && await images.besideLink(thumbnail).catch(() => null);
  return { matchedText: url, title, description, jpegThumbnail: picture };
}

/** The random bytes in an id. */
const BYTES = 9;

/** Makes an id like those of WhatsApp's own web client. */
export const makeMessageId = (): string =>
  `3EB0${randomBytes(BYTES).toString("hex").toUpperCase()}`;

/** Returns whether an id may be of ours, or of another web client of the account. */
export const isWebMessageId = (id: string): boolean => /^3EB0[0-9A-F]{18}$/.test(id);
