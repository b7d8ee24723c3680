import { createHash, timingSafeEqual } from "node:crypto";
import type { Update } from "grammy/types";
import type { MessengerEvent, OpenSession } from "../../core/delivery/messenger.ts";
import { newsOf } from "./events.ts";

/** Bytes of one update; Telegram's are far smaller. */
const MAX_BYTES = 1_000_000;

/** The news in a request; null when it does not know the session's secret, or says nothing. */
export async function heardByWebhook(
  { webhook, account }: OpenSession,
  request: Request,
): Promise<MessengerEvent[] | null> {
  const given = request.headers.get("x-telegram-bot-api-secret-token");
  if (!webhook || given === null || !isSame(given, webhook.secret)) return null;
  const text = await textOf(request);
  if (text === null) return null;
  try {
    const update: unknown = JSON.parse(text);
    return isUpdate(update) ? newsOf(update, account) : null;
  } catch {
    return null;
  }
}

/** Takes as long for any other text. */
const isSame = (given: string, secret: string) => timingSafeEqual(hash(given), hash(secret));
const hash = (text: string) => createHash("sha256").update(text).digest();

const isUpdate = (value: unknown): value is Update =>
  typeof value === "object" && value !== null && "update_id" in value;

/** The body, unless it is longer than any update. */
async function textOf({ body }: Request): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
