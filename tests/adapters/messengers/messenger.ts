import { expect, test } from "vitest";
import type { MessengerStandin, Traits } from "../../support/messengers/messenger_standin.ts";
import { correctionsContract } from "./messenger_corrections.ts";
import { credentialsContract } from "./messenger_credentials.ts";
import { hearingContract } from "./messenger_events.ts";
import { joiningContract } from "./messenger_joining.ts";
import { pairingContract } from "./messenger_pairing.ts";
import { receiptsContract } from "./messenger_receipts.ts";
import { sendingContract } from "./messenger_sending.ts";

/** What one part of the contract is proved with. */
export type Proved = {
  readonly it: (what: string, run: () => Promise<void>) => void;
  readonly traits: Traits;
  readonly makeStandin: () => Promise<MessengerStandin>;
};

/**
 * What any messenger must do, whatever its vendor is; proved by what the members of a stand-in's
 * groups see.
 */
export function messengerContract(
  name: string,
  traits: Traits,
  makeStandin: () => Promise<MessengerStandin>,
): void {
  const it = (what: string, run: () => Promise<void>) => test(`${name}: ${what}`, run, 60_000);
  const proved: Proved = { it, traits, makeStandin };

  it("declares its capabilities", async () => {
    await using standin = await makeStandin();
    const { capabilities, identify, pair, makeMessageId } = standin.messenger;
    expect({
      isPaired: pair !== null,
      hasCredentials: identify !== null,
      namesMessages: makeMessageId !== null,
      sendsWhileElsewhere: capabilities.sendsWhileElsewhere,
      receipts: capabilities.receipts,
    }).toEqual({
      isPaired: traits.isPaired,
      hasCredentials: !traits.isPaired,
      namesMessages: traits.namesMessages,
      sendsWhileElsewhere: traits.sendsWhileElsewhere,
      receipts: traits.provesDelivery ? "DELIVERED" : "ACCEPTED",
    });
  });

  if (traits.isPaired) pairingContract(proved);
  else credentialsContract(proved);
  joiningContract(proved);
  hearingContract(proved);
  sendingContract(proved);
  correctionsContract(proved);
  if (traits.provesDelivery) receiptsContract(proved);
}
