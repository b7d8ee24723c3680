import { type Credited, creditedOn } from "../../marketplaces/links/affiliate_link.ts";
import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { affiliateLink, type Linked, type Offer } from "../offer.ts";

/** What a sceptic may read of an offer's link; `checkedAt` null: it was built, and parsed just now. */
export type LinkProof = Credited & { readonly checkedAt: Date | null };

/** Where the link that pays the person ends, and whose tag that address bears; null: there is none. */
export function linkProof(
  offer: Linked & Pick<Offer, "customAffiliateCheck">,
  tags: AffiliateTags,
): LinkProof | null {
  const { url } = affiliateLink(offer, tags);
  if (url === null) return null;
  if (offer.customAffiliateUrl === null || offer.customAffiliateCheck === null) {
    return { ...creditedOn(new URL(url), []), checkedAt: null };
  }
  const { checkedAt, ...seen } = offer.customAffiliateCheck;
  return { ...seen, checkedAt: new Date(checkedAt) };
}
