import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { callBotApi, image } from "../../support/telegram/call_bot_api.ts";
import type { Bot, Chat } from "../../support/telegram/chats.ts";

test("a message reads as its tags say, without space around it", async () => {
  const { send, joined, telegram } = await callBotApi();
  const chat = joined();
  const sent = await send(
    chat,
    " De <s>R$ 10</s> por <b>R$ <i>8</i></b> &lt;só&gt; hoje &amp; já \n",
  );
  expect(chat.messages).toMatchObject([{
    id: sent.message_id,
    text: [
      { text: "De " },
      { text: "R$ 10", strike: true },
      { text: " por " },
      { text: "R$ ", bold: true },
      { text: "8", bold: true, italic: true },
      { text: " <só> hoje & já" },
    ],
    image: null,
    unfolds: true,
  }]);
  expect(telegram.taken).toMatchObject([{
    chat: chat.id,
    text: "De R$ 10 por R$ 8 <só> hoje & já",
  }]);
  await send(chat, "x", { link_preview_options: { is_disabled: true } });
  expect(chat.messages[1]).toMatchObject({ unfolds: false });
});

test.each([
  ["<b>oi", `Can't find end tag corresponding to start tag "b"`],
  ["á <preço>", `Unsupported start tag "preço" at byte offset 3`],
  ["<b>oi</i>", `Unmatched end tag at byte offset 5, expected "</b>", found "</i>"`],
  ["oi</b>", `Unexpected end tag at byte offset 2`],
])("markup that does not parse is refused: %s", async (text, why) => {
  const { send, joined, telegram } = await callBotApi();
  expect(await send(joined(), text)).toEqual({
    ok: false,
    error_code: 400,
    description: `Bad Request: can't parse entities: ${why}`,
  });
  expect(telegram.taken).toEqual([]);
  expect(telegram.refused).toMatchObject([{ why: expect.stringContaining("can't parse") }]);
});

test("lengths are of the text, not of its markup", async () => {
  const { send, sendPhoto, joined } = await callBotApi();
  const chat = joined();
  expect(await send(chat, `<b>${"x".repeat(4_096)}</b>`)).toHaveProperty("message_id");
  expect(await send(chat, "x".repeat(4_097))).toMatchObject({ error_code: 400 });
  expect(await send(chat, "  ")).toMatchObject({
    description: "Bad Request: message text is empty",
  });
  expect(await sendPhoto(chat, "x".repeat(1_024))).toHaveProperty("message_id");
  expect(await sendPhoto(chat, "x".repeat(1_025))).toMatchObject({ error_code: 400 });
});

test("an image is stored once, and identified by its hash", async () => {
  const { telegram, sendPhoto, joined } = await callBotApi();
  const chat = joined();
  const before = performance.now();
  await sendPhoto(chat, "um");
  await sendPhoto(chat, "dois");
  const hash = createHash("sha256").update(image).digest("hex");
  expect(telegram.taken).toMatchObject([{ text: "um", image: hash }, {
    text: "dois",
    image: hash,
  }]);
  expect([...telegram.images]).toEqual([[hash, image]]);
  expect(telegram.taken[0]!.at).toBeGreaterThan(before);
  expect(telegram.taken[1]!.at).toBeGreaterThan(telegram.taken[0]!.at);
  expect(await sendPhoto(chat, "três", new TextEncoder().encode("<svg/>")))
    .toMatchObject({ description: "Bad Request: IMAGE_PROCESS_FAILED" });
});

type Change = (
  telegram: Awaited<ReturnType<typeof callBotApi>>["telegram"],
  bot: Bot,
  chat: Chat,
) => void;

test.each<[string, Change, number, string]>([
  [
    "was kicked",
    (t, bot, chat) => t.make(bot, chat, "kicked"),
    403,
    "bot was kicked from the supergroup chat",
  ],
  [
    "left",
    (t, bot, chat) => t.make(bot, chat, "left"),
    403,
    "bot is not a member of the supergroup chat",
  ],
  [
    "is restricted",
    (t, bot, chat) => t.make(bot, chat, "restricted"),
    400,
    "not enough rights to send text messages to the chat",
  ],
  [
    "is one of many who may not write",
    (t, bot, chat) => {
      t.make(bot, chat, "member");
      chat.isOpen = false;
    },
    400,
    "CHAT_WRITE_FORBIDDEN",
  ],
])("a bot that %s cannot write", async (_how, change, code, why) => {
  const { telegram, bot, send, joined } = await callBotApi();
  const chat = joined();
  change(telegram, bot, chat);
  expect(await send(chat, "oi")).toMatchObject({
    error_code: code,
    description: expect.stringContaining(why),
  });
  expect(chat.messages).toEqual([]);
});

test("in a channel only its administrators write", async () => {
  const { telegram, bot, send } = await callBotApi();
  const channel = telegram.chat("channel", "Canal");
  telegram.make(bot, channel, "member");
  expect(await send(channel, "oi")).toMatchObject({
    description: "Bad Request: need administrator rights in the channel chat",
  });
  telegram.make(bot, channel, "administrator");
  expect(await send(channel, "oi")).toHaveProperty("message_id");
});

test("a person is written to once they have begun, until they block the bot", async () => {
  const { telegram, bot, send, updates } = await callBotApi();
  const person = telegram.chat("private", "Ana");
  expect(await send(person, "oi")).toMatchObject({ error_code: 400 });
  telegram.start(bot, person, "codigo");
  expect(await send(person, "oi")).toHaveProperty("message_id");
  expect((await updates()).at(-1).message).toMatchObject({
    text: "/start codigo",
    chat: { id: person.id, type: "private" },
  });
  telegram.make(bot, person, "kicked");
  expect(await send(person, "oi"))
    .toMatchObject({ description: "Forbidden: bot was blocked by the user" });
  telegram.start(bot, person, "");
  person.isDeactivated = true;
  expect(await send(person, "oi"))
    .toMatchObject({ description: "Forbidden: user is deactivated" });
});

test("an upgraded group states its new id, and keeps its messages", async () => {
  const { telegram, bot, send, updates } = await callBotApi();
  const group = telegram.chat("group", "Promoções");
  telegram.make(bot, group, "member");
  await send(group, "antes");
  const from = group.id;
  telegram.rename(group, "Promoções BR");
  telegram.upgrade(group);
  expect(await send({ id: from }, "oi")).toMatchObject({
    error_code: 400,
    parameters: { migrate_to_chat_id: group.id },
  });
  await send(group, "depois");
  expect(group.messages.map(({ text }) => text[0]!.text)).toEqual(["antes", "depois"]);
  const messages = (await updates()).slice(1).map(({ message }: { message: object }) => message);
  expect(messages).toMatchObject([
    { chat: { id: from, title: "Promoções BR" }, new_chat_title: "Promoções BR" },
    { chat: { id: from, type: "group" }, migrate_to_chat_id: group.id },
    { chat: { id: group.id, type: "supergroup" }, migrate_from_chat_id: from },
  ]);
});
