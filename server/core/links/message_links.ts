import type { DispatchId } from "../ids.ts";
import { isPublicName } from "../marketplaces/links/link.ts";
import { withDirectReference, withReference } from "../marketplaces/links/reference.ts";
import { type Marketplace, marketplaceName, marketplaceOf } from "../marketplaces/marketplace.ts";
import type { AffiliateTags } from "../marketplaces/links/affiliate_tags.ts";
import { replaceLinks } from "../offers/lookup/shared_text.ts";
import type { Offer } from "../offers/offer.ts";
import { builtIn, type Wording } from "../templates/wording.ts";
import type { User } from "../users/user.ts";
import { drawSlug } from "./reserved_slugs.ts";
import { type OwnHosts, targetRefusal } from "./target_url.ts";

/** The short link of one message to one group. */
export type MessageLink = {
  readonly slug: string;
  /** Where it leads: the link that it replaces, with its slug as the reference to the sale. */
  readonly url: string;
};

/** A message's text, and the short link in it; null: its link is as it was. */
type Shortened = { readonly text: string; readonly link: MessageLink | null };

/** Whether an offer's message has a short link: as its template says, else as its person set it. */
export const hasShortLink = (
  { customText }: Pick<Offer, "customText">,
  wording: Wording,
  person: Pick<User, "hasShortLinks">,
): boolean =>
  (customText === null ? wording.hasShortLinks : builtIn.hasShortLinks) ?? person.hasShortLinks;

/**
 * Returns a message's text with a short link of its own in place of `url`. The text stays as it is
 * where it has no such link, or no short link may lead there. The link
 * is created once the message starts. `slug` is that of a link that the message has already.
 */
export function shortened(
  text: string,
  url: string | null,
  tags: AffiliateTags,
  { origin, ...own }: OwnHosts & { readonly origin: string },
  slug = drawSlug(),
): Shortened {
  const target = url === null ? null : URL.parse(url);
  if (!url || !target || targetRefusal(target, own)) return { text, link: null };
  const replaced = withLink(text, url, `${origin}/${slug}`);
  if (replaced === text) return { text, link: null };
  return { text: replaced, link: { slug, url: withReference(target, slug, tags).href } };
}

/** Returns the text with another link in the places where `url` stands alone. */
const withLink = (text: string, url: string, link: string): string =>
  text.replaceAll(
    // WhatsApp's marks and punctuation may surround it; anything else is another address.
    new RegExp(`(?<![^\\s*_~(\\[])${RegExp.escape(url)}(?=[*_~)\\],;!]*(?:\\s|$))`, "g"),
    () => link,
  );

/** The reference of a message whose link stays direct: letters and digits, which any shop takes. */
export const messageReference = (id: DispatchId): string => id.slice("dsp_".length);

/** Returns the message whose reference a report contains; null: it is none. */
export const referencedMessage = (word: string): DispatchId | null =>
  /^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(word) ? `dsp_${word}` : null;

/**
 * Returns a message's text with its reference in a link that no short link may replace, as Amazon's,
 * where the person's account at that shop takes one.
 */
export function referenced(
  text: string,
  url: string | null,
  tags: AffiliateTags,
  id: DispatchId,
): string {
  const target = url === null ? null : URL.parse(url);
  const link = target && withDirectReference(target, messageReference(id), tags);
  return link ? withLink(text, url!, link.href) : text;
}

/** The most short links in one text that a person wrote; further links stay as they are. */
export const MOST_LINKS_OF_TEXT = 10;

/** Invitations and chats, which messengers open themselves and show with a button of their own. */
const ofMessengers = /(?:^|\.)(?:whatsapp\.com|wa\.me|t\.me|telegram\.me)$/;

/** A text, and the short links that are new in it. */
export type ShortenedText = { readonly text: string; readonly links: readonly MessageLink[] };

/** The message that a text goes out as, and the links that it has already: they stay as they are. */
type OfMessage = { readonly id: DispatchId; readonly known?: readonly MessageLink[] };

/**
 * Returns a text that a person wrote with a short link in place of each of its links, the same one
 * wherever the same address stands. Links stay where no short link may lead, and those of messengers;
 * one to Amazon that pays the person gets the message's reference where their account takes one.
 */
export function shortenedText(
  text: string,
  tags: AffiliateTags,
  { origin, ...own }: OwnHosts & { readonly origin: string },
  { id, known = [] }: OfMessage,
): ShortenedText {
  const byTarget = new Map<string, MessageLink>();
  const links: MessageLink[] = [];
  const linkOf = (target: URL): MessageLink | null => {
    const same = known.find(({ slug, url }) => withReference(target, slug, tags).href === url);
    if (same) return same;
    if (byTarget.size === MOST_LINKS_OF_TEXT) return null;
    const slug = drawSlug();
    const link = { slug, url: withReference(target, slug, tags).href };
    links.push(link);
    return link;
  };
  const replaced = replaceLinks(text, (target) => {
    if (ofMessengers.test(target.hostname) || !isPublicName(target)) return null;
    if (targetRefusal(target, own) !== null) {
      return withDirectReference(target, messageReference(id), tags)?.href ?? null;
    }
    const link = byTarget.get(target.href) ?? linkOf(target);
    if (link) byTarget.set(target.href, link);
    return link && `${origin}/${link.slug}`;
  });
  return { text: replaced, links };
}

/** Returns what a short link in a text without an offer is called, and whose shop it leads to. */
export function subjectOfLink(url: string): { title: string; marketplace: Marketplace | null } {
  const target = new URL(url);
  const marketplace = marketplaceOf(target);
  const title = marketplaceName(marketplace) ?? target.hostname.replace(/^www\./, "");
  return { title, marketplace: marketplace === "OTHER" ? null : marketplace };
}
