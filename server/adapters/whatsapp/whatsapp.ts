import { fileLimits } from "../../core/media/media.ts";
import type { Messenger } from "../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { connection } from "./connection/connection.ts";
import type { Patience } from "./connection/join.ts";
import { makeMessageId, MOST_CAPTION, MOST_TEXT } from "./sending/content.ts";
import { whatsAppCorrections } from "../../core/delivery/corrections/correction.ts";
import { pairing, type PairingPatience } from "./pairing/pair.ts";
import { recordCaches } from "./secrets/auth_state.ts";
import { checkSocketUrl, type SocketOptions } from "./connection/socket.ts";

type Times = Patience & PairingPatience & Omit<SocketOptions, "url">;

export type WhatsAppOptions = Partial<Times> & {
  /** Where WhatsApp's web socket is. */
  readonly socketUrl: string;
};

const defaultTimes: Times = {
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

/** WhatsApp as a linked device of the person's own number, through the library baileys. */
export function whatsApp(
  vendorFetch: VendorFetch,
  { socketUrl, ...options }: WhatsAppOptions,
): Messenger {
  const times = { ...defaultTimes, ...options, url: checkSocketUrl(socketUrl) };
  const newCache = recordCaches();

  return {
    channel: "WHATSAPP",
    limits: {
      text: MOST_TEXT,
      caption: MOST_CAPTION,
      gapMs: 1_000,
      files: fileLimits.WHATSAPP,
    },
    capabilities: {
      listsGroups: true,
      receipts: "DELIVERED",
      sendsWhileElsewhere: false,
      ...whatsAppCorrections,
    },
    identify: null,
    pair: pairing({ ...times, newCache }),
    client: CLIENT_VERSION,
    makeMessageId,
    open: (session, handlers) =>
      connection(session, handlers, { ...times, vendorFetch, cache: newCache() }),
    receive: () => Promise.resolve(null),
  };
}

/**
 * The WhatsApp Web version that the library announces, known here without loading it. A test
 * compares the two.
 */
export const CLIENT_VERSION = "2.3000.1043857760";

/**
 * The platform's shared number: a person's session of it sends through that number's own session.
 */
export const platformNumber = (own: Messenger): Messenger => ({
  ...own,
  channel: "PLATFORM",
  pair: null,
});
