import type { RichText } from "../../../server/core/delivery/messages/rich_text.ts";
import type { updateQueue } from "./update_queue.ts";

export type Bot = {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  /** The token; it changes when it is revoked. */
  token: string;
  readonly updates: ReturnType<typeof updateQueue>;
};

export type ChatType = "group" | "supergroup" | "channel" | "private";
export type Status = "administrator" | "member" | "restricted" | "left" | "kicked";

export type Chat = {
  /** The id; it changes when the group is upgraded. */
  id: number;
  type: ChatType;
  title: string;
  readonly bots: Map<Bot, Status>;
  /** The number of members. */
  people: number;
  /** Whether members who are not administrators may write. */
  isOpen: boolean;
  /** Whether the person deleted their account. */
  isDeactivated: boolean;
  /** The messages that its members see, in order. */
  readonly messages: Message[];
};

/** A message as the members of its chat see it. */
export type Message = {
  readonly id: number;
  readonly from: Bot;
  readonly text: RichText;
  /** SHA-256 of its image, in hexadecimal; null: it has none. */
  readonly image: string | null;
  /** Whether its first link has a preview. */
  readonly unfolds: boolean;
};

export const userForm = ({ id, name, username }: Bot) => ({
  id,
  is_bot: true,
  first_name: name,
  username,
});

/** The person of a private chat. */
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
