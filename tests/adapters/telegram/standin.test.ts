import { expect, test } from "vitest";
import { callBotApi } from "../../support/telegram/call_bot_api.ts";

const soon = { timeout: 60_000 };

test("a bot is known by its token, until it is revoked", async () => {
  const { telegram, bot, call } = await callBotApi();
  expect(await call("getMe")).toMatchObject({ id: bot.id, is_bot: true, username: bot.username });
  expect(await call("makeCoffee")).toMatchObject({ error_code: 404 });
  const before = bot.token;
  telegram.revoke(bot);
  expect(await call("getMe", {}, { token: before }))
    .toEqual({ ok: false, error_code: 401, description: "Unauthorized" });
  expect(await call("getMe")).toMatchObject({ id: bot.id });
  expect(await call("getMe", {}, { token: "x" })).toMatchObject({ error_code: 404 });
});

test("updates come until they are confirmed by a higher offset", async () => {
  const { telegram, joined, updates } = await callBotApi();
  telegram.write(joined(), "oi");
  const [first, second] = await updates();
  expect(first.my_chat_member.new_chat_member.status).toBe("administrator");
  expect(second.message).toMatchObject({ text: "oi", chat: { title: "Promoções" } });
  expect(await updates({ offset: first.update_id })).toHaveLength(2);
  expect(await updates({ offset: first.update_id, limit: 1 })).toEqual([first]);
  expect(await updates({ offset: second.update_id })).toEqual([second]);
  expect(await updates()).toEqual([second]);
  expect(await updates({ offset: second.update_id + 1 })).toEqual([]);
});

test("only the requested kinds of updates are stored", async () => {
  const { telegram, joined, updates } = await callBotApi();
  await updates({ allowed_updates: ["message"] });
  telegram.write(joined(), "oi");
  expect((await updates()).map(({ message }: { message: object }) => message)).toMatchObject([{
    text: "oi",
  }]);
});

test("a long poll ends with an update, its time, or a second poller", async () => {
  const { telegram, joined, updates } = await callBotApi();
  const chat = joined();
  const [{ update_id }] = await updates();
  const offset = update_id + 1;
  expect(await updates({ offset, timeout: 0.01 })).toEqual([]);
  const first = updates({ offset, timeout: 60 });
  await expect.poll(telegram.underWay, soon).toBe(1);
  const second = updates({ offset, timeout: 60 });
  expect(await first).toMatchObject({
    error_code: 409,
    description: expect.stringMatching(/^Conflict: terminated by other getUpdates request/),
  });
  telegram.write(chat, "oi");
  expect(await second).toMatchObject([{ message: { text: "oi" } }]);
});

test("a poller that is killed leaves nothing behind, and loses nothing", async () => {
  const { telegram, call, joined, updates } = await callBotApi();
  const killed = new AbortController();
  const lost = call("getUpdates", { timeout: 60 }, { signal: killed.signal });
  await expect.poll(telegram.underWay, soon).toBe(1);
  killed.abort();
  await expect(lost).rejects.toThrow();
  await expect.poll(telegram.underWay, soon).toBe(0);
  telegram.write(joined(), "oi");
  expect(await updates()).toHaveLength(2);
});

test("a webhook gets the updates with its secret, repeated until it accepts them", async () => {
  const { telegram, call, joined, updates } = await callBotApi();
  const brought: { secret: string | null; update: Record<string, unknown> }[] = [];
  telegram.bringBy(async (request) => {
    const secret = request.headers.get("x-telegram-bot-api-secret-token");
    brought.push({ secret, update: await request.json() });
    return new Response(null, { status: brought.length === 1 ? 503 : 200 });
  });
  const url = "https://garimpo.example/telegram";
  expect(await call("setWebhook", { url: "http://garimpo.example" }))
    .toMatchObject({ error_code: 400 });
  expect(await call("setWebhook", { url, secret_token: "segredo" })).toBe(true);
  expect(await updates()).toMatchObject({ error_code: 409 });
  const chat = joined();
  telegram.write(chat, "oi");
  await expect.poll(() => brought.length, soon).toBe(3);
  expect(brought.map(({ secret }) => secret)).toEqual(["segredo", "segredo", "segredo"]);
  expect(brought[0]!.update).toEqual(brought[1]!.update);
  expect(brought[2]!.update).toMatchObject({ message: { text: "oi" } });
  await expect.poll(() => call("getWebhookInfo"), soon)
    .toMatchObject({ url, pending_update_count: 0 });
  await call("deleteWebhook");
  telegram.write(chat, "de novo");
  expect(await updates()).toHaveLength(1);
});

test("a chat shows its members only to members", async () => {
  const { telegram, bot, call, joined } = await callBotApi();
  const chat = joined("member");
  chat.isOpen = false;
  const input = { chat_id: chat.id };
  expect(await call("getChat", input)).toMatchObject({
    type: "supergroup",
    title: "Promoções",
    permissions: { can_send_messages: false },
  });
  expect(await call("getChatMemberCount", input)).toBe(11);
  const me = { ...input, user_id: bot.id };
  expect(await call("getChatMember", me)).toMatchObject({ status: "member" });
  telegram.make(bot, chat, "kicked");
  expect(await call("getChat", input)).toMatchObject({
    error_code: 403,
    description: "Forbidden: bot was kicked from the supergroup chat",
  });
  expect(await call("getChat", { chat_id: -1 })).toMatchObject({
    error_code: 400,
    description: "Bad Request: chat not found",
  });
});
