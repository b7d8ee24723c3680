import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import {
  Curve,
  hmacSign,
  proto,
  WA_ADV_ACCOUNT_SIG_PREFIX,
  WA_ADV_DEVICE_SIG_PREFIX,
} from "baileys";
import type { Account, Accounts } from "./accounts.ts";
import { isSigned, type KeyPair } from "./certificates.ts";
import type { Phone } from "./jids.ts";
import type { ServerConnection } from "./server_connection.ts";
import {
  bytesIn,
  bytesOf,
  childOf,
  element,
  newId,
  seconds,
  SERVER,
  type Stanza,
} from "./stanzas.ts";

/** Links a device to a phone: the phone signs the device's identity, and the device responds. */
export function linker(accounts: Accounts) {
  return (
    line: ServerConnection,
    phone: Phone,
    { identity, secret }: { identity: Buffer; secret: Buffer },
    phoneKey: KeyPair,
  ): Account => {
    const pairingData = line.payload.devicePairingData!;
    if (!identity.equals(Buffer.from(pairingData.eIdent!))) {
      throw new Error("another device's identity");
    }
    const account = accounts.link({
      ...{ phone, phoneKey, identityKey: identity, noiseKey: Buffer.from(line.clientKey) },
      registration: Buffer.from(pairingData.eRegid!),
      signedPreKey: element("skey", {}, [
        bytesOf("id", pairingData.eSkeyId),
        bytesOf("value", pairingData.eSkeyVal),
        bytesOf("signature", pairingData.eSkeySig),
      ]),
      ...{ isSigned: false, failure: null, line: null },
    });
    line.account = account;
    line.send(element("iq", { from: SERVER, type: "set", id: newId(), t: seconds() }, [
      element("pair-success", {}, [
        element("device-identity", {}, vouched(account, secret)),
        element("platform", { name: "android" }),
        element("device", { jid: account.jid, lid: account.lid }),
      ]),
    ]));
    return account;
  };
}

/** Returns the device's identity signed by its phone, authenticated by their shared secret. */
function vouched({ device, identityKey, phoneKey }: Account, secret: Buffer): Uint8Array {
  const details = proto.ADVDeviceIdentity.encode({
    rawId: randomBytes(4).readUInt32BE(0) >>> 1,
    timestamp: Number(seconds()),
    ...{ keyIndex: device, accountType: 0, deviceType: 0 },
  }).finish();
  const message = Buffer.concat([WA_ADV_ACCOUNT_SIG_PREFIX, details, identityKey]);
  const signed = proto.ADVSignedDeviceIdentity.encode({
    details,
    accountSignatureKey: phoneKey.public,
    accountSignature: Curve.sign(phoneKey.private, message),
  }).finish();
  const hmac = hmacSign(Buffer.from(signed), secret);
  return proto.ADVSignedDeviceIdentityHMAC.encode({ details: signed, hmac }).finish();
}

/** Completes the link after the device has signed in its turn: it then reconnects. */
export function concludeLinking(line: ServerConnection, answer: Stanza): void {
  const { identityKey, phoneKey } = line.account!;
  const bytes = bytesIn(childOf(answer, "pair-device-sign"), "device-identity");
  const { details, deviceSignature } = proto.ADVSignedDeviceIdentity.decode(bytes);
  const message = [WA_ADV_DEVICE_SIG_PREFIX, details!, identityKey, phoneKey.public];
  if (!isSigned(identityKey, Buffer.concat(message), deviceSignature!)) return line.failure(403);
  line.account!.isSigned = true;
  line.streamError(515);
}
