import { setTimeout } from "node:timers/promises";
import type { Api } from "grammy/web";
import { type GroupKind, MessengerRefusal, type SeenGroup } from "../../core/delivery/messenger.ts";
import { queryRefusal } from "./refusals.ts";
import type { Chat, ChatMember } from "grammy/types";

/** How many chats are read concurrently. */
const AT_ONCE = 3;

type Options = {
  readonly account: string;
  /** Called when a chat has a new id. */
  readonly moved: (from: string, to: string) => Promise<void>;
  readonly signal: AbortSignal;
};

/** Reads these chats; repeats requests that Telegram rate-limits. */
export async function readGroups(
  api: Api,
  ids: readonly string[],
  { account, moved, signal }: Options,
): Promise<SeenGroup[]> {
  const seen: SeenGroup[] = [];
  const pending = [...ids].reverse();

  async function readAgain(id: string): Promise<SeenGroup | null> {
    try {
      return await readGroup(id);
    } catch (error) {
      const refusal = queryRefusal(error);
      const { reason, retryAfterMs, movedTo } = refusal;
      if (reason === "GROUP_GONE") return absentFrom(id);
      if (reason === "GROUP_FORBIDDEN" || reason === "MESSAGE_REFUSED") return null; // not visible to the bot
      if (movedTo !== null) {
        await moved(id, movedTo);
        return await readAgain(movedTo);
      }
      if (retryAfterMs === null) throw refusal;
      await setTimeout(retryAfterMs, null, { signal });
      return await readAgain(id);
    }
  }

  async function readGroup(id: string): Promise<SeenGroup> {
    const chat = await api.getChat(id, signal);
    if (chat.type === "private") return { ...seenChat(chat), role: "MEMBER", canSend: true };
    const group = memberGroup(chat, await api.getChatMember(id, Number(account), signal));
    if (!group.isThere) return group;
    const isSilent = group.role === "MEMBER" && chat.permissions?.can_send_messages === false;
    const members = await api.getChatMemberCount(id, signal);
    return { ...group, members, ...isSilent && { canSend: false } };
  }

  async function readNext(): Promise<void> {
    for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
      const group = await readAgain(id);
      if (group) seen.push(group);
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  } catch (error) {
    pending.length = 0; // stops the other readers
    throw error instanceof MessengerRefusal ? error : queryRefusal(error);
  }
  return seen;
}

const kinds: Readonly<Record<Chat["type"], GroupKind>> = {
  group: "GROUP",
  supergroup: "GROUP",
  channel: "CHANNEL",
  private: "PRIVATE",
};

/** Describes a chat that the bot is in, from any update of it. */
export const seenChat = (chat: Chat): SeenGroup => ({
  externalId: String(chat.id),
  title: chat.title ?? chat.first_name ?? "",
  kind: kinds[chat.type],
  isThere: true,
});

/** Describes a chat that the bot is no longer in. */
export const absentFrom = (chatId: string | number): SeenGroup => ({
  externalId: String(chatId),
  isThere: false,
});

/**
 * Describes a chat with the bot's membership. Offers have images: a member who may not send photos
 * cannot send them.
 */
export function memberGroup(chat: Chat, member: ChatMember): SeenGroup {
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
    case "member": // only administrators write in channels
      return { ...seenChat(chat), role: "MEMBER", canSend: chat.type !== "channel" };
    case "creator":
      return { ...seenChat(chat), role: "OWNER", canSend: true };
    case "administrator": {
      const canSend = chat.type !== "channel" || member.can_post_messages === true;
      return { ...seenChat(chat), role: "ADMIN", canSend };
    }
  }
}
