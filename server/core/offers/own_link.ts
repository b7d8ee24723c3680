import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { AffiliateProof } from "../marketplaces/definition.ts";
import { creditedOn, proofOf } from "../marketplaces/links/affiliate_link.ts";
import { isPublicName, isShortLink } from "../marketplaces/links/link.ts";
import { OutboundRefusal } from "../outbound.ts";
import { openShop } from "../marketplaces/api/open_shop.ts";
import { connectableShops, ShopRefusal } from "../marketplaces/api/shop_api.ts";
import { definitions } from "../marketplaces/marketplace.ts";
import { affiliateTagsOf } from "../marketplaces/queries.ts";
import { permit } from "../permissions.ts";
import type { LinkCheck } from "./offer.ts";
import type { LookUp } from "./read_product.ts";

/** An affiliate link that the person gave, rather than one built from their tags. */
export type OwnLink = {
  readonly url: string;
  readonly proof: AffiliateProof;
  readonly check: LinkCheck;
};

/**
 * The link that the person gave as theirs, and how sure that is. A short link is followed, since
 * the tag shows only on its way. @throws Failure when the tag is somebody else's.
 */
export async function provenLink(ctx: Context, given: string): Promise<OwnLink> {
  const url = new URL(given);
  if (!isPublicName(url)) throw new Failure("LINK_REFUSED", ["fields", "affiliateUrl"]);
  const hops = isShortLink(url) ? await followed(ctx, url) : [url];
  const proof = proofOf(url, hops, await affiliateTagsOf(ctx, permit(ctx.viewer, "offer.edit")));
  if (proof === "FOREIGN") {
    throw new Failure("LINK_OF_ANOTHER_AFFILIATE", ["fields", "affiliateUrl"]);
  }
  return ownLink(ctx, url, hops, proof);
}

/**
 * The pasted link itself, when only the shop's link builder makes a proven one (Mercado Livre) and
 * it carries the person's own tag. Everywhere else a link is built anew from the tags.
 */
export async function ownLinkIn(ctx: Context, found: LookUp): Promise<OwnLink | null> {
  const [link] = found.hops;
  if (!link || !definitions[found.marketplace].programme?.isOfficial) return null;
  const proof = proofOf(
    link,
    found.hops,
    await affiliateTagsOf(ctx, permit(ctx.viewer, "offer.edit")),
  );
  return proof === "PROVEN" ? ownLink(ctx, link, found.hops, proof) : null;
}

/**
 * The link that the shop's own API makes to the product, in the viewer's name. Null where they are
 * not connected, the shop refuses, or following it does not prove that it credits them: one built
 * from their tags stands then.
 */
export async function madeLink(ctx: Context, { address, marketplace }: LookUp) {
  const shop = connectableShops.find((name) => name === marketplace);
  if (!address || !shop) return null;
  try {
    const makeLink = (await openShop(ctx, shop))?.makeLink;
    if (!makeLink) return null;
    const link = await makeLink(address, []);
    const hops = isShortLink(link) ? await followed(ctx, link) : [link];
    const proof = proofOf(link, hops, await affiliateTagsOf(ctx, permit(ctx.viewer, "offer.edit")));
    const { apiLinkProof } = definitions[shop];
    if (apiLinkProof) return ownLink(ctx, link, hops, apiLinkProof);
    return proof === "PROVEN" ? ownLink(ctx, link, hops, proof) : null;
  } catch (error) {
    if (error instanceof ShopRefusal) return null;
    throw error;
  }
}

const ownLink = (
  { now }: Context,
  url: URL,
  hops: readonly URL[],
  proof: AffiliateProof,
): OwnLink => ({
  url: url.href,
  proof,
  check: { ...creditedOn(url, hops), checkedAt: now.toISOString() },
});

async function followed({ ports }: Context, url: URL): Promise<readonly URL[]> {
  try {
    return (await ports.readProduct(url)).hops;
  } catch (error) {
    if (error instanceof OutboundRefusal) return [url]; // unproven, then, but still the person's
    throw error;
  }
}
