import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from "node:crypto";
import { CannotOpen, type Vault } from "../../core/vault.ts";

const text = new TextEncoder();
const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALING_KEY_BITS = 256;

/** The form of a sealed secret: version, id of the key, and content. */
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;

/**
 * Seals with AES-256-GCM and a key derived from `secretKey` by HKDF. It also opens secrets sealed with
 * `earlierKeys`, so that the key can be changed without losing credentials. It computes here, not
 * beside: a message to a new group seals hundreds of keys, each in a third of the time.
 */
export async function openVault(
  secretKey: string,
  earlierKeys: readonly string[] = [],
): Promise<Vault> {
  const keys = await Promise.all([secretKey, ...earlierKeys].map(keyOf));
  const newest = keys[0]!;
  return {
    keyIds: [newest.id, ...keys.slice(1).map(({ id }) => id)],
    keyIdOf: (sealed) => SEALED.exec(sealed)?.[1] ?? null,

    seal: (secret, about) =>
      Promise.resolve(`v1.${newest.id}.${sealed(newest.sealing, secret, about)}`),

    open(sealed, about) {
      const [, id, body = ""] = SEALED.exec(sealed) ?? [];
      const key = keys.find((key) => key.id === id);
      if (!key) {
        return Promise.reject(
          new CannotOpen("sealed with a key that is not known: see SECRET_KEY_EARLIER"),
        );
      }
      try {
        return Promise.resolve(opened(key.sealing, body, about));
      } catch (cause) {
        return Promise.reject(
          new CannotOpen(`altered, or not sealed for ${about}`, { cause }),
        );
      }
    },

    async derive(about) {
      const signed = await crypto.subtle.sign("HMAC", newest.signing, text.encode(about));
      return new Uint8Array(signed).toBase64({ alphabet: "base64url", omitPadding: true });
    },
  };
}

/** Returns the nonce, the encrypted secret and its tag, as base64url. */
function sealed(key: KeyObject, secret: string, about: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(text.encode(about));
  const parts = [nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString("base64url");
}

/** @throws if it was altered, or sealed for something else */
function opened(key: KeyObject, body: string, about: string): string {
  const bytes = Buffer.from(body, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const end = bytes.length - TAG_BYTES;
  const cipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(text.encode(about)).setAuthTag(bytes.subarray(end));
  const secret = cipher.update(bytes.subarray(NONCE_BYTES, end));
  return Buffer.concat([secret, cipher.final()]).toString();
}

async function keyOf(secretKey: string) {
  const material = await crypto.subtle.importKey("raw", text.encode(secretKey), "HKDF", false, [
    "deriveKey",
    "deriveBits",
  ]);
  const made = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: text.encode(`garimpo ${info}`),
  });
  const bits = async (info: string, length: number) =>
    new Uint8Array(await crypto.subtle.deriveBits(made(info), material, length));
  const signing = await crypto.subtle.deriveKey(
    made("signing"),
    material,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return {
    id: (await bits("key id", 32)).toHex(),
    sealing: createSecretKey(await bits("sealing", SEALING_KEY_BITS)),
    signing,
  };
}
