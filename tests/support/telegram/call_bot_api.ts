import { Agent, request } from "undici";
import { expect, onTestFinished } from "vitest";
import type { Chat } from "./chats.ts";
import { telegramStandin } from "./standin.ts";

/** Bytes that pass for an image. */
export const image = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);

type More = { token?: string; form?: FormData; signal?: AbortSignal };

/** Starts the stand-in, with functions that call it without an adapter. */
export async function callBotApi() {
  const telegram = await telegramStandin({ retryAfter: 7, slowMs: 20 });
  onTestFinished(telegram.close);
  const bot = telegram.bot("Ofertas");
  const dispatcher = new Agent(); // the platform's own fetch repeats lost requests
  onTestFinished(() => dispatcher.destroy());

  // deno-lint-ignore no-explicit-any -- the Bot API's answers
  async function call(method: string, fields: object = {}, more: More = {}): Promise<any> {
    const { token = bot.token, form, signal } = more;
    const { headers, body } = form
      ? new Request(telegram.origin, { method: "POST", body: form })
      : Response.json(fields);
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    const type = { "content-type": headers.get("content-type")! };
    const answer = await request(`${telegram.origin}/bot${token}/${method}`, {
      ...{ dispatcher, method: "POST", headers: type, body: bytes, signal: signal ?? null },
    });
    // deno-lint-ignore no-explicit-any -- the same
    const said = await answer.body.json() as any;
    if (!said.ok) expect(answer.statusCode).toBe(said.error_code);
    return said.ok ? said.result : said;
  }
  const send = (chat: { id: number }, text: string, more: object = {}, how: More = {}) =>
    call("sendMessage", { chat_id: chat.id, text, parse_mode: "HTML", ...more }, how);
  const sendPhoto = (chat: Chat, caption: string, bytes = image) => {
    const form = new FormData();
    form.set("chat_id", String(chat.id));
    form.set("caption", caption);
    form.set("photo", "attach://one");
    form.set("one", new Blob([bytes]), "one.jpg");
    return call("sendPhoto", {}, { form });
  };
  /** A group that the bot is in. */
  const joined = (as: "member" | "administrator" = "administrator", of = bot) => {
    const chat = telegram.chat("supergroup", "Promoções");
    telegram.make(of, chat, as);
    return chat;
  };
  const updates = (more: object = {}) => call("getUpdates", more);
  return { telegram, bot, call, send, sendPhoto, joined, updates };
}
