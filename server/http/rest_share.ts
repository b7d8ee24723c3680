import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { tooMany } from "./attempts.ts";
import { type FairShare, rateHeaders } from "./fair_share.ts";
import type { HttpEnv } from "./http_env.ts";
import { hasToken } from "./request_origin.ts";

type Options = {
  readonly shareOf: (headers: Headers, address: string) => FairShare;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
};

/**
 * Counts each REST request of a signed-in client at its share, and handles it in the viewer's turn.
 * The sign-in endpoints have limits of their own.
 */
export function restShares({ shareOf, addressOf }: Options): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw;
    const isKnown = headers.has("cookie") || hasToken(headers);
    if (!isKnown || c.req.path.startsWith("/api/auth/")) return await next();
    // Whose turn it is; the endpoint asks anew once it has come.
    const { viewer } = await c.get("context")("REMEMBERED");
    const share = shareOf(headers, addressOf(c));
    const wait = await share.count(viewer);
    const headersOfRate = rateHeaders(share.rate());
    if (wait > 0) {
      for (const [name, value] of headersOfRate) c.header(name, value);
      return tooMany(c, share.refusal, wait);
    }
    await share.run(viewer, "rest", next);
    for (const [name, value] of headersOfRate) c.header(name, value);
  };
}
