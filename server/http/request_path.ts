/**
 * Whether the path of an address is written as it is read: without dot segments, encoded dots,
 * backslashes or a fragment. Otherwise one reader of the address could see another path than the
 * one that attempts are counted by.
 */
export function isPathNormalized(url: string): boolean {
  const normalized = URL.parse(url);
  if (!normalized) return false;
  const start = url.indexOf("/", url.indexOf("://") + "://".length);
  const end = url.indexOf("?", start);
  return normalized.pathname === (end < 0 ? url.slice(start) : url.slice(start, end));
}
