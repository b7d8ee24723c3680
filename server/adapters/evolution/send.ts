import {
  type MediaFile,
  type MessagePart,
  type MessengerLimits,
  MessengerRefusal,
  type Receipt,
} from "../../core/delivery/messenger.ts";
import { plainText, type RichText, writeMarks } from "../../core/delivery/messages/rich_text.ts";
import { fileLimits } from "../../core/media/media.ts";
import type { GroupBook } from "./group_book.ts";
import type { Instance } from "./instance.ts";
import { queryRefusal } from "./refusals.ts";
import { isGroupId } from "./seen_group.ts";

export const limits: MessengerLimits = {
  text: 4_096,
  caption: 1_024,
  gapMs: 1_000,
  files: fileLimits.WHATSAPP,
};

/** Milliseconds: longer than the caller's signal allows. */
const SEND_MS = 300_000;

type Taken = { readonly key?: { readonly id?: string } };

/**
 * Sends one part. The gateway responds before WhatsApp does, so whether the number may write in the
 * group is checked just before. @throws MessengerRefusal, EvolutionError, or the network's error
 */
export async function send(
  { api, name }: Instance,
  book: GroupBook,
  to: string,
  part: MessagePart,
  signal: AbortSignal,
): Promise<Receipt> {
  signal.throwIfAborted();
  refuseLength(part);
  if (isGroupId(to) && !part.continues) await requirePlace(book, to, signal);
  const post = (content: object) =>
    api<Taken>("POST", pathOf(part, name), {
      body: { number: to, ...content, ...part.mentionsAll && { mentionsEveryOne: true } },
      signal,
      ms: SEND_MS,
    });
  const { file } = part;
  const { key } = file
    ? await file.use((bytes) => post(fileContent(part.text, file, bytes)))
    : await post(contentOf(part));
  if (!key?.id) throw new Error("the gateway returned no id of the message");
  return { messageId: key.id };
}

const pathOf = ({ image, file }: MessagePart, name: string) =>
  `/message/${image || file ? "sendMedia" : "sendText"}/${encodeURIComponent(name)}`;

/** The gateway itself draws the preview of the first link. */
function contentOf({ text, image, continues }: MessagePart) {
  const written = writeMarks(text);
  if (!image) return { text: written, linkPreview: continues !== true };
  return {
    mediatype: "image",
    mimetype: image.contentType,
    fileName: "oferta.jpg",
    media: image.bytes.toBase64(),
    caption: written,
  };
}

const fileContent = (text: RichText, file: MediaFile, bytes: Uint8Array) => ({
  mediatype: file.kind === "VIDEO" ? "video" : "document",
  mimetype: file.contentType,
  fileName: file.name,
  media: bytes.toBase64(),
  caption: writeMarks(text),
});

function refuseLength({ text, image, file }: MessagePart): void {
  if (file && file.size > limits.files[file.kind]) {
    throw new MessengerRefusal("MESSAGE_REFUSED", `a file of ${file.size} bytes is too large`);
  }
  const { length } = plainText(text);
  const most = image || file ? limits.caption : limits.text;
  if (length > most) throw new MessengerRefusal("MESSAGE_REFUSED", `${length} characters`);
}

/** Checks that the number may write in the group. @throws MessengerRefusal: nothing was sent */
async function requirePlace(book: GroupBook, to: string, signal: AbortSignal): Promise<void> {
  const group = await book.lookUp(to, signal).catch((error) => {
    signal.throwIfAborted();
    throw queryRefusal(error);
  });
  if (!group.isThere) throw new MessengerRefusal("GROUP_GONE", "the number is not in the group");
  if (group.canSend === false) {
    throw new MessengerRefusal("GROUP_FORBIDDEN", "only admins write in the group");
  }
}
