import { expect, test } from "vitest";
import { openVault } from "../../../server/adapters/vault/vault.ts";
import { webPush } from "../../../server/adapters/web_push/web_push.ts";
import type { VendorRequest } from "../../../server/core/outbound.ts";

const base64url = { alphabet: "base64url", omitPadding: true } as const;
const bytes = (text: string) => Uint8Array.fromBase64(text, { alphabet: "base64url" });
const utf8 = new TextEncoder();
const message = { title: "Alerta: Disco", text: "1 GB livres", path: "/app", topic: "hpr_1" };

/** A browser that subscribed, and what it reads of a message (RFC 8291). */
async function browser() {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
    "deriveBits",
  ]) as CryptoKeyPair;
  const own = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const secret = crypto.getRandomValues(new Uint8Array(16));
  const expand = async (
    material: BufferSource,
    salt: BufferSource,
    info: BufferSource,
    size: number,
  ) =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: "HKDF", hash: "SHA-256", salt, info },
        await crypto.subtle.importKey("raw", material, "HKDF", false, ["deriveBits"]),
        size * 8,
      ),
    );
  return {
    device: {
      endpoint: "https://push.example/one",
      key: own.toBase64(base64url),
      secret: secret.toBase64(base64url),
    },
    async open(body: Uint8Array<ArrayBuffer>) {
      const [salt, sender, sealed] = [body.slice(0, 16), body.slice(21, 86), body.slice(86)];
      const ec = { name: "ECDH", namedCurve: "P-256" };
      const shared = await crypto.subtle.deriveBits(
        { name: "ECDH", public: await crypto.subtle.importKey("raw", sender, ec, false, []) },
        pair.privateKey,
        256,
      );
      const info = new Uint8Array([...utf8.encode("WebPush: info\0"), ...own, ...sender]);
      const material = await expand(shared, secret, info, 32);
      const key = await expand(material, salt, utf8.encode("Content-Encoding: aes128gcm\0"), 16);
      const iv = await expand(material, salt, utf8.encode("Content-Encoding: nonce\0"), 12);
      const opened = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv },
        await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]),
        sealed,
      );
      const text = new TextDecoder().decode(opened);
      return text.slice(0, text.lastIndexOf("\u0002")); // then padding
    },
  };
}

/** A push service that answers so. */
async function service(status: number, secretKey = "a secret key of the product") {
  const requests: (VendorRequest & { readonly url: string })[] = [];
  const vault = await openVault(secretKey);
  const push = webPush(
    (url, request) => {
      requests.push({ url, ...request });
      return Promise.resolve(new Response(null, { status }));
    },
    vault,
    "https://garimpo.example",
  );
  return { push, requests };
}

test("a browser alone reads a message, and its service knows the sender", async () => {
  const { device, open } = await browser();
  const { push, requests } = await service(201);
  expect(await push.send(device, message)).toBe("SENT");
  const { url, method, headers = {}, body } = requests[0]!;
  expect([url, method]).toEqual([device.endpoint, "POST"]);
  expect(headers).toMatchObject({
    "content-encoding": "aes128gcm",
    topic: "hpr_1",
    urgency: "high",
  });
  expect(JSON.parse(await open(body as Uint8Array<ArrayBuffer>))).toEqual(message);

  const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization!)!;
  const [head, claims, signature] = token.split(".") as [string, string, string];
  const ec = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const sender = await crypto.subtle.importKey("raw", bytes(key), ec, false, ["verify"]);
  const signed = utf8.encode(`${head}.${claims}`);
  expect(await crypto.subtle.verify(ec, sender, bytes(signature), signed)).toBe(true);
  expect(JSON.parse(new TextDecoder().decode(bytes(claims)))).toMatchObject({
    aud: "https://push.example",
    sub: "https://garimpo.example",
  });
  expect(key).toBe(await push.publicKey());
});

test("the key of the product stays as long as its secret key does", async () => {
  const keys = await Promise.all(
    ["one", "one", "other"].map(async (secret) => (await service(201, secret)).push.publicKey()),
  );
  expect(keys[0]).toMatch(/^B[\w-]{86}$/);
  expect([keys[0] === keys[1], keys[0] === keys[2]]).toEqual([true, false]);
});

test("a browser that takes no more is not a service that is away", async () => {
  const { device } = await browser();
  for (const status of [404, 410]) {
    expect(await (await service(status)).push.send(device, message)).toBe("GONE");
  }
  await expect((await service(503)).push.send(device, message)).rejects.toThrow("503");
});
