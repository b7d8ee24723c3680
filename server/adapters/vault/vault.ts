import { CannotOpen, type Vault } from "../../core/vault.ts";

const text = new TextEncoder();
const NONCE_BYTES = 12;

/** The form of a sealed secret: version, id of the key, and content. */
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;

/**
 * Seals with AES-256-GCM and a key derived from `secretKey` by HKDF. It also opens secrets sealed with
 * `earlierKeys`, so that the key can be changed without losing credentials.
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

    async seal(secret, about) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt(
        { name: "AES-GCM", iv: nonce, additionalData: text.encode(about) },
        newest.sealing,
        text.encode(secret),
      );
      const bytes = new Uint8Array([...nonce, ...new Uint8Array(sealed)]);
      return `v1.${newest.id}.${bytes.toBase64({ alphabet: "base64url", omitPadding: true })}`;
    },

    async open(sealed, about) {
      const [, id, body = ""] = SEALED.exec(sealed) ?? [];
      const key = keys.find((key) => key.id === id);
      if (!key) throw new CannotOpen("sealed with a key that is not known: see SECRET_KEY_EARLIER");
      try {
        const bytes = Uint8Array.fromBase64(body, { alphabet: "base64url" });
        const opened = await crypto.subtle.decrypt(
          {
            name: "AES-GCM",
            iv: bytes.subarray(0, NONCE_BYTES),
            additionalData: text.encode(about),
          },
          key.sealing,
          bytes.subarray(NONCE_BYTES),
        );
        return new TextDecoder().decode(opened);
      } catch (cause) {
        throw new CannotOpen(`altered, or not sealed for ${about}`, { cause });
      }
    },

    async derive(about) {
      const signed = await crypto.subtle.sign("HMAC", newest.signing, text.encode(about));
      return new Uint8Array(signed).toBase64({ alphabet: "base64url", omitPadding: true });
    },
  };
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
  const id = new Uint8Array(await crypto.subtle.deriveBits(made("key id"), material, 32)).toHex();
  const sealing = await crypto.subtle.deriveKey(
    made("sealing"),
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
  const signing = await crypto.subtle.deriveKey(
    made("signing"),
    material,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  return { id, sealing, signing };
}
