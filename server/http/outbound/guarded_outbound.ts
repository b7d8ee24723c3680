import { Agent } from "undici";
import { type Ask, follow, type FollowLimits } from "./follow.ts";
import { pinnedConnect, type Resolve } from "./pinned_connect.ts";
import { isPublicAddress } from "./public_address.ts";
import type { Standins } from "./standins.ts";
import { refuseLocalName } from "./web_address.ts";

export type Limits = FollowLimits & {
  readonly maxHeaderBytes: number;
  /** For look-up, connection and TLS of one hop. */
  readonly connectMs: number;
};

/** What the page of a product may take. */
export const pageLimits: Limits = {
  redirects: 5,
  maxBytes: 8_000_000,
  maxHeaderBytes: 64_000, // shops send long policies and many cookies
  totalMs: 10_000,
  connectMs: 5_000,
};

type Options = {
  /** Who is asking: truthful, in the form that shops expect of a browser. */
  readonly userAgent?: string;
  readonly limits?: Partial<Limits>;
  /** The only way to a local address; the configuration refuses them in production. */
  readonly standins?: Standins;
  /** The system's look-up by default. Whatever it answers is checked. */
  readonly resolve?: Resolve;
};

/**
 * The client for hosts that a person or a page names. That only public addresses are reached is not
 * an option: whoever needs another rule, as tests do, builds on `pinnedConnect`.
 */
export function guardedOutbound(options: Options = {}) {
  const limits = { ...pageLimits, ...options.limits };
  const sockets = { maxHeaderSize: limits.maxHeaderBytes, keepAliveMaxTimeout: 4_000 };
  const { connectMs } = limits;
  const connect = pinnedConnect({ mayReach: isPublicAddress, connectMs, resolve: options.resolve });
  const shops = new Agent({ ...sockets, connect });
  const standins = new Agent({ ...sockets, connect: { timeout: connectMs, allowH2: false } });

  const headers = {
    "accept": "text/html,application/xhtml+xml,*/*;q=0.8",
    "accept-encoding": "gzip, br",
    "accept-language": "pt-BR,pt;q=0.9,en;q=0.5",
    "user-agent": options.userAgent ?? "Mozilla/5.0 (compatible; Garimpo/1.0)",
  };

  const ask: Ask = (url, signal) => {
    const standin = options.standins?.get(url.host);
    if (!standin) refuseLocalName(url);
    const asIfDirect = standin && { "host": url.host, "x-forwarded-proto": "https" };
    return (standin ? standins : shops).request({
      origin: (standin ?? url).origin,
      path: url.pathname + url.search,
      method: "GET",
      headers: { ...headers, ...asIfDirect },
      signal,
    });
  };

  return {
    outbound: follow(ask, limits),
    /** Ends every connection, and what is under way on them. */
    async close(): Promise<void> {
      await Promise.all([shops.destroy(), standins.destroy()]);
    },
  };
}
