/**
 * Whether a request that a browser sent comes from a page of our own. Hosts are compared, not
 * schemes: behind a proxy that ends TLS the page is https and the request http. Without `Origin`
 * it is no browser's cross-site request.
 */
export function isFromSameSite(headers: Headers, publicUrl: string | null): boolean {
  const origin = headers.get("origin");
  if (origin === null) return headers.get("sec-fetch-site") !== "cross-site";
  if (origin === publicUrl) return true; // a proxy may have put its own name into Host
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}

/**
 * What another site's page may post to: a vendor sends people back by a form. Nothing is changed by
 * it, nor read of whoever comes with it: it answers with a GET of ours, which is checked as any.
 */
export const CROSS_SITE_PATHS: ReadonlySet<string> = new Set(["/api/auth/callback/apple"]);

/** Whether it shows a bearer token: whoever does is who that stands for, with or without a cookie. */
export const hasToken = (headers: Headers): boolean =>
  /^bearer /i.test(headers.get("authorization") ?? "");

/** Whether a browser sent it, and no program with a token of its own. */
export const isFromBrowser = (headers: Headers): boolean =>
  !hasToken(headers) &&
  ["cookie", "origin", "sec-fetch-site"].some((name) => headers.has(name));

const HOST = /^[\w.:[\]-]+$/;

/**
 * The product's origin as the request names it: by its `Host`, which a cache on the way tells apart,
 * too, and not by the address of a request line that says otherwise.
 */
export function originOf({ url, headers }: Request): string {
  const origin = url.slice(0, url.indexOf("/", "https://".length));
  const host = headers.get("host");
  if (host === null || origin.endsWith(`/${host}`) || !HOST.test(host)) return origin;
  return `${url.slice(0, url.indexOf(":"))}://${host}`;
}
