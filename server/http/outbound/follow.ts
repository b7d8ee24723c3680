import { setImmediate } from "node:timers/promises";
import type { Dispatcher } from "undici";
import { type Outbound, OutboundRefusal } from "../../core/outbound.ts";
import { asHeaders, readResponse } from "./read_response.ts";
import { toRefusal } from "./network_errors.ts";
import { timeLimit } from "./time_limit.ts";
import { webAddress } from "./web_address.ts";

/** Fetches one address and follows nothing. @throws before any socket when it is refused. */
export type Fetch = (url: URL, signal: AbortSignal) => Promise<Dispatcher.ResponseData>;

export type FollowLimits = {
  readonly redirects: number;
  /** Of the last body, after decoding. */
  readonly maxBytes: number;
  /** From the first look-up to the last byte. */
  readonly totalMs: number;
};

const redirecting = new Set([301, 302, 303, 307, 308]);

/** Fetches hop by hop, without cookies, referrer or credentials. */
export function follow(fetch: Fetch, { redirects, maxBytes, totalMs }: FollowLimits): Outbound {
  return async (url, signal, unwrap = (one) => [one]) => {
    const time = timeLimit(totalMs, signal);
    const hops: URL[] = [];
    let next = url;
    const refuse = (error: unknown) => signal?.aborted ? signal.reason : toRefusal(error, next);
    try {
      for (let requests = 0; requests <= redirects; requests++) {
        next = webAddress(next);
        hops.push(next);
        const response = await time.within(fetch(next, time.signal));
        const { statusCode: status } = response;
        const location = redirecting.has(status)
          ? asHeaders(response.headers).get("location")
          : null;
        if (location === null) {
          const read = readResponse(response, { maxBytes, refuse, done: time.stop });
          return { url: next, hops, status, ...read };
        }
        await time.within(response.body.dump({ limit: 16_000 })); // frees the connection,
        await setImmediate(); // for undici one turn later: often the next hop's
        const [target, ...wrappers] = unwrap(redirected(next, location)).toReversed();
        // A wall that redirects back to the page it guards is requested itself.
        const isBack = hops.some((hop) => isSamePage(hop, target!));
        if (!isBack) hops.push(...wrappers.toReversed());
        next = isBack ? wrappers.at(-1) ?? target! : target!;
      }
      throw new OutboundRefusal("TOO_MANY_REDIRECTS", `${url.host} led on to ${next.host}`);
    } catch (error) {
      const refusal = refuse(error);
      time.stop();
      throw refusal;
    }
  };
}

/** Returns a redirect's target; shops write accents as bare UTF-8, which arrives as Latin-1. */
function redirected(from: URL, location: string): URL {
  const bytes = Uint8Array.from(location, (character) => character.charCodeAt(0));
  const to = URL.parse(new TextDecoder().decode(bytes), from);
  if (!to) throw new OutboundRefusal("NOT_HTTP", `${from.host} led to no address`);
  return to;
}

const isSamePage = (one: URL, other: URL) =>
  one.host === other.host && one.pathname === other.pathname;
