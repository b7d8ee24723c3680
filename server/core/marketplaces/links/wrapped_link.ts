import { definitions } from "../marketplace.ts";

const redirects = Object.values(definitions).flatMap(({ redirects = [] }) => redirects);

/** One target inside another, and no further: what is longer, nobody has looked into. */
const DEPTH = 10;

/** Returns every address that `url` names by itself: its own, then each target that it carries. */
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
  for (const [host, path, parameters] of redirects) {
    const inPath = host.test(url.hostname) ? path.exec(url.pathname) : null;
    if (!inPath) continue;
    for (const written of [...parameters.map((name) => valueOf(url, name)), inPath[1]]) {
      const target = written ? addressIn(written, url) : null;
      if (target) return target;
    }
  }
  return null;
}

/** A network's parameter, however its capitals are written. */
const valueOf = ({ searchParams }: URL, name: string): string | null =>
  searchParams.get(name) ??
    [...searchParams].find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1] ?? null;

/** The address as a link carries it: encoded once more than needed, or without its scheme. */
function addressIn(written: string, base: URL): URL | null {
  const text = /^https?%3a/i.test(written) ? decoded(written) : written;
  const isBare = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text);
  const target = URL.parse(isBare ? `https://${text}` : text, base);
  return target && /^https?:$/.test(target.protocol) ? target : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone per cent sign
  }
}
