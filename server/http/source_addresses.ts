import type { Context as HonoContext } from "hono";
import type { HttpEnv } from "./http_env.ts";
import type { LinkRequest } from "./links/link_resolver.ts";
import type { LinkVisit } from "./links/link_visit.ts";
import { forwardedAddress } from "./request_origin.ts";

/**
 * Tells from which addresses requests come: those that the nearest proxy names in `header`, else those
 * of their connections.
 */
export function sourceAddresses(header: string | null) {
  const ofHeaders = (headers: Pick<Headers, "get">, connectedFrom: string): string =>
    forwardedAddress(headers, header) ?? connectedFrom;
  return {
    ofHeaders,
    ofRequest: (c: HonoContext<HttpEnv>): string =>
      ofHeaders(c.req.raw.headers, c.env.connectedFrom),
    /** The visit of a short link, with its address. */
    ofVisit: ({ method, path, header, connectedFrom }: LinkVisit): LinkRequest => ({
      method,
      path,
      header,
      address: ofHeaders({ get: (name) => header(name) ?? null }, connectedFrom),
    }),
  };
}
