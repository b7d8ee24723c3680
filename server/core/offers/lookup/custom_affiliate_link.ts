import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { openShop } from "../../marketplaces/api/open_shop.ts";
import { connectableShops, ShopRefusal } from "../../marketplaces/api/shop_api.ts";
import type { AffiliateProof } from "../../marketplaces/definition.ts";
import { creditedOn, proofOf } from "../../marketplaces/links/affiliate_link.ts";
import { isPublicName, isShortLink } from "../../marketplaces/links/link.ts";
import { definitions } from "../../marketplaces/marketplace.ts";
import { readFor } from "../../read_for.ts";
import { affiliateTagsOf } from "../../marketplaces/queries.ts";
import { OutboundRefusal } from "../../outbound.ts";
import { permit } from "../../permissions.ts";
import type { LinkCheck } from "../offer.ts";
import type { ProductLookup } from "./product_lookup.ts";

/** An affiliate link that the person gave, rather than one built from their tags. */
export type CustomAffiliateLink = {
  readonly url: string;
  readonly proof: AffiliateProof;
  readonly check: LinkCheck;
};

/**
 * The link that the person gave as theirs, and how sure that is. A short link is followed, since
 * the tag shows only on its way. @throws Failure when the tag is somebody else's.
 */
export async function checkCustomLink(ctx: Context, given: string): Promise<CustomAffiliateLink> {
  const url = new URL(given);
  if (!isPublicName(url)) throw new Failure("LINK_REFUSED", ["fields", "affiliateUrl"]);
  const hops = isShortLink(url) ? await followed(ctx, url) : [url];
  const proof = proofOf(url, hops, await affiliateTagsOf(ctx, permit(ctx.viewer, "offer.edit")));
  if (proof === "FOREIGN") {
    throw new Failure("LINK_OF_ANOTHER_AFFILIATE", ["fields", "affiliateUrl"]);
  }
  return customLink(ctx, url, hops, proof);
}

/**
 * The pasted link itself, when only the shop's link builder makes a proven one (Mercado Livre) and
 * it carries the person's own tag. Everywhere else a link is built anew from the tags.
 */
export async function pastedCustomLink(
  ctx: Context,
  product: ProductLookup,
): Promise<CustomAffiliateLink | null> {
  const [link] = product.hops;
  if (!link || !definitions[product.marketplace].programme?.isOfficial) return null;
  const proof = proofOf(
    link,
    product.hops,
    await affiliateTagsOf(ctx, permit(ctx.viewer, "offer.edit")),
  );
  return proof === "PROVEN" ? customLink(ctx, link, product.hops, proof) : null;
}

/**
 * The link that the shop's own API makes to the product, in the viewer's name. Null where they are
 * not connected, the shop refuses, or following it does not prove that it credits them: one built
 * from their tags stands then.
 */
export async function linkMadeByShop(
  ctx: Context,
  { address, marketplace }: Pick<ProductLookup, "address" | "marketplace">,
) {
  const shop = connectableShops.find((name) => name === marketplace);
  if (!address || !shop) return null;
  try {
    const makeLink = (await openShop(ctx, shop))?.makeLink;
    if (!makeLink) return null;
    const link = await makeLink(address, []);
    const hops = isShortLink(link) ? await followed(ctx, link) : [link];
    const proof = proofOf(link, hops, await affiliateTagsOf(ctx, permit(ctx.viewer, "offer.edit")));
    const { apiLinkProof } = definitions[shop];
    if (apiLinkProof) return customLink(ctx, link, hops, apiLinkProof);
    return proof === "PROVEN" ? customLink(ctx, link, hops, proof) : null;
  } catch (error) {
    if (error instanceof ShopRefusal) return null;
    throw error;
  }
}

const customLink = (
  { now }: Context,
  url: URL,
  hops: readonly URL[],
  proof: AffiliateProof,
): CustomAffiliateLink => ({
  url: url.href,
  proof,
  check: { ...creditedOn(url, hops), checkedAt: now.toISOString() },
});

async function followed(ctx: Context, url: URL): Promise<readonly URL[]> {
  try {
    return (await readFor(ctx, permit(ctx.viewer, "offer.edit"), url)).hops;
  } catch (error) {
    if (error instanceof OutboundRefusal) return [url]; // unproven, then, but still the person's
    throw error;
  }
}

/** What an offer stores of the link that the person gave. */
export const storedLink = (link: CustomAffiliateLink | null) => ({
  customAffiliateUrl: link?.url ?? null,
  customAffiliateProof: link?.proof ?? null,
  customAffiliateCheck: link?.check ?? null,
});
