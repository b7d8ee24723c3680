import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import {
  aesDecryptCTR,
  aesDecryptGCM,
  aesEncryptCTR,
  Curve,
  derivePairingCodeKey,
  hkdf,
} from "baileys";
import type { KeyPair } from "./certificates.ts";
import type { ServerConnection } from "./server_connection.ts";
import { bytesOf, element, newId, seconds, SERVER } from "./stanzas.ts";

/** A device that requested a link to a phone by the code that it shows. */
export type Hello = {
  readonly line: ServerConnection;
  readonly ref: Buffer;
  /** Its ephemeral key, encrypted by the code. */
  readonly wrapped: Buffer;
  /** Its response to the phone's key. */
  readonly finished: PromiseWithResolvers<Buffer>;
};

/**
 * Returns what the phone learns of the device once `code` was typed. @throws if it is another code
 */
export async function agreed(
  code: string,
  own: KeyPair,
  hello: Hello,
): Promise<{ readonly identity: Buffer; readonly secret: Buffer }> {
  const device = aesDecryptCTR(
    hello.wrapped.subarray(48, 80),
    await derivePairingCodeKey(code, hello.wrapped.subarray(0, 32)),
    hello.wrapped.subarray(32, 48),
  );
  const once = Curve.generateKeyPair();
  await greet(code, own, once, hello);
  const bundle = await hello.finished.promise;
  const shared = Curve.sharedKey(once.private, device);
  const info = "link_code_pairing_key_bundle_encryption_key";
  const key = Buffer.from(hkdf(shared, 32, { salt: bundle.subarray(0, 32), info }));
  const plain = aesDecryptGCM(bundle.subarray(44), key, bundle.subarray(32, 44), Buffer.alloc(0));
  const identity = plain.subarray(0, 32);
  const secrets = [shared, Curve.sharedKey(own.private, identity), plain.subarray(64, 96)];
  const secret = Buffer.from(hkdf(Buffer.concat(secrets), 32, { info: "adv_secret" }));
  return { identity, secret };
}

/** Sends the device the phone's ephemeral key and its own. */
async function greet(code: string, own: KeyPair, once: KeyPair, { line, ref }: Hello) {
  const [salt, vector] = [randomBytes(32), randomBytes(16)];
  const wrapped = aesEncryptCTR(once.public, await derivePairingCodeKey(code, salt), vector);
  const attrs = { from: SERVER, type: "link_code_companion_reg", id: newId(), t: seconds() };
  const words = Buffer.concat([salt, vector, wrapped]);
  line.send(element("notification", attrs, [
    element("link_code_companion_reg", { stage: "primary_hello" }, [
      bytesOf("link_code_pairing_wrapped_primary_ephemeral_pub", words),
      bytesOf("primary_identity_pub", own.public),
      bytesOf("link_code_pairing_ref", ref),
    ]),
  ]));
}
