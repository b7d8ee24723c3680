import type { AffiliateTags } from "../links/affiliate_tags.ts";
import { type AffiliateLink, affiliateUrl, creditedOn } from "../links/affiliate_link.ts";
import { canonicalUrl, isPublicName, isShortLink, parseLink } from "../links/link.ts";
import { unwrappings } from "../links/wrapped_link.ts";
import { type Marketplace, marketplaceOf, shopName } from "../marketplace.ts";
import { programmeOf, subParameterIn } from "./network_link.ts";
import { type Network, networkOf } from "./network.ts";
import type { ShopProgramme } from "./own_networks.ts";

/** What becomes of a link, without a request and without an offer. */
export type LinkTest = AffiliateLink & {
  readonly marketplace: Marketplace;
  readonly shop: string;
  /** The product's address: without anybody's tags, out of any network's link. */
  readonly productUrl: string;
  /** The network whose link it was; null: none. */
  readonly unwrappedFrom: Network | null;
  /** Whether only a request shows where it leads. */
  readonly isShort: boolean;
  /** The id that reads back out of the built link. */
  readonly creditedTag: string | null;
  /** The parameter of the built link that takes a reference; null: none. */
  readonly subParameter: string | null;
  /** The person's programme at that shop. */
  readonly programme: ShopProgramme | null;
};

/** Builds the person's link to what `text` names, and reads it back; null: it is no link. */
export function testLink(text: string, tags: AffiliateTags): LinkTest | null {
  const pasted = parseLink(text);
  if (!pasted || !isPublicName(pasted)) return null;
  const product = canonicalUrl(pasted);
  const marketplace = marketplaceOf(product);
  const link = affiliateUrl(product, tags);
  const built = link.url === null ? null : new URL(link.url);
  return {
    ...link,
    marketplace,
    shop: shopName(product, marketplace),
    productUrl: product.href,
    unwrappedFrom: unwrappings(pasted).slice(0, -1).map(networkOf).findLast(Boolean) ?? null,
    isShort: isShortLink(pasted),
    creditedTag: built && creditedOn(built, [], tags).creditedTag,
    subParameter: built && subParameterIn(built, tags.networks),
    programme: marketplace === "OTHER" ? programmeOf(product, tags.networks) : null,
  };
}
