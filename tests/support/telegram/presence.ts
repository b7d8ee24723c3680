import { ApiError, badRequest, forbidden } from "./api_error.ts";
import type { Bot, Chat } from "./chats.ts";

/** All chats by id; upgraded ones also by their old id. */
export type Directory = { readonly chats: Map<number, Chat>; readonly moved: Map<number, number> };

/** Finds a chat of `bot`. @throws ApiError if it has moved, or the bot never was in it */
export function chatOf({ chats, moved }: Directory, bot: Bot, chatId: unknown): Chat {
  const id = Number(chatId);
  const movedTo = moved.get(id);
  if (movedTo !== undefined) {
    const text = "Bad Request: group chat was upgraded to a supergroup chat";
    throw new ApiError(400, text, { migrate_to_chat_id: movedTo });
  }
  const chat = chats.get(id);
  if (!chat?.bots.has(bot)) throw badRequest("chat not found");
  return chat;
}

/** @throws ApiError if `bot` is no longer in `chat` */
export function refuseAbsent(chat: Chat, bot: Bot): void {
  const status = chat.bots.get(bot);
  const kind = `${chat.type} chat`;
  if (status === "left") throw forbidden(`bot is not a member of the ${kind}`);
  if (status === "kicked") {
    throw forbidden(
      chat.type === "private" ? "bot was blocked by the user" : `bot was kicked from the ${kind}`,
    );
  }
}

/** @throws ApiError if `bot` may not write in `chat` */
export function refuseMute(chat: Chat, bot: Bot, what: "text messages" | "photos"): void {
  refuseAbsent(chat, bot);
  const status = chat.bots.get(bot);
  if (chat.isDeactivated) throw forbidden("user is deactivated");
  if (status === "administrator" || chat.type === "private") return;
  if (chat.type === "channel") throw badRequest("need administrator rights in the channel chat");
  if (status === "restricted") throw badRequest(`not enough rights to send ${what} to the chat`);
  if (!chat.isOpen) throw badRequest("CHAT_WRITE_FORBIDDEN");
}
