const HOST = /^[\w.:[\]-]+$/;

/**
 * The product's origin as the request names it: by its `Host`, which a cache on the way tells apart,
 * too, and not by the address of a request line that says otherwise.
 */
export function addressedTo({ url, headers }: Request): string {
  const origin = url.slice(0, url.indexOf("/", "https://".length));
  const host = headers.get("host");
  if (host === null || origin.endsWith(`/${host}`) || !HOST.test(host)) return origin;
  return `${url.slice(0, url.indexOf(":"))}://${host}`;
}
