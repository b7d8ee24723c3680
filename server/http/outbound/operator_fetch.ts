import { Agent, buildConnector } from "undici";
import type { VendorFetch } from "../../core/outbound.ts";
import { breaker } from "./breaker.ts";
import { sureConnect } from "./sure_connect.ts";
import { vendorFetch } from "./vendor_fetch.ts";

/** What a host of the operator's may take: a gateway lists all groups with all who are in them. */
const limits = { maxBytes: 64_000_000, totalMs: 300_000 };
const CONNECT_MS = 5_000;

/**
 * A `fetch` for hosts that whoever runs the product configured: trusted, so that any address is asked,
 * also by http and in the local network. Nothing is asked twice, and no redirect is followed.
 */
export function operatorFetch() {
  const connect = sureConnect(buildConnector({ timeout: CONNECT_MS, allowH2: false }));
  const agent = new Agent({ connect, keepAliveMaxTimeout: 4_000 });
  const spared = breaker({ failures: 5, restMs: 3_000 });
  const fetch: VendorFetch = vendorFetch(
    (url, { method, headers = {}, body = null }, signal) =>
      agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        ...{ method, headers: { "accept-encoding": "gzip", ...headers }, body, signal },
      }),
    { ...limits, asked: (url) => url },
    spared,
  );
  return { fetch, close: () => agent.destroy() };
}
