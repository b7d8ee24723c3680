import { createHash } from "node:crypto";
import { plainText, type RichText } from "../../../server/core/delivery/messages/rich_text.ts";
import { badRequest } from "./api_error.ts";
import { type Bot, chatForm, type Message, userForm } from "./chats.ts";
import { htmlText } from "./html_text.ts";
import type { Payload } from "./payload.ts";
import { chatOf, type Directory, refuseAbsent, refuseMute } from "./presence.ts";

/** The most characters of a text, and of a caption. */
const LENGTHS = { text: 4_096, caption: 1_024 };
/** The most bytes of a photo, and of any other file. */
const BYTES = { photo: 10_000_000, video: 50_000_000, document: 50_000_000 };

/** What a send carries: its method's name, without "send". */
export type Carried = "message" | keyof typeof BYTES;

/** An accepted message, as recorded. */
export type Taken = {
  /** When it arrived: on the clock of `performance.now()`, and by the calendar. */
  readonly at: number;
  readonly date: Date;
  readonly bot: number;
  readonly chat: number;
  readonly messageId: number;
  readonly text: string;
  /** SHA-256 of its photo, video or document; null: it has none. */
  readonly image: string | null;
};

/** Accepts messages into their chats and records them. */
export function messageTaker(directory: Directory) {
  const taken: Taken[] = [];
  const images = new Map<string, Uint8Array>();
  let nextId = 1;

  /** Handles `sendMessage`, `sendPhoto` and so on that arrived at `at`. @throws ApiError */
  function take(bot: Bot, { fields, files }: Payload, carried: Carried, at: number) {
    const hasPhoto = carried !== "message";
    const chat = chatOf(directory, bot, fields.chat_id);
    refuseMute(chat, bot, hasPhoto ? "photos" : "text messages");
    const given = String((hasPhoto ? fields.caption : fields.text) ?? "");
    const text = trimmed(fields.parse_mode === "HTML" ? htmlText(given) : [{ text: given }]);
    const plain = plainText(text);
    if (hasPhoto && plain.length > LENGTHS.caption) throw badRequest("message caption is too long");
    if (!hasPhoto && plain === "") throw badRequest("message text is empty");
    if (!hasPhoto && plain.length > LENGTHS.text) throw badRequest("message is too long");
    const image = carried === "message" ? null : fileOf(carried, fields[carried], files);

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
      ...carried === "message" ? { text: plain } : {
        caption: plain,
        [carried]: carried === "photo" ? [{ file_id: image }] : { file_id: image },
      },
    };
  }

  /** Returns the hash of an uploaded file, or of one that was sent before, which is its id. */
  function fileOf(kind: keyof typeof BYTES, name: unknown, files: Payload["files"]): string {
    if (kind !== "photo" && images.has(String(name))) return String(name);
    return kept(fileIn(kind, name, files));
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

function fileIn(kind: keyof typeof BYTES, name: unknown, files: Payload["files"]): Uint8Array {
  const bytes = files.get(String(name).replace("attach://", "")) ?? files.get(kind);
  if (!bytes) {
    throw badRequest("wrong remote file identifier specified: Wrong character in the string");
  }
  if (bytes.length > BYTES[kind]) throw badRequest("file is too big");
  const isImage = bytes[0] === 0xff && bytes[1] === 0xd8 || bytes[0] === 0x89 && bytes[1] === 0x50;
  if (kind === "photo" && !isImage) throw badRequest("IMAGE_PROCESS_FAILED");
  return bytes;
}

/** Trims a text, as Telegram does. */
function trimmed(text: RichText): RichText {
  const spans = text.filter((span) => span.text !== "").map((span) => ({ ...span }));
  while (spans[0] && !(spans[0].text = spans[0].text.trimStart())) spans.shift();
  while (spans.at(-1) && !(spans.at(-1)!.text = spans.at(-1)!.text.trimEnd())) spans.pop();
  return spans;
}
