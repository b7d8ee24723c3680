import type { ChatMemberUpdated, Message, Update } from "grammy/types";
import type { MessengerEvent, OpenSession } from "../../core/delivery/messenger.ts";
import { messageRate } from "../../core/automation/sources/message_rate.ts";
import { readSourceMessage } from "../../core/automation/sources/read_source_message.ts";
import { limitedText } from "../../core/limited_text.ts";
import { absentFrom, memberGroup, seenChat } from "./groups.ts";
import { createHash, timingSafeEqual } from "node:crypto";

/** The kinds of updates that contain events. */
export const updateKinds = ["my_chat_member", "message", "channel_post"] as const;

type Reader = Pick<OpenSession, "account" | "sources">;

/** Returns the events in an update for the bot of a session. */
export function eventsOf(update: Update, { account, sources }: Reader): MessengerEvent[] {
  if (update.my_chat_member) return ofMembership(update.my_chat_member);
  const message = update.message ?? update.channel_post;
  if (!message) return [];
  if (message.chat.type === "private") return ofOwner(message);
  return [
    ...ofGroup(message, account),
    ...ofMembers(message, account),
    ...sources?.().has(String(message.chat.id)) ? ofSource(message, account) : [],
  ];
}

/**
 * A private chat only counts here when the person blocked the bot; opening it is reported by
 * /start.
 */
function ofMembership({ chat, new_chat_member: member }: ChatMemberUpdated): MessengerEvent[] {
  const group = memberGroup(chat, member);
  return chat.type === "private" && group.isThere ? [] : [{ kind: "group", group }];
}

function ofOwner({ chat, text = "" }: Message): MessengerEvent[] {
  const [, code] = /^\/start (\S{1,64})$/.exec(text) ?? [];
  return code === undefined ? [] : [{ kind: "owner", chat: String(chat.id), code }];
}

function ofGroup(message: Message, account: string): MessengerEvent[] {
  const { chat, migrate_to_chat_id: to, migrate_from_chat_id: from, left_chat_member } = message;
  if (to !== undefined) return [{ kind: "moved", from: String(chat.id), to: String(to) }];
  if (String(left_chat_member?.id) === account) {
    return [{ kind: "group", group: absentFrom(chat.id) }];
  }
  const group: MessengerEvent = { kind: "group", group: seenChat(chat) };
  return from === undefined
    ? [group]
    : [{ kind: "moved", from: String(from), to: String(chat.id) }, group];
}

/** Counts the people whom a service message says have joined or left, without bots. */
function ofMembers(message: Message, account: string): MessengerEvent[] {
  const { chat, message_id: id, new_chat_members: came = [], left_chat_member: gone } = message;
  const joined = came.filter((one) => !one.is_bot).length;
  const left = gone && !gone.is_bot && String(gone.id) !== account ? 1 : 0;
  if (joined + left === 0) return [];
  const externalId = String(chat.id);
  return [{
    kind: "members",
    change: { externalId, eventId: `${externalId} ${id}`, joined, left },
  }];
}

const isInRate = messageRate();

/** Reads a message of a source group for links, also those behind words, and codes. */
function ofSource(message: Message, account: string): MessengerEvent[] {
  const externalId = String(message.chat.id);
  if (String(message.from?.id) === account || !isInRate(`${account} ${externalId}`)) return [];
  const entities = message.entities ?? message.caption_entities ?? [];
  const hidden = entities.flatMap((one) => one.type === "text_link" ? one.url : []);
  const text = [message.text ?? message.caption ?? "", ...hidden].join("\n");
  const content = readSourceMessage(text);
  if (content.links.length + content.codes.length === 0) return [];
  const sentAt = new Date(message.date * 1_000);
  const messageId = String(message.message_id);
  return [{ kind: "sourceMessage", message: { externalId, messageId, sentAt, ...content } }];
}

/** The most bytes of an update; Telegram's are far smaller. */
const MAX_BYTES = 1_000_000;

/** Returns the events in a request; null if it lacks the session's secret or is no update. */
export async function readWebhook(
  session: OpenSession,
  request: Request,
): Promise<MessengerEvent[] | null> {
  const { webhook } = session;
  const given = request.headers.get("x-telegram-bot-api-secret-token");
  if (!webhook || given === null || !isSame(given, webhook.secret)) return null;
  const text = await limitedText(request, MAX_BYTES);
  if (text === null) return null;
  try {
    const update: unknown = JSON.parse(text);
    return isUpdate(update) ? eventsOf(update, session) : null;
  } catch {
    return null;
  }
}

/** Compares in constant time. */
const isSame = (given: string, secret: string) => timingSafeEqual(hash(given), hash(secret));
const hash = (text: string) => createHash("sha256").update(text).digest();

const isUpdate = (value: unknown): value is Update =>
  typeof value === "object" && value !== null && "update_id" in value;
