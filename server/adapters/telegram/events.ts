import type { ChatMemberUpdated, Message, Update } from "grammy/types";
import type { MessengerEvent } from "../../core/delivery/messenger.ts";
import { absentFrom, seenChat, standing } from "./standing.ts";

/** The updates that there are news in. */
export const newsworthy = ["my_chat_member", "message", "channel_post"] as const;

/** What an update tells the bot whose id is `account`. */
export function newsOf(update: Update, account: string): MessengerEvent[] {
  if (update.my_chat_member) return ofMembership(update.my_chat_member);
  const message = update.message ?? update.channel_post;
  if (!message) return [];
  return message.chat.type === "private" ? ofOwner(message) : ofGroup(message, account);
}

/** In a private chat: whoever blocked the bot is gone; whoever opens it, says so by /start. */
function ofMembership({ chat, new_chat_member: member }: ChatMemberUpdated): MessengerEvent[] {
  const group = standing(chat, member);
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
