import { createRequire } from "node:module";
import { Buffer } from "node:buffer";
import fc from "fast-check";
import { calculateSignature, generateKeyPair, verifySignature } from "libsignal/src/curve.js";
import { expect, test } from "vitest";
import { library } from "../../../../server/adapters/whatsapp/connection/library.ts";
import { isSigned, signed } from "../../../../server/adapters/whatsapp/connection/signing.ts";

type Original = {
  readonly sign: (key: Uint8Array, message: Uint8Array) => Uint8Array;
  readonly signMessage: (key: Uint8Array, message: Uint8Array) => Uint8Array;
  readonly verify: typeof isSigned;
  readonly generateKeyPair: (seed: Uint8Array) => { readonly public: Uint8Array };
};
const original: Original = createRequire(import.meta.url)("curve25519-js");
const { verify } = original; // before the library is loaded, which replaces it

const generated = (key: Uint8Array): Uint8Array => original.generateKeyPair(key).public;
const bytes = (length: { minLength: number; maxLength: number }) => fc.uint8Array(length);
const keys = bytes({ minLength: 32, maxLength: 32 });

test("a signature is, byte for byte, the one that libsignal's own package makes", () => {
  fc.assert(
    fc.property(keys, bytes({ minLength: 0, maxLength: 400 }), (key, message) => {
      const own = signed(key, message);
      const theirs = original.signMessage(key, message).subarray(0, 64);
      expect(Buffer.from(own).toString("hex")).toBe(Buffer.from(theirs).toString("hex"));
    }),
    { numRuns: 60 },
  );
});

test("a signature is verified, or not, as by libsignal's own package, in whatever bit it differs", () => {
  const bit = fc.integer({ min: 0, max: 511 });
  fc.assert(
    fc.property(
      keys,
      keys,
      bytes({ minLength: 0, maxLength: 100 }),
      bit,
      (key, other, message, n) => {
        const altered = (bytes: Uint8Array) =>
          bytes.with((n >> 3) % bytes.length, bytes[(n >> 3) % bytes.length]! ^ 1 << (n & 7));
        const publicKey = generated(key);
        const signature = signed(key, message);
        expect(isSigned(publicKey, message, signature)).toBe(true);
        for (
          const [of, by] of [
            [publicKey, signature],
            [publicKey, altered(signature)],
            [altered(publicKey), signature],
            [generated(other), signature],
            [new Uint8Array(32).fill(255), signature],
          ] as const
        ) expect(isSigned(of, message, by)).toBe(verify(of, message, by));
      },
    ),
    { numRuns: 6 },
  );
});

test("once the library is loaded, libsignal signs by it, and what it signs is verified", async () => {
  await library();
  const { pubKey, privKey } = generateKeyPair();
  const message = Buffer.from("uma mensagem");
  const signature = calculateSignature(privKey, message);
  expect([...signature]).toEqual([...signed(privKey, message)]);
  expect(original.sign.toString()).toContain("signed"); // no longer the package's own
  expect(original.verify).toBe(isSigned);
  expect(verifySignature(pubKey, message, signature)).toBe(true);
  signature[5]! ^= 1;
  expect(verifySignature(pubKey, message, signature)).toBe(false);
});
