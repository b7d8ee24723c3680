/** What a secret begins with (Standard Webhooks). */
const PREFIX = "whsec_";
const SECRET_BYTES = 32;

/** Returns a new secret. */
export const newSecret = (): string =>
  PREFIX + crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toBase64();

type Message = { readonly id: string; readonly at: Date; readonly body: string };

/** Returns the headers of a message, with a signature by each of `secrets` (Standard Webhooks). */
export async function signedHeaders(
  { id, at, body }: Message,
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = await Promise.all(
    secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`)),
  );
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

async function sign(secret: string, content: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    Uint8Array.fromBase64(secret.slice(PREFIX.length)),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(content));
  return `v1,${new Uint8Array(signed).toBase64()}`;
}
