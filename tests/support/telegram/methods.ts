import { type Bot, chatForm, memberForm, personForm, userForm } from "./chats.ts";
import type { Payload } from "./payload.ts";
import { chatOf, type Directory, refuseAbsent } from "./presence.ts";
import { badRequest } from "./api_error.ts";

type Fields = Payload["fields"];
type Method = (bot: Bot, fields: Fields, gone: AbortSignal) => unknown;

/** The methods of the Bot API besides sending. */
export function methodsOn(directory: Directory): Readonly<Record<string, Method>> {
  const present = (bot: Bot, { chat_id }: Fields) => {
    const chat = chatOf(directory, bot, chat_id);
    if (chat.type !== "private") refuseAbsent(chat, bot);
    return chat;
  };

  return {
    getMe: (bot) => ({ ...userForm(bot), can_join_groups: true, supports_inline_queries: false }),
    getUpdates: (bot, fields, gone) => bot.updates.fetch(fields, gone),

    setWebhook(bot, { url, secret_token, allowed_updates, drop_pending_updates }) {
      bot.updates.setWebhook(url, secret_token ?? null, allowed_updates);
      if (drop_pending_updates) bot.updates.dropPending();
      return true;
    },
    deleteWebhook(bot, { drop_pending_updates }) {
      bot.updates.setWebhook("", null);
      if (drop_pending_updates) bot.updates.dropPending();
      return true;
    },
    getWebhookInfo: (bot) => bot.updates.webhookForm(),

    getChat(bot, fields) {
      const chat = present(bot, fields);
      const permissions = { can_send_messages: chat.isOpen, can_send_photos: chat.isOpen };
      return { ...chatForm(chat), ...chat.type.endsWith("group") && { permissions } };
    },
    getChatMemberCount: (bot, fields) => {
      const chat = present(bot, fields);
      const bots = [...chat.bots.values()].filter((status) => !/left|kicked/.test(status));
      return chat.people + bots.length;
    },
    getChatMember(bot, fields) {
      const chat = present(bot, fields);
      if (Number(fields.user_id) === bot.id) return memberForm(chat, bot);
      if (Number(fields.user_id) === chat.id) return { status: "member", user: personForm(chat) };
      throw badRequest("user not found");
    },
  };
}
