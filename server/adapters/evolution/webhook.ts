import { jwtVerify } from "jose";
import type { MessengerEvent, OpenSession } from "../../core/delivery/messenger.ts";
import type { Instance } from "./instance.ts";
import { type LookUp, newsOf, newsworthy } from "./webhook_events.ts";

/** Bytes of one event: a group of 1,024 with all who are in it. */
const MAX_BYTES = 2_000_000;
/** Seconds by which the clocks of the two may differ. */
const CLOCKS_DIFFER = 120;

/** Says where news of the number is to be brought, and by what it is known to be the gateway's. */
export async function introduce(
  { api, name }: Instance,
  { webhook }: OpenSession,
  signal: AbortSignal,
): Promise<void> {
  if (!webhook) return;
  await api("POST", `/webhook/set/${encodeURIComponent(name)}`, {
    body: {
      webhook: {
        enabled: true,
        url: webhook.url,
        headers: { jwt_key: webhook.secret },
        byEvents: false,
        base64: false,
        events: newsworthy,
      },
    },
    signal,
  });
}

type Told = { readonly event: string; readonly instance: string; readonly data: unknown };

/**
 * The news in a request; null when the gateway did not sign it with the session's secret, it is about
 * another instance, or says nothing. Source: Evolution API 2.3, `headers.jwt_key` of a webhook.
 */
export async function heardByWebhook(
  { webhook, account }: OpenSession,
  instance: string,
  request: Request,
  lookUp: LookUp,
): Promise<MessengerEvent[] | null> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  if (!webhook || !token || !await isSigned(token, webhook.secret)) return null;
  const told = toldIn(await textOf(request));
  if (told?.instance !== instance) return null;
  try {
    return await newsOf(told.event, told.data, account, lookUp);
  } catch (error) {
    if (error instanceof TypeError) return null; // it is no event as the gateway makes them
    throw error;
  }
}

async function isSigned(token: string, secret: string): Promise<boolean> {
  const key = new TextEncoder().encode(secret);
  const rules = {
    algorithms: ["HS256"],
    clockTolerance: CLOCKS_DIFFER,
    requiredClaims: ["exp"],
  };
  return await jwtVerify(token, key, rules).then(() => true, () => false);
}

function toldIn(text: string | null): Told | null {
  try {
    const told: Partial<Told> = JSON.parse(text ?? "") ?? {};
    const isNews = typeof told.event === "string" && typeof told.data === "object" && told.data;
    return isNews ? told as Told : null;
  } catch {
    return null;
  }
}

/** The body, unless it is longer than any event. */
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
