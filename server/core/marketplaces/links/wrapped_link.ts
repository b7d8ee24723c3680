import { definitions } from "../marketplace.ts";

const redirects = Object.values(definitions).flatMap(({ redirects = [] }) => redirects);

/** One target inside another, and no further: what is longer, nobody has looked into. */
const DEPTH = 10;

/** Every address told by `url` alone: itself, then each target that it carries. */
export function unwrappings(url: URL): readonly URL[] {
  const addresses = [url];
  for (let target = targetOf(url); target && addresses.length <= DEPTH; target = targetOf(target)) {
    addresses.push(target);
  }
  return addresses;
}

/** Whether what the address carries was not seen to its end: it may credit anybody. */
export const isBottomless = (url: URL): boolean => targetOf(unwrappings(url).at(-1)!) !== null;

function targetOf(url: URL): URL | null {
  const redirect = redirects.find(([host, path]) =>
    host.test(url.hostname) && path.test(url.pathname)
  );
  for (const name of redirect?.[2] ?? []) {
    const written = url.searchParams.get(name);
    const target = written ? URL.parse(written, url) : null;
    if (target && /^https?:$/.test(target.protocol)) return target;
  }
  return null;
}
