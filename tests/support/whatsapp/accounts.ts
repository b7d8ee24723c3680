import type { Buffer } from "node:buffer";
import type { KeyPair } from "./certificates.ts";
import { lidOf, numberOf, type Phone } from "./jids.ts";
import type { ServerConnection } from "./server_connection.ts";
import { element, newId, SERVER, type Stanza } from "./stanzas.ts";

/** A device that is linked to a phone. */
export type Account = {
  readonly phone: Phone;
  readonly device: number;
  readonly jid: string;
  readonly lid: string;
  /** The keys by which it proves on each login that it is that device. */
  readonly noiseKey: Buffer;
  readonly identityKey: Buffer;
  /** The phone's key, which signed the device. */
  readonly phoneKey: KeyPair;
  registration: Uint8Array;
  signedPreKey: Stanza;
  readonly preKeys: Stanza[];
  /** Whether the device has signed in its turn. */
  isSigned: boolean;
  /** The code with which each login fails; null: it succeeds. */
  failure: number | null;
  line: ServerConnection | null;
  /** Stanzas that it has not acknowledged: sent again after the next login. */
  readonly undelivered: Map<string, Stanza>;
};

/** The linked devices of all phones, and the stanzas sent to each. */
export function accountList() {
  const all = new Map<string, Account>();
  const devices = new Map<Phone, number>();

  /** Stores a stanza to send after the next login. */
  const keep = (account: Account, stanza: Stanza) =>
    void account.undelivered.set(ackKey(stanza), stanza);

  /** Sends a stanza now, or after the next login; repeated until it is acknowledged. */
  function deliver(account: Account, stanza: Stanza): void {
    keep(account, stanza);
    account.line?.send(stanza);
  }

  return {
    all: all as ReadonlyMap<string, Account>,
    keep,
    deliver,
    acknowledge: (account: Account, ack: Stanza) => void account.undelivered.delete(ackKey(ack)),
    link(made: Omit<Account, "device" | "jid" | "lid" | "preKeys" | "undelivered">): Account {
      const device = (devices.get(made.phone) ?? 0) + 1;
      devices.set(made.phone, device);
      const jid = numberOf(made.phone, device);
      const lid = lidOf(made.phone, device);
      const account = { ...made, device, jid, lid, preKeys: [], undelivered: new Map() };
      all.set(jid, account);
      return account;
    },
    of: (phone: Phone) => [...all.values()].filter((account) => account.phone === phone),

    /** Accepts the login of a linked device, or refuses it. */
    logIn(line: ServerConnection): void {
      const { username, device } = line.payload;
      const account = all.get(numberOf(String(username), device ?? 0));
      if (account?.failure) return line.failure(account.failure);
      if (!account?.noiseKey.equals(line.clientKey)) return line.failure(401);
      account.line?.conflict("replaced");
      line.account = account;
      account.line = line;
      line.send(element("success", {
        ...{ t: String(Math.floor(Date.now() / 1000)), lid: account.lid },
        ...{ location: "frc", props: "27", creation: "1700000000" },
      }));
      const missed = [...account.undelivered.values()];
      for (const { tag, attrs, content } of missed) {
        line.send(element(tag, { ...attrs, offline: "1" }, content));
      }
      const count = String(missed.length);
      line.send(element("ib", { from: SERVER }, [element("offline", { count })]));
    },

    /** Unlinks a device, as its owner does on their phone. */
    unlink(account: Account): void {
      all.delete(account.jid);
      account.line?.conflict("device_removed");
    },
    notify: (account: Account, from: string, type: string, attrs: object, content: Stanza[]) =>
      deliver(account, element("notification", { from, type, id: newId(), ...attrs }, content)),
  };
}

/** Returns what acknowledges a stanza: all receipts of a message have its id. */
const ackKey = ({ attrs: { id, participant, type } }: Stanza) => [id, participant, type].join(" ");

export type Accounts = ReturnType<typeof accountList>;
