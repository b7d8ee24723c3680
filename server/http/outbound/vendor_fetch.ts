import { Agent, buildConnector, type Dispatcher } from "undici";
import { NotConnected, type VendorFetch, type VendorRequest } from "../../core/outbound.ts";
import { readResponse } from "./read_response.ts";
import { breaker } from "./breaker.ts";
import { reportingConnect, toRefusal } from "./network_errors.ts";
import { timeLimit } from "./time_limit.ts";
import { webAddress } from "./web_address.ts";

/** Asks once. @throws NotConnected when surely nothing was asked. */
export type FetchVendor = (
  url: URL,
  request: Omit<VendorRequest, "signal">,
  signal: AbortSignal,
) => Promise<Dispatcher.ResponseData>;

export type VendorLimits = {
  /** Of the answer, after decoding. */
  readonly maxBytes: number;
  /** The longest that anybody's signal may allow. */
  readonly totalMs: number;
  /** The address that is asked for the one given; by default its https form. */
  readonly asked?: (given: URL) => URL;
};

/** With these, a `Response` takes no body. */
const withoutBody = new Set([204, 205, 304]);

/** A `fetch` for vendors by `ask`, through `spared`, which leaves alone those who are not there. */
export function vendorFetch(
  ask: FetchVendor,
  { maxBytes, totalMs, asked = webAddress }: VendorLimits,
  spared: ReturnType<typeof breaker>,
): VendorFetch {
  return async (address, { signal, ...request }) => {
    const url = asked(new URL(address));
    spared.pass(url.host);
    const time = timeLimit(totalMs, signal);
    const refuse = (error: unknown) => signal?.aborted ? signal.reason : toRefusal(error, url);
    try {
      const answer = await time.within(ask(url, request, time.signal));
      spared.answered(url.host);
      const { statusCode: status } = answer;
      const { headers, body } = readResponse(answer, { maxBytes, refuse, done: time.stop });
      if (withoutBody.has(status)) await body.cancel();
      return new Response(withoutBody.has(status) ? null : body, { status, headers });
    } catch (error) {
      if (error instanceof NotConnected) spared.failed(url.host);
      const refusal = refuse(error);
      time.stop();
      throw refusal;
    }
  };
}

/** What a host of the operator's may take: a gateway lists all groups with all who are in them. */
const limits = { maxBytes: 64_000_000, totalMs: 300_000 };
const CONNECT_MS = 5_000;

/**
 * A `fetch` for hosts that whoever runs the product configured: trusted, so that any address is asked,
 * also by http and in the local network. Nothing is asked twice, and no redirect is followed.
 */
export function operatorFetch() {
  const connect = reportingConnect(buildConnector({ timeout: CONNECT_MS, allowH2: false }));
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
