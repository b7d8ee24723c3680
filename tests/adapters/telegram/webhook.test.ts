import { expect, onTestFinished, test } from "vitest";
import type { MessengerEvent, OpenSession } from "../../../server/core/delivery/messenger.ts";
import {
  openConnection,
  refusalOf,
  sessionOf,
  soon,
} from "../../support/messengers/connect_messenger.ts";
import { telegramAsMessenger } from "../../support/telegram/messenger_standin.ts";

/** A bot with a webhook. */
async function byWebhook() {
  const made = await telegramAsMessenger();
  onTestFinished(() => made[Symbol.asyncDispose]());
  const owned = await made.account();
  const { account } = owned;
  const webhook = { url: "https://garimpo.example/telegram/ses_1", secret: "segredo-do-webhook" };
  const session: OpenSession = { ...sessionOf(owned).session(), webhook };
  const brought: (readonly MessengerEvent[] | null)[] = [];
  made.telegram.bringBy(async (request) => {
    brought.push(await made.messenger.receive(session, request));
    return new Response();
  });
  return { ...made, session, account, brought, bot: made.botOf(account) };
}

test("with a webhook the events are delivered, and nothing polls", async () => {
  const s = await byWebhook();
  const { problem, signs } = openConnection(s.messenger, s.session);
  await expect.poll(problem, soon).toBeNull();
  expect(signs()).toBeGreaterThan(0);
  const chat = s.telegram.chat("supergroup", "Promoções");
  s.telegram.make(s.bot, chat, "administrator");
  const group = {
    ...{ externalId: String(chat.id), title: "Promoções", kind: "GROUP", role: "ADMIN" },
    ...{ canSend: true, isThere: true },
  };
  await expect.poll(() => s.brought, soon).toEqual([[{ kind: "group", group }]]);
  expect(s.telegram.requests.map(({ method }) => method)).toEqual(["setWebhook"]);
});

test("a webhook that goes elsewhere by now is found by the probe", async () => {
  const s = await byWebhook();
  const { connection, problem } = openConnection(s.messenger, s.session);
  await expect.poll(problem, soon).toBeNull();
  await connection.probe();
  s.bot.updates.setWebhook("https://elsewhere.example/bot", null);
  expect(await refusalOf(connection.probe())).toMatchObject({ problem: "ELSEWHERE" });
  expect(problem()).toBe("ELSEWHERE");
  s.bot.updates.setWebhook(s.session.webhook!.url, null);
  await connection.probe();
  expect(problem()).toBeNull();
});

test("a revoked token is reported with a webhook too", async () => {
  const s = await byWebhook();
  s.telegram.revoke(s.bot);
  const { problem } = openConnection(s.messenger, s.session);
  await expect.poll(problem, soon).toBe("REVOKED");
});

test("a connection opened while Telegram is unreachable sets the webhook once it is back", async () => {
  const s = await byWebhook();
  await s.goAway();
  const { problem } = openConnection(s.messenger, s.session);
  await expect.poll(problem, soon).toBe("UNREACHABLE");
  await s.comeBack();
  await expect.poll(problem, soon).toBeNull();
  expect(s.bot.updates.webhookForm().url).toBe(s.session.webhook!.url);
});

const update = { update_id: 1, message: { chat: { id: -5, type: "group", title: "Falso" } } };
const secret = "segredo-do-webhook";

test.each<[string, string | null, BodyInit]>([
  ["knows no secret", null, JSON.stringify(update)],
  ["knows another secret", "segredo-de-outro", JSON.stringify(update)],
  ["knows a part of it", secret.slice(0, -1), JSON.stringify(update)],
  ["says nothing", secret, ""],
  ["says no JSON", secret, "<xml/>"],
  ["says no update", secret, JSON.stringify([update])],
  ["says nonsense", secret, JSON.stringify({ update_id: 1, message: {} })],
  ["says too much", secret, JSON.stringify({ ...update, more: "x".repeat(1_000_000) })],
])("a request that %s contains no events", async (_what, given, body) => {
  const s = await byWebhook();
  const receive = (given: string | null, body: BodyInit) =>
    s.messenger.receive(
      s.session,
      new Request("https://garimpo.example/telegram/ses_1", {
        method: "POST",
        headers: { ...given !== null && { "x-telegram-bot-api-secret-token": given } },
        body,
      }),
    );
  expect(await receive(given, body)).toBeNull();
  expect(await receive(secret, JSON.stringify(update))).toMatchObject([{ kind: "group" }]);
  expect(await s.messenger.receive({ ...s.session, webhook: null }, new Request("https://x.br")))
    .toBeNull();
});
