import { Agent, buildConnector, type Dispatcher } from "undici";
import {
  NotConnected,
  OutboundRefusal,
  type VendorFetch,
  type VendorRequest,
} from "../../core/outbound.ts";
import { readResponse } from "./read_response.ts";
import { breaker } from "./breaker.ts";
import { reportingConnect, toRefusal } from "./network_errors.ts";
import { timeLimit } from "./time_limit.ts";
import { webAddress } from "./web_address.ts";

/** Fetches once. @throws NotConnected when surely nothing was sent. */
export type FetchVendor = (
  url: URL,
  request: Omit<VendorRequest, "signal">,
  signal: AbortSignal,
) => Promise<Dispatcher.ResponseData>;

type VendorLimits = {
  /** Of the response, after decoding. */
  readonly maxBytes: number;
  /** The longest that a caller's signal may allow. */
  readonly totalMs: number;
  /** Maps the given address to the one fetched; by default to its https form. */
  readonly address?: (given: URL) => URL;
};

/** Counts the requests to a host, and learns of its circuit. */
export type VendorWatch = {
  /** `error`: why the request failed, in a word; null: it did not. */
  readonly countVendor: (host: string, error: string | null) => void;
  readonly setCircuit: (host: string, isOpen: boolean) => void;
};

/** Why a request failed, in a word, without anything that the vendor or a person wrote. */
const wordOf = (error: unknown): string =>
  error instanceof OutboundRefusal ? error.reason : "UNREACHABLE";

/** Statuses whose `Response` takes no body. */
const withoutBody = new Set([204, 205, 304]);

/** Returns a `fetch` for vendors, through a circuit breaker. */
export function vendorFetch(
  fetchOnce: FetchVendor,
  { maxBytes, totalMs, address: toUrl = webAddress }: VendorLimits,
  hosts: ReturnType<typeof breaker>,
  count: VendorWatch["countVendor"] = () => {},
): VendorFetch {
  return async (address, { signal, ...request }) => {
    const url = toUrl(new URL(address));
    hosts.pass(url.host);
    const time = timeLimit(totalMs, signal);
    const refuse = (error: unknown) => signal?.aborted ? signal.reason : toRefusal(error, url);
    try {
      const response = await time.within(fetchOnce(url, request, time.signal));
      hosts.answered(url.host);
      const { statusCode: status } = response;
      count(url.host, status >= 500 ? `HTTP ${status}` : null);
      const { headers, body } = readResponse(response, { maxBytes, refuse, done: time.stop });
      if (withoutBody.has(status)) await body.cancel();
      return new Response(withoutBody.has(status) ? null : body, { status, headers });
    } catch (error) {
      if (error instanceof NotConnected) hosts.failed(url.host);
      const refusal = refuse(error);
      if (!signal?.aborted) count(url.host, wordOf(refusal));
      time.stop();
      throw refusal;
    }
  };
}

/** The limits of an operator's host: a gateway lists all groups with all their members. */
const limits = { maxBytes: 64_000_000, totalMs: 300_000 };
const CONNECT_MS = 5_000;

/**
 * Returns a `fetch` for hosts that the operator configured: trusted, so that any address is allowed, also
 * by http and in the local network. No request is repeated, and no redirect is followed.
 */
export function operatorFetch(watch?: VendorWatch) {
  const connect = reportingConnect(buildConnector({ timeout: CONNECT_MS, allowH2: false }));
  const agent = new Agent({ connect, keepAliveMaxTimeout: 4_000 });
  const hosts = breaker({ failures: 5, restMs: 3_000, onCircuit: watch?.setCircuit });
  const fetch: VendorFetch = vendorFetch(
    (url, { method, headers = {}, body = null }, signal) =>
      agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        ...{ method, headers: { "accept-encoding": "gzip", ...headers }, body, signal },
      }),
    { ...limits, address: (url) => url },
    hosts,
    watch?.countVendor,
  );
  return { fetch, close: () => agent.destroy() };
}
