/** The headers of a request: `Headers`, or what is asked by names in lower case alone. */
export type SentHeaders = Pick<Headers, "get" | "has"> & Iterable<[name: string, value: string]>;

/**
 * Whether a request that a browser sent comes from a page of our own. Hosts are compared, not
 * schemes: behind a proxy that ends TLS the page is https and the request http. Without `Origin`
 * it is no browser's cross-site request.
 */
export function isFromSameSite(headers: SentHeaders, publicUrl: string | null): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") !== "cross-site";
  if (origin === publicUrl) return true; // a proxy may have put its own name into Host
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}

/**
 * Paths that another site's page may post to: a vendor sends people back by a form. They change and
 * read nothing: they redirect to a GET of ours, which is checked like any other.
 */
const CROSS_SITE_PATHS: ReadonlySet<string> = new Set(["/api/auth/callback/apple"]);

/** Whether another site's page may send the request: it reads, or its path allows it. */
export const isCrossSiteAllowed = ({ method, path }: { method: string; path: string }): boolean =>
  method === "GET" || method === "HEAD" || CROSS_SITE_PATHS.has(path);

/** Whether the request has a bearer token, which counts whether or not there is a cookie. */
export const hasToken = (headers: SentHeaders): boolean =>
  /^bearer /i.test(headers.get("authorization") ?? "");

/** Whether a browser sent the request, rather than a program with a token. */
export const isFromBrowser = (headers: SentHeaders): boolean =>
  !hasToken(headers) &&
  ["cookie", "origin", "sec-fetch-site"].some((name) => headers.has(name));

/**
 * By it the page at `/graphql` says that what its reader wrote is sent. Another site's page cannot
 * send it: its requests are refused before they are read.
 */
export const GRAPHIQL_HEADER = "x-graphiql";

/** Returns the client's address that the nearest proxy added last; null: there is no proxy. */
export function forwardedAddress(
  headers: Pick<Headers, "get">,
  header: string | null,
): string | null {
  const written = header && headers.get(header);
  return written ? written.slice(written.lastIndexOf(",") + 1).trim() : null;
}

const HOST = /^[\w.:[\]-]+$/;

/**
 * Returns the product's origin as the request names it: by its `Host`, which caches on the way
 * distinguish, too, rather than by an absolute address in the request line.
 */
export function requestOrigin(
  { url, headers }: { url: string; headers: { get: (name: string) => string | null } },
): string {
  const origin = url.slice(0, url.indexOf("/", "https://".length));
  const host = headers.get("host");
  if (host === null || origin.endsWith(`/${host}`) || !HOST.test(host)) return origin;
  return `${url.slice(0, url.indexOf(":"))}://${host}`;
}
