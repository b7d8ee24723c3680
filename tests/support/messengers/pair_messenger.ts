import { expect, onTestFinished } from "vitest";
import type { Messenger } from "../../../server/core/delivery/messenger.ts";
import type {
  Gateway,
  Paired,
  PairingEvent,
} from "../../../server/core/delivery/pairing/pairing.ts";
import { soon } from "./connect_messenger.ts";
import type { MessengerStandin } from "./messenger_standin.ts";

/** Starts a pairing and records its events. */
export function observePairing(
  messenger: Messenger,
  phone: string | null = null,
  gateway: Gateway | null = null,
) {
  const events: PairingEvent[] = [];
  const connection = messenger.pair!(
    { id: "pai_1", phone, gateway },
    (one) => void events.push(one),
  );
  onTestFinished(() => connection.close());

  const last = <Kind extends PairingEvent["kind"]>(kind: Kind) =>
    events.findLast((one): one is Extract<PairingEvent, { kind: Kind }> => one.kind === kind);
  async function awaited<Kind extends PairingEvent["kind"]>(kind: Kind) {
    await expect.poll(() => last(kind), soon).toBeDefined();
    return last(kind)!;
  }
  return { connection, events, kinds: () => events.map(({ kind }) => kind), last, awaited };
}

/** Starts a pairing at a stand-in and records its events. */
export const pairing = ({ messenger, phone: owners }: MessengerStandin, phone: string | null) =>
  observePairing(messenger, phone, owners!.gateway);

/** Links the account whose phone scans each QR code, also outside a test. */
export function pairAccount(
  messenger: Messenger,
  scan: (qr: string) => unknown,
  gateway: Gateway | null = null,
): Promise<Paired> {
  return new Promise((resolve, reject) => {
    const connection = messenger.pair!({ id: "pai_1", phone: null, gateway }, (events) => {
      if (events.kind === "qr") Promise.try(scan, events.text).catch(reject);
      else if (events.kind === "paired") resolve(connection.close().then(() => events.paired));
      else if (events.kind === "failed") reject(new Error(events.problem));
    });
  });
}
