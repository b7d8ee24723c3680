import { expect, test } from "vitest";
import { callBotApi } from "../../support/telegram/call_bot_api.ts";
import { type Fault, kindsOfFault } from "../../support/telegram/faults.ts";

test.each(kindsOfFault)("%s happens as often as configured, and is recorded", async (fault) => {
  const { telegram, send, joined } = await callBotApi();
  const chat = joined();
  telegram.faults.next(fault, 2);
  const isTaken = fault.endsWith("AFTER") || fault === "SLOW";
  for (const text of ["um", "dois"]) {
    const signal = fault.startsWith("SILENCE") ? AbortSignal.timeout(200) : null;
    const answer = await send(chat, text, {}, { ...signal && { signal } }).catch(() => null);
    expect(outcome(answer)).toBe(outcomes[fault]);
  }
  expect(telegram.taken.map(({ text }) => text)).toEqual(isTaken ? ["um", "dois"] : []);
  expect(telegram.refused.map(({ why }) => why)).toEqual(isTaken ? [] : [fault, fault]);
  expect(await send(chat, "três")).toHaveProperty("message_id");
});

// deno-lint-ignore no-explicit-any -- the Bot API's answers
const outcome = (answer: any) =>
  answer === null ? "none" : answer.parameters?.retry_after ?? answer.error_code ?? "sent";

const outcomes: Record<Fault, unknown> = {
  TOO_MANY: 7,
  ERROR_BEFORE: 500,
  ERROR_AFTER: 500,
  SILENCE_BEFORE: "none",
  SILENCE_AFTER: "none",
  DROP_BEFORE: "none",
  DROP_AFTER: "none",
  SLOW: "sent",
};

test("at random, each kind of fault happens as often as its odds", async () => {
  const { telegram, send, joined } = await callBotApi();
  const chat = joined();
  let n = 0;
  telegram.faults.odds({ TOO_MANY: 0.25, ERROR_AFTER: 0.5 }, () => (n++ % 8) / 8);
  for (let time = 0; time < 16; time++) await send(chat, `${time}`);
  expect(telegram.refused).toHaveLength(4);
  expect(telegram.taken).toHaveLength(12);
  telegram.faults.clear();
  await send(chat, "fim");
  expect(telegram.taken).toHaveLength(13);
});

test("fifty bots at once lose nothing, and each chat keeps its order", async () => {
  const { telegram, call } = await callBotApi();
  const bots = Array.from({ length: 50 }, (_, index) => telegram.bot(`Bot${index}`));
  await Promise.all(bots.map(async (bot) => {
    const chat = telegram.chat("group", bot.name);
    telegram.make(bot, chat, "member");
    for (let n = 0; n < 20; n++) {
      await call("sendMessage", { chat_id: chat.id, text: `${n}` }, { token: bot.token });
    }
    expect(chat.messages.map(({ text }) => Number(text[0]!.text)))
      .toEqual(Array.from({ length: 20 }, (_, n) => n));
  }));
  expect(telegram.taken).toHaveLength(1_000);
});
