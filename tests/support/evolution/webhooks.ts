import { SignJWT } from "jose";
import type { Instance } from "./instances.ts";

/** Brings an event to the address of a webhook. */
export type Bring = (request: Request) => Promise<Response>;

/** Brings events as the gateway does: those whose own names were asked for, signed where it has a key. */
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
      const delivery = deliver(instance, event, data).catch(() => {}); // it is not told again here
      underWay.add(delivery);
      void delivery.finally(() => underWay.delete(delivery));
    },
    settled: async () => void await Promise.all(underWay),
  };
}

/** As the gateway signs: for ten minutes, whatever the event says. */
export function signed(key: string, validSeconds = 600): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ app: "evolution", action: "webhook" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(now).setExpirationTime(now + validSeconds)
    .sign(new TextEncoder().encode(key));
}
