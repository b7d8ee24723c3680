import { setImmediate } from "node:timers/promises";
import type { Dispatcher } from "undici";
import { type Outbound, OutboundRefusal } from "../../core/outbound.ts";
import { asHeaders, readResponse } from "./read_response.ts";
import { toRefusal } from "./network_errors.ts";
import { timeLimit } from "./time_limit.ts";
import { webAddress } from "./web_address.ts";

/** Asks for one address and follows nothing. @throws before any socket when it may not be asked. */
export type Fetch = (url: URL, signal: AbortSignal) => Promise<Dispatcher.ResponseData>;

export type FollowLimits = {
  readonly redirects: number;
  /** Of the last body, after decoding. */
  readonly maxBytes: number;
  /** From the first look-up to the last byte read. */
  readonly totalMs: number;
};

const redirecting = new Set([301, 302, 303, 307, 308]);

/** Asks hop by hop, each as a stranger: no cookie, no referrer, no credential goes along. */
export function follow(ask: Fetch, { redirects, maxBytes, totalMs }: FollowLimits): Outbound {
  return async (url, signal) => {
    const time = timeLimit(totalMs, signal);
    const hops: URL[] = [];
    let next = url;
    const refuse = (error: unknown) => signal?.aborted ? signal.reason : toRefusal(error, next);
    try {
      while (hops.length <= redirects) {
        next = webAddress(next);
        hops.push(next);
        const answer = await time.within(ask(next, time.signal));
        const { statusCode: status } = answer;
        const location = redirecting.has(status) ? asHeaders(answer.headers).get("location") : null;
        if (location === null) {
          const heard = readResponse(answer, { maxBytes, refuse, done: time.stop });
          return { url: next, hops, status, ...heard };
        }
        await time.within(answer.body.dump({ limit: 16_000 })); // read, it leaves its connection free,
        await setImmediate(); // which undici sees one turn later: often the next hop's
        next = redirected(next, location);
      }
      throw new OutboundRefusal("TOO_MANY_REDIRECTS", `${url.host} led on to ${next.host}`);
    } catch (error) {
      const refusal = refuse(error);
      time.stop();
      throw refusal;
    }
  };
}

/** Where a redirect leads; shops write accents as bare UTF-8, which arrives one byte a character. */
function redirected(from: URL, location: string): URL {
  const bytes = Uint8Array.from(location, (character) => character.charCodeAt(0));
  const to = URL.parse(new TextDecoder().decode(bytes), from);
  if (!to) throw new OutboundRefusal("NOT_HTTP", `${from.host} led to no address`);
  return to;
}
