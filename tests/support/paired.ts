import { expect, onTestFinished } from "vitest";
import type { Paired, PairingTold } from "../../server/core/messaging/pairing.ts";
import { soon } from "./joined.ts";
import type { MessengerStandin } from "./messenger_standin.ts";

/** A pairing under way, and all that it tells. */
export function pairing(standin: MessengerStandin, phone: string | null) {
  const told: PairingTold[] = [];
  const request = { id: "pai_1", phone, gateway: standin.phone!.gateway };
  const line = standin.messenger.pair!(request, (one) => void told.push(one));
  onTestFinished(() => line.close());

  const last = <Kind extends PairingTold["kind"]>(kind: Kind) =>
    told.findLast((one): one is Extract<PairingTold, { kind: Kind }> => one.kind === kind);
  async function awaited<Kind extends PairingTold["kind"]>(kind: Kind) {
    await expect.poll(() => last(kind), soon).toBeDefined();
    return last(kind)!;
  }
  return { line, told, last, awaited };
}

/** An account that is linked by a QR code. */
export async function pairedBy(standin: MessengerStandin): Promise<Paired> {
  const { awaited, line } = pairing(standin, null);
  await standin.phone!.scan((await awaited("qr")).text);
  const { paired } = await awaited("paired");
  await line.close();
  return paired;
}
