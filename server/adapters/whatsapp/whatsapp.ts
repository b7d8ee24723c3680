import type { Messenger } from "../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { connection } from "./connection/connection.ts";
import type { Patience } from "./connection/join.ts";
import { makeMessageId, MOST_CAPTION, MOST_TEXT } from "./sending/content.ts";
import { pairing, type PairingPatience } from "./pairing/pair.ts";
import { recordCaches } from "./secrets/record_cache.ts";
import { checkSocketUrl, type SocketOptions } from "./connection/socket.ts";

type WholePatience = Patience & PairingPatience & Omit<SocketOptions, "url">;

export type WhatsAppOptions = Partial<WholePatience> & {
  /** Where WhatsApp's web socket is. */
  readonly socketUrl: string;
};

const usualPatience: WholePatience = {
  connectMs: 20_000,
  keepAliveMs: 25_000,
  queryMs: 30_000,
  joinMs: 30_000,
  silentMs: 45_000,
  firstPauseMs: 1_000,
  longestPauseMs: 60_000,
  stableMs: 30_000,
  waitMs: 10_000,
  qrMs: null,
  codeMs: 3 * 60_000,
};

/** WhatsApp as a linked device of the person's own number, by the library baileys. */
export function whatsApp(
  vendorFetch: VendorFetch,
  { socketUrl, ...options }: WhatsAppOptions,
): Messenger {
  const patience = { ...usualPatience, ...options, url: checkSocketUrl(socketUrl) };
  const newCache = recordCaches();

  return {
    channel: "WHATSAPP",
    limits: { text: MOST_TEXT, caption: MOST_CAPTION, gapMs: 1_000 },
    capabilities: { listsGroups: true, receipts: "DELIVERED", sendsWhileElsewhere: false },
    identify: null,
    pair: pairing({ ...patience, newCache }),
    client: CLIENT_VERSION,
    makeMessageId,
    open: (session, ears) =>
      connection(session, ears, { ...patience, vendorFetch, cache: newCache() }),
    receive: () => Promise.resolve(null),
  };
}

/**
 * WhatsApp Web's version that the library says it is: known here without loading it. A test holds the
 * two together.
 */
export const CLIENT_VERSION = "2.3000.1043857760";

/** The number that the platform lends: a person's session of it goes through that number's own. */
export const platformNumber = (own: Messenger): Messenger => ({
  ...own,
  channel: "PLATFORM",
  pair: null,
});
