import { withReference } from "../marketplaces/links/reference.ts";
import type { AffiliateTags } from "../marketplaces/links/affiliate_tags.ts";
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
 * where it has no such link, or no short link may lead there, as to Amazon. The link
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
  const replaced = text.replaceAll(
    // WhatsApp's marks and punctuation may surround it; anything else is another address.
    new RegExp(`(?<![^\\s*_~(\\[])${RegExp.escape(url)}(?=[*_~)\\],;!]*(?:\\s|$))`, "g"),
    `${origin}/${slug}`,
  );
  if (replaced === text) return { text, link: null };
  return { text: replaced, link: { slug, url: withReference(target, slug, tags).href } };
}
