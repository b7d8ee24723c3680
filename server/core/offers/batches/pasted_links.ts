import { Failure } from "../../errors.ts";
import {
  canonicalUrl,
  isPublicName,
  isShortLink,
  parseLink,
} from "../../marketplaces/links/link.ts";
import { linksIn } from "../lookup/shared_text.ts";
import { MOST_LINKS } from "./link_batch.ts";

/** What a paste holds: a link, or what stands where a link should; `url` is as it was pasted. */
type PastedLink = { readonly url: string; readonly isLink: boolean };

/** Characters of a paste; fifty links take a tenth of it. */
const LONGEST = 50_000;
/** Characters that are kept of what is no link. */
const LONGEST_OTHER = 200;

/**
 * The links of a pasted text, one a line or anywhere in it, each product once, in their order. In a
 * list, where links make up at least half of the lines, a line without one is kept for what it is:
 * no link. In any other text such lines are just words.
 * @throws Failure LINKS_MISSING, TOO_MANY_LINKS, LINKS_TEXT_TOO_LONG
 */
export function pastedLinks(text: string): PastedLink[] {
  if (text.length > LONGEST) throw new Failure("LINKS_TEXT_TOO_LONG", ["text"]);
  const lines = text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "")
    .map((line) => ({ line, links: linksOf(line) }));
  const withLinks = lines.filter(({ links }) => links.length > 0).length;
  if (withLinks === 0) throw new Failure("LINKS_MISSING", ["text"]);
  const isList = withLinks * 2 >= lines.length;
  const known = new Set<string>();
  const pasted = lines.flatMap(({ line, links }): PastedLink[] => {
    if (links.length === 0) {
      return isList ? [{ url: line.slice(0, LONGEST_OTHER), isLink: false }] : [];
    }
    return links.filter((url) => {
      const isNew = !known.has(sameAs(url));
      known.add(sameAs(url));
      return isNew;
    }).map((url) => ({ url: url.href, isLink: true }));
  });
  if (pasted.length > MOST_LINKS) throw new Failure("TOO_MANY_LINKS", ["text"]);
  return pasted;
}

/** A whole line may be an address of any shop, without `https://`; within words only usual ones are. */
function linksOf(line: string): URL[] {
  const bare = line.replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, "");
  const whole = parseLink(bare);
  if (whole && isPublicName(whole) && /\.\p{L}{2,}$/u.test(whole.hostname)) return [whole];
  return linksIn(line).map(({ url }) => url);
}

/** The product, where the address names it; a short link is only itself. */
const sameAs = (url: URL) => isShortLink(url) ? url.href : canonicalUrl(url).href;
