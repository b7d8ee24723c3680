import { Failure } from "../../errors.ts";
import {
  canonicalUrl,
  isPublicName,
  isShortLink,
  parseLink,
} from "../../marketplaces/links/link.ts";
import { linksIn } from "../lookup/shared_text.ts";
import { MOST_LINKS } from "./link_batch.ts";

/** A line of a paste: a link, or a text in the place of one; `url` is as it was pasted. */
type PastedLink = { readonly url: string; readonly isLink: boolean };

/** Most characters of a paste; fifty links take a tenth of it. */
const LONGEST = 50_000;
/** Characters that are stored of a text that is no link. */
const LONGEST_OTHER = 200;

/**
 * Returns the links of a pasted text, each product once, in their order. In a list, where at least
 * half of the lines have a link, a line without one is returned as no link. In any other text such
 * lines are skipped.
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

/** A whole line may be any address without `https://`; within a sentence only known shops count. */
function linksOf(line: string): URL[] {
  const bare = line.replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, "");
  const whole = parseLink(bare);
  if (whole && isPublicName(whole) && /\.\p{L}{2,}$/u.test(whole.hostname)) return [whole];
  return linksIn(line).map(({ url }) => url);
}

/** The key by which two links are the same product; a short link is only equal to itself. */
const sameAs = (url: URL) => isShortLink(url) ? url.href : canonicalUrl(url).href;
