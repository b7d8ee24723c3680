import { setTimeout } from "node:timers/promises";
import type { Api } from "grammy/web";
import { MessengerRefusal, type SeenGroup } from "../../core/delivery/messenger.ts";
import { unanswered } from "./refusals.ts";
import { absentFrom, seenChat, standing } from "./standing.ts";

/** Chats asked about at once. */
const AT_ONCE = 3;

type Options = {
  readonly account: string;
  /** Told of a chat that has another id by now. */
  readonly moved: (from: string, to: string) => Promise<void>;
  readonly signal: AbortSignal;
};

/** All that Telegram tells of these chats; asks again when that is too much at once. */
export async function lookUpGroups(
  api: Api,
  ids: readonly string[],
  { account, moved, signal }: Options,
): Promise<SeenGroup[]> {
  const seen: SeenGroup[] = [];
  const left = [...ids].reverse();

  async function lookUp(id: string): Promise<SeenGroup | null> {
    try {
      return await lookAt(id);
    } catch (error) {
      const refusal = unanswered(error);
      const { reason, retryAfterMs, movedTo } = refusal;
      if (reason === "GROUP_GONE") return absentFrom(id);
      if (reason === "GROUP_FORBIDDEN" || reason === "MESSAGE_REFUSED") return null; // not said
      if (movedTo !== null) {
        await moved(id, movedTo);
        return await lookUp(movedTo);
      }
      if (retryAfterMs === null) throw refusal;
      await setTimeout(retryAfterMs, null, { signal });
      return await lookUp(id);
    }
  }

  async function lookAt(id: string): Promise<SeenGroup> {
    const chat = await api.getChat(id, signal);
    if (chat.type === "private") return { ...seenChat(chat), role: "MEMBER", canSend: true };
    const group = standing(chat, await api.getChatMember(id, Number(account), signal));
    if (!group.isThere) return group;
    const isSilent = group.role === "MEMBER" && chat.permissions?.can_send_messages === false;
    const members = await api.getChatMemberCount(id, signal);
    return { ...group, members, ...isSilent && { canSend: false } };
  }

  async function lookUpNext(): Promise<void> {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const group = await lookUp(id);
      if (group) seen.push(group);
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lookUpNext));
  } catch (error) {
    left.length = 0; // nobody goes on asking
    throw error instanceof MessengerRefusal ? error : unanswered(error);
  }
  return seen;
}
