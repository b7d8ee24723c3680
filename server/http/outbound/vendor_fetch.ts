import type { Dispatcher } from "undici";
import { NotConnected, type VendorFetch, type VendorRequest } from "../../core/outbound.ts";
import { heardAnswer } from "./answer.ts";
import type { breaker } from "./breaker.ts";
import { asRefusal } from "./refusal.ts";
import { timeLimit } from "./time_limit.ts";
import { webAddress } from "./web_address.ts";

/** Asks once. @throws NotConnected when surely nothing was asked. */
export type AskVendor = (
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
  ask: AskVendor,
  { maxBytes, totalMs, asked = webAddress }: VendorLimits,
  spared: ReturnType<typeof breaker>,
): VendorFetch {
  return async (address, { signal, ...request }) => {
    const url = asked(new URL(address));
    spared.pass(url.host);
    const time = timeLimit(totalMs, signal);
    const refuse = (error: unknown) => signal?.aborted ? signal.reason : asRefusal(error, url);
    try {
      const answer = await time.within(ask(url, request, time.signal));
      spared.answered(url.host);
      const { statusCode: status } = answer;
      const { headers, body } = heardAnswer(answer, { maxBytes, refuse, done: time.stop });
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
