import { expect, test } from "vitest";
import type { PollTimes } from "../../../server/adapters/telegram/join.ts";
import type { Image, MessengerEvent } from "../../../server/core/delivery/messenger.ts";
import { parseMarks } from "../../../server/core/delivery/messages/rich_text.ts";
import {
  connectMessenger,
  patient,
  refusalOf,
  soon,
} from "../../support/messengers/connect_messenger.ts";
import { telegramAsMessenger } from "../../support/telegram/messenger_standin.ts";
import { telegramTraits } from "../../support/telegram/traits.ts";
import { messengerContract } from "../messengers/messenger.ts";

messengerContract("Telegram", telegramTraits, () => telegramAsMessenger());

/** A bot that is joined in, and the stand-in's own handles of it. */
async function bot(patience?: PollTimes) {
  const made = await telegramAsMessenger(patience);
  const s = await connectMessenger(() => Promise.resolve(made));
  const telegram = made.telegram;
  return { ...s, telegram, messenger: made.messenger, bot: made.botOf(s.account) };
}

test("what is no token is refused without a request", async () => {
  await using s = await telegramAsMessenger();
  for (
    const text of ["123456:curto", "x".repeat(50), "123:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]
  ) {
    expect(await refusalOf(s.messenger.identify!(text))).toMatchObject({ problem: "REVOKED" });
  }
  expect(s.telegram.requests).toEqual([]);
});

test("Telegram is called by its own host name", async () => {
  const { telegram } = await bot();
  expect(new Set(telegram.requests.map(({ host }) => host))).toEqual(new Set(["api.telegram.org"]));
});

test("a person who opens the bot's chat with the code is its owner", async () => {
  const { telegram, bot: its, events } = await bot();
  const person = telegram.chat("private", "Ana");
  telegram.start(its, person, "");
  telegram.write(person, "oi, tudo bem?");
  telegram.start(its, person, "codigo-123");
  const chat = String(person.id);
  await expect.poll(() => events, soon).toContainEqual({ kind: "owner", chat, code: "codigo-123" });
  expect(events.filter(({ kind }) => kind === "owner")).toHaveLength(1);
  expect(events.filter((one) => one.kind === "group" && one.group.externalId === chat)).toEqual([]);
  telegram.make(its, person, "kicked");
  const gone: MessengerEvent = { kind: "group", group: { externalId: chat, isThere: false } };
  await expect.poll(() => events, soon).toContainEqual(gone);
});

test("the owner's own chat can be written to, and read", async () => {
  const { telegram, bot: its, connection } = await bot();
  const person = telegram.chat("private", "Ana");
  telegram.start(its, person, "codigo");
  await connection.send(String(person.id), { text: parseMarks("oi"), image: null }, patient());
  expect(person.messages).toHaveLength(1);
  expect(await connection.groups([String(person.id)])).toEqual([{
    ...{ externalId: String(person.id), title: "Ana", kind: "PRIVATE", role: "MEMBER" },
    ...{ canSend: true, isThere: true },
  }]);
});

test("in a channel the bot must be an administrator to send", async () => {
  const { telegram, bot: its, connection, known } = await bot();
  const channel = telegram.chat("channel", "Canal", 500);
  const id = String(channel.id);
  telegram.make(its, channel, "member");
  await expect.poll(() => known(id), soon).toMatchObject({ kind: "CHANNEL", canSend: false });
  telegram.make(its, channel, "administrator");
  await expect.poll(() => known(id), soon).toMatchObject({ role: "ADMIN", canSend: true });
  expect(await connection.groups([id])).toMatchObject([{ kind: "CHANNEL", members: 501 }]);
});

test("a member of a group that is closed to members cannot send", async () => {
  const { telegram, bot: its, connection } = await bot();
  const chat = telegram.chat("supergroup", "Fechado");
  telegram.make(its, chat, "member");
  chat.isOpen = false;
  const id = String(chat.id);
  expect(await connection.groups([id])).toMatchObject([{ role: "MEMBER", canSend: false }]);
  const refused = connection.send(id, { text: parseMarks("oi"), image: null }, patient());
  expect(await refusalOf(refused)).toMatchObject({ reason: "GROUP_FORBIDDEN" });
});

test.each(["supergroup", "channel"] as const)(
  "anything written in a %s makes it known, to a bot that missed being added",
  async (type) => {
    const { telegram, bot: its, known } = await bot();
    const chat = telegram.chat(type, "Antigo");
    chat.bots.set(its, "administrator"); // long ago: Telegram stores updates for a day
    telegram.write(chat, "bom dia");
    await expect.poll(() => known(String(chat.id)), soon)
      .toMatchObject({ title: "Antigo", isThere: true });
    expect(known(String(chat.id))).not.toHaveProperty("role"); // that was not reported
  },
);

test("many messages report a group once, until something changes", async () => {
  const { telegram, bot: its, events, known } = await bot();
  const chat = telegram.chat("supergroup", "Falante");
  telegram.make(its, chat, "administrator");
  const groupEvents = () =>
    events.filter((one) => one.kind === "group" && one.group.externalId === String(chat.id)).length;
  for (let n = 0; n < 5; n++) telegram.write(chat, `${n}`);
  telegram.rename(chat, "Ainda falante");
  for (let n = 0; n < 5; n++) telegram.write(chat, `${n}`);
  telegram.make(its, chat, "kicked");
  await expect.poll(() => known(String(chat.id)), soon).toMatchObject({ isThere: false });
  expect(groupEvents()).toBe(4); // added, written in, renamed, removed
  telegram.make(its, chat, "administrator");
  await expect.poll(() => known(String(chat.id)), soon).toMatchObject({ isThere: true });
});

test("a link unfolds below a text, but not where a text goes on", async () => {
  const { telegram, bot: its, connection } = await bot();
  const chat = telegram.chat("group", "Promoções");
  telegram.make(its, chat, "member");
  const [to, text] = [String(chat.id), parseMarks("https://loja.com")];
  await connection.send(to, { text, image: null }, patient());
  await connection.send(to, { text, image: null, continues: true }, patient());
  expect(chat.messages.map(({ unfolds }) => unfolds)).toEqual([true, false]);
});

test("an image that Telegram cannot read is refused for good", async () => {
  const s = await bot();
  const image: Image = { bytes: new Uint8Array(10), contentType: "image/jpeg" };
  expect(await refusalOf(s.send("oi", image))).toMatchObject({ reason: "MESSAGE_REFUSED" });
});

test("reading many groups waits when Telegram limits the rate", async () => {
  const { telegram, bot: its, connection } = await bot();
  const ids = Array.from({ length: 10 }, (_, n) => {
    const chat = telegram.chat("group", `Grupo ${n}`);
    telegram.make(its, chat, "member");
    return String(chat.id);
  });
  telegram.faults.nextOf("getChatMember", "TOO_MANY", 2);
  const seen = await connection.groups(ids);
  expect(new Set(seen.map(({ externalId }) => externalId))).toEqual(new Set(ids));
  expect(telegram.requests.filter(({ method }) => method === "getChatMember")).toHaveLength(12);
});

test("a failing server is reported only after several attempts", async () => {
  const { telegram, bot: its, events, problem } = await bot();
  const chat = telegram.chat("group", "Promoções");
  telegram.faults.nextOf("getUpdates", "ERROR_BEFORE", 2);
  telegram.make(its, chat, "member"); // ends the question that waits
  const polls = () => telegram.requests.filter(({ method }) => method === "getUpdates").length;
  const before = polls();
  await expect.poll(polls, soon).toBeGreaterThan(before + 2);
  expect(events.filter(({ kind }) => kind === "problem")).toHaveLength(1); // that it was well
  telegram.faults.nextOf("getUpdates", "ERROR_BEFORE", 3);
  telegram.make(its, chat, "administrator");
  await expect.poll(() => events.filter(({ kind }) => kind === "problem").length, soon).toBe(3);
  expect(problem()).toBeNull();
  expect(events).toContainEqual({ kind: "problem", problem: "UNREACHABLE" });
});

test("a revoked token is not used again", async () => {
  const s = await bot({ pollSeconds: 1, firstPauseMs: 0, longestPauseMs: 0 });
  s.telegram.revoke(s.bot);
  s.standin.rename(s.group, "depois"); // ends the question that waits
  await expect.poll(s.problem, soon).toBe("REVOKED");
  const requests = s.telegram.requests.length;
  for (let n = 0; n < 20; n++) await s.messenger.identify!(s.bot.token);
  expect(s.telegram.requests).toHaveLength(requests + 20);
});

test("a webhook that another program sets is problem, and is left to it", async () => {
  const { telegram, bot: its, problem } = await bot();
  its.updates.setWebhook("https://elsewhere.example/bot", null);
  await expect.poll(problem, soon).toBe("ELSEWHERE");
  expect(its.updates.webhookForm().url).toBe("https://elsewhere.example/bot");
  its.updates.setWebhook("", null);
  await expect.poll(problem, soon).toBeNull();
  expect(telegram.requests.filter(({ method }) => method === "deleteWebhook")).toHaveLength(1);
});
