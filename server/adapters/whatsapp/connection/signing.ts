import { Buffer } from "node:buffer";
import { createHash, createPublicKey, verify } from "node:crypto";
import { createRequire } from "node:module";
import { ed25519 } from "@noble/curves/ed25519.js";
import { bytesToNumberLE, concatBytes, numberToBytesLE } from "@noble/curves/utils.js";

type Sign = (privateKey: Uint8Array, message: Uint8Array, random?: Uint8Array) => Uint8Array;

const { Point } = ed25519;
const { Fn, Fp } = Point;

/** What precedes an Ed25519 key in its form of RFC 8410. */
const KEY_PREFIX = Buffer.from("302a300506032b6570032100", "hex");

/** The bit of the last byte that is no part of a Curve25519 key, and the sign in a signature. */
const TOP_BIT = 128;

/**
 * Signs with a Curve25519 key (32 bytes) as Signal's first libraries do: by Ed25519, with the sign
 * of the public key in the signature's last bit. The result is byte for byte that of
 * `curve25519-js`. @returns 64 bytes
 */
export function signed(privateKey: Uint8Array, message: Uint8Array): Uint8Array {
  const key = Uint8Array.from(privateKey);
  key[0]! &= 248;
  key[31] = key[31]! & ~TOP_BIT | 64;
  const secret = Fn.create(bytesToNumberLE(key));
  const publicKey = Point.BASE.multiply(secret).toBytes();
  const nonce = hashed(key, message);
  const commitment = Point.BASE.multiply(nonce).toBytes();
  const answer = Fn.add(nonce, Fn.mul(hashed(commitment, publicKey, message), secret));
  const signature = concatBytes(commitment, numberToBytesLE(answer, 32));
  signature[63]! |= publicKey[31]! & TOP_BIT;
  return signature;
}

/** Hashes the parts (SHA-512) to a number below the curve's order. */
function hashed(...parts: readonly Uint8Array[]): bigint {
  const hash = createHash("sha512");
  for (const part of parts) hash.update(part);
  return Fn.create(bytesToNumberLE(hash.digest()));
}

/**
 * Whether the owner of a Curve25519 key (32 bytes) signed a message, as `curve25519-js` tells: by
 * Ed25519 with the same point, whose sign the signature (64 bytes) carries in its last bit.
 */
export function isSigned(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const [u, plain] = [Uint8Array.from(publicKey), Uint8Array.from(signature)];
  u[31]! &= ~TOP_BIT;
  plain[63]! &= ~TOP_BIT;
  const x = Fp.create(bytesToNumberLE(u));
  try {
    const point = numberToBytesLE(Fp.div(Fp.sub(x, Fp.ONE), Fp.add(x, Fp.ONE)), 32);
    point[31]! |= signature[63]! & TOP_BIT;
    const key = Buffer.concat([KEY_PREFIX, point]);
    return verify(null, message, createPublicKey({ key, format: "der", type: "spki" }), plain);
  } catch {
    return false; // the key is no point of Ed25519
  }
}

/**
 * Replaces libsignal's signing and verifying. Its own package multiplies curve points without a
 * table or big integers, twenty times as slowly: a third of the cost of a group message, and half
 * of that of logging in, which verifies two certificates.
 */
export function signFast(): void {
  const slow: { sign: Sign; verify: typeof isSigned } = createRequire(import.meta.url)(
    "curve25519-js",
  );
  const { sign } = slow;
  slow.sign = (privateKey, message, random) =>
    random ? sign(privateKey, message, random) : signed(privateKey, message);
  slow.verify = isSigned;
}
