import type { FailureCode } from "../errors.ts";
import { isPublicName } from "../marketplaces/links/link.ts";
import { unwrappings } from "../marketplaces/links/wrapped_link.ts";
import { marketplaceOf } from "../marketplaces/marketplace.ts";
import { isReservedSlug } from "./reserved_slugs.ts";
import { isSlug } from "./slug.ts";

/** The hosts that answer short links of ours. */
export type OwnHosts = {
  /** The site's own host; null: it is not configured. */
  readonly siteHost: string | null;
  /** The host that serves short links only; null: the site serves them. */
  readonly linkHost: string | null;
};

/** Characters of a target. */
const LONGEST_TARGET = 4_000;

/** Amazon's hosts in any country, also where it has no programme, and its short ones. */
const AMAZON = /(?:^|\.)(?:amazon\.(?:com?\.)?[a-z]{2,3}|amzn\.[a-z]{2,4}|amzlink\.to|a\.co)\.?$/;

/** Services whose short addresses hide where they lead. */
const shorteners = new Set([
  "abre.ai",
  "acesse.one",
  "adf.ly",
  "bit.do",
  "bit.ly",
  "bitly.com",
  "bl.ink",
  "buff.ly",
  "cli.re",
  "clk.im",
  "cutt.ly",
  "dub.sh",
  "encr.pw",
  "encurtador.com.br",
  "encurtador.dev",
  "encurtador.net",
  "geni.us",
  "goo.gl",
  "is.gd",
  "j.mp",
  "kutt.it",
  "l1nk.dev",
  "lnkd.in",
  "ow.ly",
  "qr.ae",
  "rb.gy",
  "rebrand.ly",
  "short.gy",
  "short.io",
  "shorturl.at",
  "shre.ink",
  "soo.gd",
  "t.co",
  "t.ly",
  "tiny.cc",
  "tiny.one",
  "tinyurl.com",
  "tny.im",
  "tr.ee",
  "u.to",
  "urlz.fr",
  "v.gd",
  "x.gd",
  "ye.pe",
]);

/** Returns the address that a person typed as a target, or why no link may lead there. */
export function parseTarget(typed: string, own: OwnHosts): URL | FailureCode {
  const text = typed.trim();
  if (!text || text.length > LONGEST_TARGET || /\s/.test(text)) return "SHORT_LINK_TARGET_INVALID";
  const url = URL.parse(/^[a-z][a-z0-9+-]*:/i.test(text) ? text : `https://${text}`);
  // A letter that is no ASCII takes up to nine characters in a header.
  const isValid = url && isPublicName(url) && url.href.length <= LONGEST_TARGET;
  if (!isValid) return "SHORT_LINK_TARGET_INVALID";
  return targetRefusal(url, own) ?? url;
}

/**
 * Returns why no short link may lead to a public address, also through an address that carries it;
 * null: it may. Amazon's programme forbids links that hide it, and a chain of short links could loop.
 */
export function targetRefusal(url: URL, own: OwnHosts): FailureCode | null {
  const named = addressesIn(url);
  if (named.some(isAmazon)) return "SHORT_LINK_TARGET_AMAZON";
  if (named.some((one) => isShortLinkOf(own, one))) return "SHORT_LINK_TARGET_OWN";
  return named.some(({ hostname }) => shorteners.has(bare(hostname)))
    ? "SHORT_LINK_TARGET_HIDDEN"
    : null;
}

const isAmazon = (url: URL) => marketplaceOf(url) === "AMAZON" || AMAZON.test(url.hostname);

const bare = (hostname: string) => hostname.replace(/^www\./, "").replace(/\.$/, "");

/** Whether it is an address of ours that a short link answers. */
function isShortLinkOf({ siteHost, linkHost }: OwnHosts, { host, pathname }: URL): boolean {
  if (host === linkHost) return true;
  const [, first = "", ...rest] = pathname.split("/");
  const isOneWord = rest.every((part) => part === "") && isSlug(first.toLowerCase());
  return host === siteHost && isOneWord && !isReservedSlug(first);
}

/** Addresses within addresses; what is deeper, nobody follows. */
const MOST_ADDRESSES = 30;

/** Returns the address and every one that it carries: where a shop redirects, or as a parameter. */
function addressesIn(url: URL): readonly URL[] {
  const found = [...unwrappings(url)];
  for (let n = 0; n < found.length && found.length < MOST_ADDRESSES; n++) {
    for (const value of found[n]!.searchParams.values()) {
      const carried = carriedAddress(value);
      if (carried) found.push(carried);
    }
  }
  return found;
}

/** An address as a parameter carries it: also encoded once more, or without its scheme. */
function carriedAddress(value: string): URL | null {
  const text = /^(?:https?)?%[0-9a-f]{2}/i.test(value) ? decoded(value) : value;
  if (/^https?:\/\//i.test(text)) return URL.parse(text);
  const isBare = /^(?:\/\/)?(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(text);
  return isBare ? URL.parse(`https://${text.replace(/^\/\//, "")}`) : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone per cent sign
  }
}
