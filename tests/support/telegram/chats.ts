import type { RichText } from "../../../server/core/delivery/messages/rich_text.ts";
import type { updateQueue } from "./update_queue.ts";

export type Bot = {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  /** Another one after it was revoked. */
  token: string;
  readonly updates: ReturnType<typeof updateQueue>;
};

export type ChatType = "group" | "supergroup" | "channel" | "private";
export type Status = "administrator" | "member" | "restricted" | "left" | "kicked";

export type Chat = {
  /** Another one after it was upgraded. */
  id: number;
  type: ChatType;
  title: string;
  readonly bots: Map<Bot, Status>;
  /** How many people are in it. */
  people: number;
  /** Whether whoever is no administrator may write. */
  isOpen: boolean;
  /** A person who deleted their account. */
  isDeactivated: boolean;
  /** What its members see, in order. */
  readonly messages: Message[];
};

/** A message as the members of its chat see it. */
export type Message = {
  readonly id: number;
  readonly from: Bot;
  readonly text: RichText;
  /** SHA-256 of its image, in hexadecimal; null: it has none. */
  readonly image: string | null;
  /** Whether the first link in it unfolds. */
  readonly unfolds: boolean;
};

export const userForm = ({ id, name, username }: Bot) => ({
  id,
  is_bot: true,
  first_name: name,
  username,
});

/** Whoever a private chat is with. */
export const personForm = ({ id, title }: Chat) => ({ id, is_bot: false, first_name: title });

export function chatForm({ id, type, title }: Chat) {
  return type === "private" ? { id, type, first_name: title } : { id, type, title };
}

/** The Bot API's `ChatMember`. */
export function memberForm(chat: Chat, bot: Bot, status = chat.bots.get(bot) ?? "left") {
  const user = userForm(bot);
  if (status === "administrator") {
    return { status, user, can_be_edited: false, can_post_messages: chat.type === "channel" };
  }
  if (status === "restricted") {
    return { status, user, is_member: true, can_send_messages: false, can_send_photos: false };
  }
  return { status, user };
}
