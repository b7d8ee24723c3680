import {
  type Bot,
  type Chat,
  chatForm,
  type ChatType,
  memberForm,
  personForm,
  type Status,
} from "./chats.ts";
import type { Directory } from "./presence.ts";

const somebody = { id: 777_000_001, is_bot: false, first_name: "Ana" };
const firstIds: Readonly<Record<ChatType, number>> = {
  private: 700_000_000,
  group: -4_000_000_000,
  supergroup: -1_002_000_000_000,
  channel: -1_001_000_000_000,
};

/** People's actions in Telegram, which bots get updates of. */
export function people({ chats, moved }: Directory) {
  let created = 0;
  const newId = (type: ChatType) => firstIds[type] + (type === "private" ? 1 : -1) * ++created;
  const now = () => Math.floor(Date.now() / 1000);
  const present = ({ bots }: Chat) =>
    [...bots].filter(([, status]) => !/left|kicked/.test(status)).map(([bot]) => bot);

  /** Sends the bots of a chat an update of a message or an action. */
  function write(chat: Chat, what: object, to = present(chat)): void {
    const kind = chat.type === "channel" ? "channel_post" : "message";
    const from = chat.type === "private" ? personForm(chat) : somebody;
    const message = { message_id: ++created, date: now(), chat: chatForm(chat), ...what };
    for (const bot of to) bot.updates.add(kind, { ...kind === "message" && { from }, ...message });
  }

  /** Changes the status of `bot` in `chat`. */
  function make(bot: Bot, chat: Chat, status: Status): void {
    const old_chat_member = memberForm(chat, bot);
    chat.bots.set(bot, status);
    bot.updates.add("my_chat_member", {
      chat: chatForm(chat),
      from: chat.type === "private" ? personForm(chat) : somebody,
      date: now(),
      old_chat_member,
      new_chat_member: memberForm(chat, bot),
    });
  }

  function chat(type: ChatType, title: string, people = type === "private" ? 1 : 10): Chat {
    const id = newId(type);
    const made: Chat = {
      ...{ id, type, title, people, isOpen: true, isDeactivated: false },
      ...{ bots: new Map(), messages: [] },
    };
    chats.set(id, made);
    return made;
  }

  return {
    /** Makes a group, channel, or person to chat with. */
    chat,
    make,
    write: (chat: Chat, text: string) => write(chat, { text }),

    rename(chat: Chat, title: string): void {
      chat.title = title;
      write(chat, { new_chat_title: title });
    },

    /** Upgrades a group to a supergroup, which changes its id. */
    upgrade(chat: Chat): void {
      const from = chat.id;
      const to = newId("supergroup");
      write(chat, { migrate_to_chat_id: to });
      moved.set(from, to);
      chats.delete(from);
      chats.set(to, Object.assign(chat, { id: to, type: "supergroup" }));
      write(chat, { migrate_from_chat_id: from });
    },

    /** Opens a person's chat with the bot by a link with `code`. */
    start(bot: Bot, person: Chat, code: string): void {
      if (person.bots.get(bot) !== "member") make(bot, person, "member");
      write(person, { text: `/start ${code}`.trim() }, [bot]);
    },
  };
}
