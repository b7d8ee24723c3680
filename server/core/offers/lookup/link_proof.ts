import { type Credited, creditedOn } from "../../marketplaces/links/affiliate_link.ts";
import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { marketplaceOf } from "../../marketplaces/marketplace.ts";
import { programmeOf } from "../../marketplaces/networks/network_link.ts";
import type { ShopProgramme } from "../../marketplaces/networks/own_networks.ts";
import { affiliateLink, type Linked, type Offer } from "../offer.ts";

/** What a sceptic may read of an offer's link; `checkedAt` null: it was built, and parsed just now. */
export type LinkProof = Credited & {
  readonly checkedAt: Date | null;
  /** The shop's programme through which the link was built; null: another way. */
  readonly programme: ShopProgramme | null;
};

/** Where the link that pays the person ends, and whose tag that address bears; null: there is none. */
export function linkProof(
  offer: Linked & Pick<Offer, "customAffiliateCheck">,
  tags: AffiliateTags,
): LinkProof | null {
  const { url } = affiliateLink(offer, tags);
  if (url === null) return null;
  if (offer.customAffiliateUrl === null || offer.customAffiliateCheck === null) {
    const isBuilt = offer.customAffiliateUrl === null && offer.sourceUrl !== null;
    const product = isBuilt ? new URL(offer.sourceUrl) : null;
    const programme = product && marketplaceOf(product) === "OTHER"
      ? programmeOf(product, tags.networks)
      : null;
    return { ...creditedOn(new URL(url), [], tags), checkedAt: null, programme };
  }
  const { checkedAt, ...seen } = offer.customAffiliateCheck;
  return { ...seen, checkedAt: new Date(checkedAt), programme: null };
}
