import { Buffer } from "node:buffer";
import {
  aesDecryptGCM,
  aesEncryptGCM,
  Curve,
  decodeBinaryNode,
  encodeBinaryNode,
  hkdf,
  NOISE_MODE,
  NOISE_WA_HEADER,
  proto,
  sha256,
} from "baileys";
import type { KeyPair } from "./certificates.ts";
import { framed } from "./frames.ts";
import type { Stanza } from "./stanzas.ts";

/** The server's identity: its own key, and the certificate chain. */
export type Identity = { readonly key: KeyPair; readonly chain: Uint8Array };

export type ClientPayload = proto.IClientPayload;

/** The result of a frame of the handshake. */
export type Shaken =
  | { readonly reply: Buffer }
  | { readonly payload: ClientPayload; readonly clientKey: Buffer };

const NOTHING = Buffer.alloc(0);

/** The server's half of Noise_XX_25519_AESGCM_SHA256, for one client. */
export function noise({ key: own, chain }: Identity) {
  const ephemeral = Curve.generateKeyPair();
  let hash: Buffer = Buffer.from(NOISE_MODE); // 32 bytes: used as they are
  let salt: Buffer = hash;
  let key: Buffer = hash;
  let count = 0;
  let transport: { readonly seal: Buffer; readonly open: Buffer } | null = null;
  const counts = { sealed: 0, opened: 0 };

  const mixHash = (bytes: Uint8Array) => void (hash = sha256(Buffer.concat([hash, bytes])));
  function expanded(secret: Uint8Array): [Buffer, Buffer] {
    const bytes = Buffer.from(hkdf(secret, 64, { salt, info: "" }));
    return [bytes.subarray(0, 32), bytes.subarray(32)];
  }
  function mixKey(secret: Uint8Array): void {
    [salt, key] = expanded(secret);
    count = 0;
  }
  function sealed(plain: Uint8Array): Buffer {
    const bytes = aesEncryptGCM(plain, key, vector(count++), hash);
    mixHash(bytes);
    return bytes;
  }
  function opened(bytes: Uint8Array): Buffer {
    const plain = aesDecryptGCM(bytes, key, vector(count++), hash);
    mixHash(bytes);
    return plain;
  }

  function greet(client: Uint8Array): Shaken {
    mixHash(NOISE_WA_HEADER);
    mixHash(client);
    mixHash(ephemeral.public);
    mixKey(Curve.sharedKey(ephemeral.private, client));
    const encrypted = sealed(own.public);
    mixKey(Curve.sharedKey(own.private, client));
    const serverHello = { ephemeral: ephemeral.public, static: encrypted, payload: sealed(chain) };
    return { reply: framed(proto.HandshakeMessage.encode({ serverHello }).finish()) };
  }

  function finish(statics: Uint8Array, encrypted: Uint8Array): Shaken {
    const clientKey = opened(statics);
    mixKey(Curve.sharedKey(ephemeral.private, clientKey));
    const payload = proto.ClientPayload.decode(opened(encrypted));
    const [open, seal] = expanded(NOTHING);
    transport = { seal, open };
    return { payload, clientKey };
  }

  return {
    isDone: () => transport !== null,
    /** Processes a frame of the handshake. @throws if it is invalid */
    shake(frame: Uint8Array): Shaken {
      const { clientHello, clientFinish } = proto.HandshakeMessage.decode(frame);
      if (clientHello?.ephemeral) return greet(Buffer.from(clientHello.ephemeral));
      if (!clientFinish?.static || !clientFinish.payload) throw new Error("not of a handshake");
      return finish(Buffer.from(clientFinish.static), Buffer.from(clientFinish.payload));
    },
    open(frame: Uint8Array): Promise<Stanza> {
      return decodeBinaryNode(
        aesDecryptGCM(frame, transport!.open, vector(counts.opened++), NOTHING),
      );
    },
    seal(stanza: Stanza): Buffer {
      const bytes = encodeBinaryNode(stanza);
      return framed(aesEncryptGCM(bytes, transport!.seal, vector(counts.sealed++), NOTHING));
    },
  };
}

function vector(count: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(count, 8);
  return bytes;
}
