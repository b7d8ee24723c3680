import { Buffer } from "node:buffer";
import { Curve, proto } from "baileys";
import { verifySignature } from "libsignal/src/curve.js";

export type KeyPair = { readonly private: Uint8Array; readonly public: Uint8Array };

const { Details } = proto.CertChain.NoiseCertificate;
const validity = { notBefore: 1, notAfter: 4_000_000_000 };

/** The chain from `root` to the server's own key, as clients check it in the handshake. */
export function certificateChain(root: KeyPair, own: KeyPair): Uint8Array {
  const between = Curve.generateKeyPair();
  const intermediate = Details.encode({
    ...{ serial: 1, issuerSerial: 0, key: between.public, ...validity },
  }).finish();
  const leaf = Details.encode({
    ...{ serial: 2, issuerSerial: 1, key: own.public, ...validity },
  }).finish();
  return proto.CertChain.encode({
    intermediate: { details: intermediate, signature: Curve.sign(root.private, intermediate) },
    leaf: { details: leaf, signature: Curve.sign(between.private, leaf) },
  }).finish();
}

/**
 * Returns whether `key` signed the data. Baileys' own check accepts anything of the right length.
 */
export function isSigned(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const versioned = Buffer.concat([Buffer.from([5]), key]);
  return verifySignature(versioned, Buffer.from(message), Buffer.from(signature));
}
