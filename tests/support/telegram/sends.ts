import { createHash } from "node:crypto";
import { plainText, type RichText } from "../../../server/core/delivery/messages/rich_text.ts";
import { badRequest } from "./api_error.ts";
import { type Bot, chatForm, type Message, userForm } from "./chats.ts";
import { htmlText } from "./html_text.ts";
import type { Payload } from "./payload.ts";
import { chatOf, type Directory, refuseAbsent, refuseMute } from "./presence.ts";

/** The most characters of a text, and of a caption. */
const LENGTHS = { text: 4_096, caption: 1_024 };
const IMAGE_BYTES = 10_000_000;

/** An accepted message, as recorded. */
export type Taken = {
  /** When it arrived: on the clock of `performance.now()`, and by the calendar. */
  readonly at: number;
  readonly date: Date;
  readonly bot: number;
  readonly chat: number;
  readonly messageId: number;
  readonly text: string;
  readonly image: string | null;
};

/** Accepts messages into their chats and records them. */
export function messageTaker(directory: Directory) {
  const taken: Taken[] = [];
  const images = new Map<string, Uint8Array>();
  let nextId = 1;

  /** Handles `sendMessage` and `sendPhoto` that arrived at `at`. @throws ApiError */
  function take(bot: Bot, { fields, files }: Payload, hasPhoto: boolean, at: number) {
    const chat = chatOf(directory, bot, fields.chat_id);
    refuseMute(chat, bot, hasPhoto ? "photos" : "text messages");
    const given = String((hasPhoto ? fields.caption : fields.text) ?? "");
    const text = trimmed(fields.parse_mode === "HTML" ? htmlText(given) : [{ text: given }]);
    const plain = plainText(text);
    if (hasPhoto && plain.length > LENGTHS.caption) throw badRequest("message caption is too long");
    if (!hasPhoto && plain === "") throw badRequest("message text is empty");
    if (!hasPhoto && plain.length > LENGTHS.text) throw badRequest("message is too long");
    const image = hasPhoto ? kept(photoIn(fields.photo, files)) : null;

    const unfolds = !hasPhoto && fields.link_preview_options?.is_disabled !== true;
    const message: Message = { id: nextId++, from: bot, text, image, unfolds };
    chat.messages.push(message);
    const date = new Date();
    taken.push({ at, date, bot: bot.id, chat: chat.id, messageId: message.id, text: plain, image });
    return {
      message_id: message.id,
      from: userForm(bot),
      chat: chatForm(chat),
      date: Math.floor(date.getTime() / 1000),
      ...hasPhoto ? { caption: plain, photo: [{ file_id: image }] } : { text: plain },
    };
  }

  function kept(image: Uint8Array): string {
    const hash = createHash("sha256").update(image).digest("hex");
    images.set(hash, image);
    return hash;
  }

  /** Handles `editMessageText` and `editMessageCaption`. @throws ApiError */
  function edit(bot: Bot, { fields }: Payload, hasPhoto: boolean) {
    const { chat, place } = own(bot, fields, "edit");
    const before = chat.messages[place]!;
    const kind = hasPhoto ? "caption" : "text";
    if ((before.image !== null) !== hasPhoto) {
      throw badRequest(`there is no ${kind} in the message to edit`);
    }
    const text = trimmed(htmlText(String(fields[kind] ?? "")));
    if (plainText(text).length > LENGTHS[kind]) throw badRequest("message is too long");
    if (JSON.stringify(text) === JSON.stringify(before.text)) {
      throw badRequest("message is not modified: specified new message content is the same");
    }
    chat.messages[place] = { ...before, text };
    return true;
  }

  /** Handles `deleteMessage`. @throws ApiError */
  function remove(bot: Bot, { fields }: Payload) {
    const { chat, place } = own(bot, fields, "delete");
    chat.messages.splice(place, 1);
    return true;
  }

  function own(bot: Bot, fields: Payload["fields"], what: string) {
    const chat = chatOf(directory, bot, fields.chat_id);
    refuseAbsent(chat, bot);
    const place = chat.messages.findIndex(({ id, from }) =>
      id === Number(fields.message_id) && from === bot
    );
    if (place < 0) throw badRequest(`message to ${what} not found`);
    return { chat, place };
  }

  return { take, edit, remove, taken, images };
}

function photoIn(name: unknown, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const bytes = files.get(String(name).replace("attach://", "")) ?? files.get("photo");
  if (!bytes) {
    throw badRequest("wrong remote file identifier specified: Wrong character in the string");
  }
  if (bytes.length > IMAGE_BYTES) throw badRequest("file is too big");
  const isImage = bytes[0] === 0xff && bytes[1] === 0xd8 || bytes[0] === 0x89 && bytes[1] === 0x50;
  if (!isImage) throw badRequest("IMAGE_PROCESS_FAILED");
  return bytes;
}

/** Trims a text, as Telegram does. */
function trimmed(text: RichText): RichText {
  const spans = text.filter((span) => span.text !== "").map((span) => ({ ...span }));
  while (spans[0] && !(spans[0].text = spans[0].text.trimStart())) spans.shift();
  while (spans.at(-1) && !(spans.at(-1)!.text = spans.at(-1)!.text.trimEnd())) spans.pop();
  return spans;
}
