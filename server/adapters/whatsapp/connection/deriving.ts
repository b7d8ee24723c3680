import { Buffer } from "node:buffer";
import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  type KeyObject,
} from "node:crypto";
import { createRequire } from "node:module";

type Agree = (publicKey: Uint8Array, privateKey: Uint8Array) => Buffer;
type Derive = (input: Buffer, salt: Buffer, info: Buffer, chunks?: number) => Buffer[];

/** What precedes an X25519 key in its forms of RFC 8410. */
const PUBLIC = Buffer.from("302a300506032b656e032100", "hex");
const PRIVATE = Buffer.from("302e020100300506032b656e04220420", "hex");

/** What precedes a public key in Signal's messages. */
const TYPE = 5;
const KEY_BYTES = 32;
const CHUNK_BYTES = 32;

/** Remembers what is parsed of a key for as long as its bytes. */
function parsedOnce(parse: (key: Uint8Array) => KeyObject): (key: Uint8Array) => KeyObject {
  const parsed = new WeakMap<Uint8Array, KeyObject>();
  return (key) => {
    let found = parsed.get(key);
    if (!found) parsed.set(key, found = parse(key));
    return found;
  };
}

const publicKeyOf = parsedOnce((key) =>
  createPublicKey({
    key: Buffer.concat([PUBLIC, key.subarray(1)]),
    format: "der",
    type: "spki",
  })
);
const privateKeyOf = parsedOnce((key) =>
  createPrivateKey({ key: Buffer.concat([PRIVATE, key]), format: "der", type: "pkcs8" })
);

/**
 * Derives as many secrets of 32 bytes as asked, three unless said, by HKDF with SHA-256 (RFC 5869).
 * @throws Error for a salt that is not of 32 bytes
 */
export function derived(
  input: Uint8Array,
  salt: Uint8Array,
  info: Uint8Array,
  chunks = 3,
): Buffer[] {
  if (salt.byteLength !== CHUNK_BYTES) throw new Error("Got salt of incorrect length");
  const bytes = hkdfSync("sha256", input, salt, info, chunks * CHUNK_BYTES);
  return Array.from({ length: chunks }, (_, n) => Buffer.from(bytes, n * CHUNK_BYTES, CHUNK_BYTES));
}

/**
 * Replaces libsignal's agreements and derivations, whose results stay the same. It parses both keys at
 * each agreement, though a new session needs two of them thrice, and derives by an `Hmac`, which is
 * a stream, for each part: together a seventh of the cost of a first message to a group.
 */
export function deriveFast(): void {
  const require = createRequire(import.meta.url);
  const curve: { calculateAgreement: Agree } = require("libsignal/src/curve.js");
  const { calculateAgreement } = curve;
  curve.calculateAgreement = (publicKey, privateKey) =>
    isPublicKey(publicKey) && isPrivateKey(privateKey)
      ? diffieHellman({ publicKey: publicKeyOf(publicKey), privateKey: privateKeyOf(privateKey) })
      : calculateAgreement(publicKey, privateKey); // which says what is wrong with them
  const secrets: { deriveSecrets: Derive } = require("libsignal/src/crypto.js");
  secrets.deriveSecrets = derived;
}

const isPublicKey = (key: unknown) =>
  Buffer.isBuffer(key) && key.byteLength === KEY_BYTES + 1 && key[0] === TYPE;

const isPrivateKey = (key: unknown) => Buffer.isBuffer(key) && key.byteLength === KEY_BYTES;
