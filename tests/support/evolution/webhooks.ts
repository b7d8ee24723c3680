import { SignJWT } from "jose";
import type { Instance } from "./instances.ts";

/** Delivers an event to a webhook's address. */
export type Bring = (request: Request) => Promise<Response>;

/** Delivers events as the gateway does: the subscribed ones, signed if a key is set. */
export function eventDelivery() {
  let bring: Bring = fetch;
  const underWay = new Set<Promise<unknown>>();

  async function deliver({ name, webhook }: Instance, event: string, data: object): Promise<void> {
    if (!webhook?.events.includes(event.replaceAll(/[.-]/g, "_").toUpperCase())) return;
    const { jwt_key: key, ...rest } = webhook.headers;
    const headers = new Headers({ "content-type": "application/json", ...rest });
    if (key !== undefined) headers.set("authorization", `Bearer ${await signed(key)}`);
    const body = JSON.stringify({
      ...{ event, instance: name, data, destination: webhook.url },
      ...{ date_time: new Date().toISOString(), server_url: "http://gateway", apikey: null },
    });
    const answer = await bring(new Request(webhook.url, { method: "POST", headers, body }));
    await answer.body?.cancel();
  }

  return {
    setWebhook: (by: Bring) => void (bring = by),
    deliverEvent(instance: Instance, event: string, data: object): void {
      const delivery = deliver(instance, event, data).catch(() => {}); // not repeated here
      underWay.add(delivery);
      void delivery.finally(() => underWay.delete(delivery));
    },
    settled: async () => void await Promise.all(underWay),
  };
}

/** Signs as the gateway does: valid for ten minutes. */
export function signed(key: string, validSeconds = 600): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ app: "evolution", action: "webhook" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(now).setExpirationTime(now + validSeconds)
    .sign(new TextEncoder().encode(key));
}
