import type { Messenger } from "../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { evolutionApi } from "./api.ts";
import { whatsAppCorrections } from "../../core/delivery/corrections/correction.ts";
import { connection } from "./connection.ts";
import { type Instance, readCredentials } from "./instance.ts";
import { groupBook } from "./group_book.ts";
import { pairingThrough } from "./pair.ts";
import { queryRefusal } from "./refusals.ts";
import { limits } from "./send.ts";
import type { PairingTimes } from "./show_codes.ts";
import type { WatchTimes } from "./watch.ts";
import { readWebhook } from "./webhook.ts";

export type EvolutionOptions = Partial<WatchTimes & PairingTimes>;

const defaultTimes: WatchTimes & PairingTimes = {
  checkMs: 15_000,
  longestPauseMs: 60_000,
  listMs: 30 * 60_000,
  pairCheckMs: 2_000,
  shownMs: 45_000, // the gateway's own setting
  pairMs: 3 * 60_000,
};

/** Milliseconds that a webhook request waits for the groups that it makes us read. */
const READ_GROUP_MS = 10_000;

/** WhatsApp through an operator's Evolution API, version 2.3, on any host. */
export function evolution(fetch: VendorFetch, options: EvolutionOptions = {}): Messenger {
  const times = { ...defaultTimes, ...options };

  function instanceOf(credentials: string): Instance {
    const { url, instance, token } = readCredentials(credentials);
    return { api: evolutionApi(fetch, url, token), name: instance };
  }

  return {
    channel: "EVOLUTION",
    limits,
    // Its events do not report who received a message in a group.
    capabilities: {
      listsGroups: true,
      receipts: "ACCEPTED",
      sendsWhileElsewhere: false,
      ...whatsAppCorrections,
    },
    identify: null,
    pair: pairingThrough(fetch, times),
    client: null,
    makeMessageId: null,
    open: (session, handlers) =>
      connection(instanceOf(session.credentials), session, handlers, times),
    async receive(session, request) {
      const instance = instanceOf(session.credentials);
      const book = groupBook(instance, { account: session.account, onAlive: () => {} });
      const readGroup = (id: string) =>
        book.lookUp(id, AbortSignal.timeout(READ_GROUP_MS)).catch((error) => {
          throw queryRefusal(error);
        });
      return await readWebhook(session, instance.name, request, readGroup);
    },
  };
}
