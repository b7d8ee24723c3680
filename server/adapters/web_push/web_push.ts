import { buildPushPayload } from "@block65/webcrypto-web-push";
import { Buffer } from "node:buffer";
import { createECDH } from "node:crypto";
import type { PushAlerts } from "../../core/operations/health/push_alerts.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import type { Vault } from "../../core/vault.ts";

/** Milliseconds after which a request is given up; its job tries again. */
const TIMEOUT_MS = 15_000;
/** Seconds for which a push service holds an alert for a browser that is off. */
const TTL_SECONDS = 24 * 60 * 60;
/** The statuses that a push service answers of a browser that takes no more. */
const GONE = [404, 410];

/**
 * Sends alerts to browsers by their own push services (RFC 8030), encrypted for the browser alone
 * (RFC 8291). The key that identifies the product is derived from its secret key, so that nothing has to be
 * stored: after a change of that key, browsers subscribe anew. `contact`: whom a service may write to.
 */
export function webPush(
  vendorFetch: VendorFetch,
  vault: Pick<Vault, "derive">,
  contact: string,
): PushAlerts {
  let keys: Promise<{ readonly publicKey: string; readonly privateKey: string }> | undefined;
  const ownKeys = () => keys ??= vault.derive("web push").then(keyPair);
  return {
    publicKey: async () => (await ownKeys()).publicKey,
    async send({ endpoint, key, secret }, { topic, ...data }) {
      const { headers, body } = await buildPushPayload(
        { data: { ...data, topic }, options: { ttl: TTL_SECONDS, urgency: "high", topic } },
        { endpoint, expirationTime: null, keys: { p256dh: key, auth: secret } },
        { subject: contact, ...await ownKeys() },
      );
      const { "content-length": _, ...sent } = headers; // the client counts by itself
      const response = await vendorFetch(endpoint, {
        method: "POST",
        headers: sent,
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (GONE.includes(response.status)) return "GONE";
      if (!response.ok) throw new Error(`the push service answered ${response.status}`);
      return "SENT";
    },
  };
}

/** Returns the pair of which 32 bytes are the private key (P-256). */
function keyPair(privateKey: string) {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(privateKey, "base64url"));
  return { privateKey, publicKey: pair.getPublicKey().toString("base64url") };
}
