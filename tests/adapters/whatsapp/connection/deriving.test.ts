import { createRequire } from "node:module";
import { Buffer } from "node:buffer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { library } from "../../../../server/adapters/whatsapp/connection/library.ts";
import { derived } from "../../../../server/adapters/whatsapp/connection/deriving.ts";

type Curve = {
  calculateAgreement: (publicKey: Buffer, privateKey: Buffer) => Buffer;
  readonly generateKeyPair: () => { readonly pubKey: Buffer; readonly privKey: Buffer };
};
type Secrets = { deriveSecrets: typeof derived };

const require = createRequire(import.meta.url);
const curve: Curve = require("libsignal/src/curve.js");
const secrets: Secrets = require("libsignal/src/crypto.js");
const { calculateAgreement } = untouched<Curve>("libsignal/src/curve.js");
const { deriveSecrets } = untouched<Secrets>("libsignal/src/crypto.js");

/** Loads a module once more: other tests of this process may have had its functions replaced. */
function untouched<Module>(path: string): Module {
  const name = require.resolve(path);
  const { [name]: used } = require.cache;
  delete require.cache[name];
  const module = require(path);
  require.cache[name] = used;
  return module;
}

const bytes = (minLength: number, maxLength: number) =>
  fc.uint8Array({ minLength, maxLength }).map((some) => Buffer.from(some));
const hex = (some: readonly Buffer[]) => some.map((one) => one.toString("hex"));

test("secrets are derived as by libsignal itself", () => {
  const inputs = [
    bytes(0, 200),
    bytes(32, 32),
    bytes(0, 40),
    fc.integer({ min: 1, max: 3 }),
  ] as const;
  fc.assert(fc.property(...inputs, (input, salt, info, chunks) => {
    expect(hex(derived(input, salt, info, chunks)))
      .toEqual(hex(deriveSecrets(input, salt, info, chunks)));
    expect(derived(input, salt, info)).toHaveLength(3);
  }));
  expect(() => derived(Buffer.alloc(1), Buffer.alloc(31), Buffer.alloc(1))).toThrow(/length/);
});

test("keys agree as by libsignal itself, also when they are used again", async () => {
  await library();
  expect(secrets.deriveSecrets).toBe(derived);
  expect(curve.calculateAgreement.toString()).not.toBe(calculateAgreement.toString());
  const pairs = Array.from({ length: 4 }, () => curve.generateKeyPair());
  for (const { pubKey } of [...pairs, ...pairs]) {
    for (const { privKey } of pairs) {
      expect(curve.calculateAgreement(pubKey, privKey).toString("hex"))
        .toBe(calculateAgreement(pubKey, privKey).toString("hex"));
    }
  }
});

test("what is no key is refused as by libsignal itself", async () => {
  await library();
  const { pubKey, privKey } = curve.generateKeyPair();
  const wrong: readonly [Buffer, Buffer][] = [
    [pubKey.subarray(0, 20), privKey],
    [pubKey, privKey.subarray(1)],
    [new Uint8Array(pubKey) as Buffer, privKey],
    [Buffer.concat([Buffer.from([6]), pubKey.subarray(1)]), privKey],
  ];
  for (const [one, other] of wrong) {
    expect(() => calculateAgreement(one, other)).toThrow();
    expect(() => curve.calculateAgreement(one, other)).toThrow();
  }
});
