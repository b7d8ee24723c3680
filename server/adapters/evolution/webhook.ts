import { createHash } from "node:crypto";
import { jwtVerify } from "jose";
import type { MessengerEvent, OpenSession } from "../../core/delivery/messenger.ts";
import { limitedText } from "../../core/limited_text.ts";
import type { Instance } from "./instance.ts";
import { eventsOf, type ReadGroup, subscribedEvents } from "./webhook_events.ts";

/** The most bytes of an event: a group with 1,024 members listed. */
const MAX_BYTES = 2_000_000;
/** Seconds by which both clocks may differ. */
const CLOCKS_DIFFER = 120;

/** Sets the gateway's webhook for the number, with the secret that signs its requests. */
export async function setWebhook(
  { api, name }: Instance,
  { webhook }: OpenSession,
  hasSources: boolean,
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
        events: subscribedEvents(hasSources),
      },
    },
    signal,
  });
}

type Delivery = { readonly event: string; readonly instance: string; readonly data: unknown };

/**
 * Returns the events in a request; null if it is not signed with the session's secret, concerns
 * another instance, or is invalid. Source: Evolution API 2.3, `headers.jwt_key` of a webhook.
 */
export async function readWebhook(
  { webhook, account, sources = () => new Set() }: OpenSession,
  instance: string,
  request: Request,
  readGroup: ReadGroup,
): Promise<MessengerEvent[] | null> {
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  if (!webhook || !token || !await isSigned(token, webhook.secret)) return null;
  const text = await limitedText(request, MAX_BYTES);
  const delivery = deliveryIn(text);
  if (delivery?.instance !== instance) return null;
  try {
    const eventId = createHash("sha256").update(text ?? "").digest("base64url");
    const reader = { account, sources, readGroup, eventId };
    return await eventsOf(delivery.event, delivery.data, reader);
  } catch (error) {
    if (error instanceof TypeError) return null; // its data does not have the gateway's format
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

function deliveryIn(text: string | null): Delivery | null {
  try {
    const delivery: Partial<Delivery> = JSON.parse(text ?? "") ?? {};
    const isValid = typeof delivery.event === "string" && typeof delivery.data === "object" &&
      delivery.data;
    return isValid ? delivery as Delivery : null;
  } catch {
    return null;
  }
}
