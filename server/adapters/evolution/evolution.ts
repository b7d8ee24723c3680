import type { Messenger } from "../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { evolutionApi } from "./api.ts";
import { connection } from "./connection.ts";
import { readCredentials } from "./credentials.ts";
import { groupBook } from "./group_book.ts";
import type { Instance } from "./instance.ts";
import { pairingThrough } from "./pair.ts";
import { unanswered } from "./refusals.ts";
import { limits } from "./send.ts";
import type { PairingPatience } from "./show_codes.ts";
import type { Patience } from "./watch.ts";
import { heardByWebhook } from "./webhook.ts";

export type EvolutionOptions = Partial<Patience & PairingPatience>;

const usualPatience: Patience & PairingPatience = {
  lookMs: 15_000,
  longestPauseMs: 60_000,
  listMs: 30 * 60_000,
  pairLookMs: 2_000,
  shownMs: 45_000, // as the gateway's library is told
  pairMs: 3 * 60_000,
};

/** Milliseconds that a request of the gateway's waits for what it made us ask. */
const LOOK_UP_MS = 10_000;

/** WhatsApp behind an operator's Evolution API, 2.3: `fetch` asks whatever host they run it on. */
export function evolution(fetch: VendorFetch, options: EvolutionOptions = {}): Messenger {
  const patience = { ...usualPatience, ...options };

  function instanceOf(credentials: string): Instance {
    const { url, instance, token } = readCredentials(credentials);
    return { api: evolutionApi(fetch, url, token), name: instance };
  }

  return {
    channel: "EVOLUTION",
    limits,
    // Its events tell nothing of who has a message in a group.
    capabilities: { listsGroups: true, receipts: "ACCEPTED", sendsWhileElsewhere: false },
    identify: null,
    pair: pairingThrough(fetch, patience),
    client: null,
    makeMessageId: null,
    open: (session, ears) => connection(instanceOf(session.credentials), session, ears, patience),
    async receive(session, request) {
      const instance = instanceOf(session.credentials);
      const book = groupBook(instance, { account: session.account, alive: () => {} });
      const lookUp = (id: string) =>
        book.lookUp(id, AbortSignal.timeout(LOOK_UP_MS)).catch((error) => {
          throw unanswered(error);
        });
      return await heardByWebhook(session, instance.name, request, lookUp);
    },
  };
}
