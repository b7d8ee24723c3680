import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { Curve } from "baileys";
import type { Account } from "./accounts.ts";
import type { KeyPair } from "./certificates.ts";
import { personOf, type Phone } from "./jids.ts";
import { Refused, type ServerConnection } from "./server_connection.ts";
import type { linker } from "./linking.ts";
import { bytesIn, bytesOf, element, newId, SERVER, type Stanza } from "./stanzas.ts";
import { agreed, type Hello } from "./typed_code.ts";

/** People's phones: they scan a device's QR code, or type its code. */
export function phones(link: ReturnType<typeof linker>, nobody: ReadonlySet<Phone>) {
  const refs = new Map<string, ServerConnection>();
  const hellos = new Map<Phone, Hello>();
  const keys = new Map<Phone, KeyPair>();
  let shown = 6;

  function keyOf(phone: Phone): KeyPair {
    const key = keys.get(phone) ?? Curve.generateKeyPair();
    keys.set(phone, key);
    return key;
  }

  return {
    /** Issues so many QR codes on each connection, one after the other. */
    shows: (count: number) => void (shown = count),

    /** Gives an unlinked device the content of its QR codes. */
    greet(line: ServerConnection): void {
      const made = Array.from(
        { length: shown },
        () => `2@${randomBytes(24).toString("base64url")}`,
      );
      for (const ref of made) refs.set(ref, line);
      const attrs = { from: SERVER, type: "set", id: newId(), xmlns: "md" };
      const content = made.map((ref) => bytesOf("ref", Buffer.from(ref)));
      line.send(element("iq", attrs, [element("pair-device", {}, content)]));
    },

    /** Scans a QR code with `phone`. @throws if no connected device shows it */
    scan(qr: string, phone: Phone): Account {
      const [ref = "", , identity = "", secret = ""] = qr.slice(qr.indexOf("#") + 1).split(",");
      const line = refs.get(ref);
      if (!line?.isOpen()) throw new Error("no device shows this QR code");
      const [key, advSecret] = [identity, secret].map((text) => Buffer.from(text, "base64"));
      return link(line, phone, { identity: key!, secret: advSecret! }, keyOf(phone));
    },

    /**
     * Handles a device's request to be linked to a phone by a code, and its next steps. @throws
     * Refused
     */
    receive(line: ServerConnection, stanza: Stanza): Stanza[] | void {
      const phone = personOf(stanza.attrs.jid!).phone;
      if (nobody.has(phone)) throw new Refused(400, "bad-request");
      if (stanza.attrs.stage !== "companion_hello") {
        const bundle = bytesIn(stanza, "link_code_pairing_wrapped_key_bundle");
        return hellos.get(phone)?.finished.resolve(bundle);
      }
      const ref = Buffer.from(randomBytes(12).toString("base64url"));
      const wrapped = bytesIn(stanza, "link_code_pairing_wrapped_companion_ephemeral_pub");
      const finished = Promise.withResolvers<Buffer>();
      finished.promise.catch(() => {}); // nobody may be typing
      line.onClose(() => finished.reject(new Error("the device is gone")));
      hellos.set(phone, { line, ref, wrapped, finished });
      const content = [bytesOf("link_code_pairing_ref", ref)];
      return [element("link_code_companion_reg", { stage: "companion_hello" }, content)];
    },

    /** Returns whether a device has requested a link to it by a code. */
    isAsked: (phone: Phone) => hellos.get(phone)?.line.isOpen() ?? false,

    /** Types the code that the device shows. @throws if it is another one */
    async type(code: string, phone: Phone): Promise<Account> {
      const hello = hellos.get(phone);
      if (!hello?.line.isOpen()) throw new Error(`no device requested to be linked to ${phone}`);
      const key = keyOf(phone);
      return link(hello.line, phone, await agreed(code, key, hello), key);
    },
  };
}
