import type { Chat, ChatMember } from "grammy/types";
import type { GroupKind, SeenGroup } from "../../core/delivery/messenger.ts";

const kinds: Readonly<Record<Chat["type"], GroupKind>> = {
  group: "GROUP",
  supergroup: "GROUP",
  channel: "CHANNEL",
  private: "PRIVATE",
};

/** A chat where the bot is, as any news of it tells. */
export const seenChat = (chat: Chat): SeenGroup => ({
  externalId: String(chat.id),
  title: chat.title ?? chat.first_name ?? "",
  kind: kinds[chat.type],
  isThere: true,
});

/** Where the bot is no longer. */
export const absentFrom = (chatId: string | number): SeenGroup => ({
  externalId: String(chatId),
  isThere: false,
});

/**
 * The bot's place in a chat. Offers carry an image: whoever may write but not send photos cannot
 * send them.
 */
export function standing(chat: Chat, member: ChatMember): SeenGroup {
  switch (member.status) {
    case "left":
    case "kicked":
      return absentFrom(chat.id);
    case "restricted": {
      const canSend = member.can_send_messages && member.can_send_photos;
      return member.is_member
        ? { ...seenChat(chat), role: "MEMBER", canSend }
        : absentFrom(chat.id);
    }
    case "member": // in a channel only its administrators write
      return { ...seenChat(chat), role: "MEMBER", canSend: chat.type !== "channel" };
    case "creator":
      return { ...seenChat(chat), role: "OWNER", canSend: true };
    case "administrator": {
      const canSend = chat.type !== "channel" || member.can_post_messages === true;
      return { ...seenChat(chat), role: "ADMIN", canSend };
    }
  }
}
