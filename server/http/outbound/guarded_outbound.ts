import { Agent, buildConnector } from "undici";
import { breaker } from "./breaker.ts";
import { type Fetch, follow, type FollowLimits } from "./follow.ts";
import { type FetchVendor, operatorFetch, vendorFetch, type VendorWatch } from "./vendor_fetch.ts";
import { pinnedConnect, type Resolve } from "./pinned_connect.ts";
import { postWebhook } from "./post_webhook.ts";
import { isPublicAddress, refuseLocalName } from "./web_address.ts";
import type { Standins } from "./standins.ts";
import { reportingConnect } from "./network_errors.ts";

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

/** The limits of a vendor's response; a long poll waits for minutes. */
const vendorLimits = { maxBytes: 32_000_000, totalMs: 300_000 };

type Options = {
  /** The user agent: truthful, in the form that shops expect of a browser. */
  readonly userAgent?: string;
  readonly limits?: Partial<Limits>;
  /** The only way to a local address; the configuration refuses them in production. */
  readonly standins?: Standins;
  /** The system's lookup by default. Its addresses are always checked. */
  readonly resolve?: Resolve;
  /** Counts the requests to vendors and the operator's hosts. */
  readonly watch?: VendorWatch;
};

/**
 * The client for hosts that a person or a page names, for vendors' own, and for the operator's. That
 * the first two reach only public addresses is no option: a caller that needs another rule, as tests
 * do, uses `pinnedConnect`.
 */
export function guardedOutbound(options: Options = {}) {
  const limits = { ...pageLimits, ...options.limits };
  const sockets = { maxHeaderSize: limits.maxHeaderBytes, keepAliveMaxTimeout: 4_000 };
  const { connectMs } = limits;
  const pinned = pinnedConnect({ mayReach: isPublicAddress, connectMs, resolve: options.resolve });
  const plain = buildConnector({ timeout: connectMs, allowH2: false });
  const outside = new Agent({ ...sockets, connect: reportingConnect(pinned) });
  const standins = new Agent({ ...sockets, connect: reportingConnect(plain) });
  const operators = operatorFetch(options.watch);

  const headers = {
    "accept": "text/html,application/xhtml+xml,*/*;q=0.8",
    "accept-encoding": "gzip, br",
    "accept-language": "pt-BR,pt;q=0.9,en;q=0.5",
    "user-agent": options.userAgent ?? "Mozilla/5.0 (compatible; Garimpo/1.0)",
  };

  const once: FetchVendor = (url, { method, headers, body = null }, signal) => {
    const standin = options.standins?.get(url.host);
    if (!standin) refuseLocalName(url);
    const asIfDirect = standin && { "host": url.host, "x-forwarded-proto": "https" };
    return (standin ? standins : outside).request({
      origin: (standin ?? url).origin,
      path: url.pathname + url.search,
      method,
      headers: { ...headers, ...asIfDirect },
      body,
      signal,
    });
  };
  const ask: Fetch = (url, signal) => once(url, { method: "GET", headers }, signal);

  return {
    /** For hosts that a person or a page names. */
    outbound: follow(ask, limits),
    /** For vendors' fixed hosts. */
    vendor: vendorFetch(
      once,
      vendorLimits,
      breaker({ failures: 5, restMs: 3_000, onCircuit: options.watch?.setCircuit }),
      options.watch?.countVendor,
    ),
    /** For the receivers of webhooks, which persons name. */
    postWebhook: postWebhook(once),
    /** For hosts that the operator configured. */
    operator: operators.fetch,
    /** Ends every connection, with its requests. */
    async close(): Promise<void> {
      await Promise.all([outside.destroy(), standins.destroy(), operators.close()]);
    },
  };
}
