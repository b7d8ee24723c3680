import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import {
  type AffiliateProof,
  type AffiliateTags,
  proofOf,
} from "../marketplaces/affiliate_link.ts";
import { isPublicName, isShortLink } from "../marketplaces/link.ts";
import { OutboundRefusal } from "../outbound.ts";
import { permit } from "../permissions.ts";
import type { LookUp } from "./read_product.ts";

/** An affiliate link that the person gave, rather than one built from their tags. */
export type OwnLink = { readonly url: string; readonly proof: AffiliateProof };

/**
 * The link that the person gave as theirs, and how sure that is. A short link is followed, since
 * the tag shows only on its way. @throws Failure when the tag is somebody else's.
 */
export async function provenLink(ctx: Context, given: string): Promise<OwnLink> {
  const url = new URL(given);
  if (!isPublicName(url)) throw new Failure("LINK_REFUSED", ["fields", "affiliateUrl"]);
  const hops = isShortLink(url) ? await followed(ctx, url) : [url];
  const proof = proofOf(url, hops, await ownTags(ctx));
  if (proof === "FOREIGN") {
    throw new Failure("LINK_OF_ANOTHER_AFFILIATE", ["fields", "affiliateUrl"]);
  }
  return { url: url.href, proof };
}

/**
 * The pasted link itself, when it is Mercado Livre's official one and carries the person's own word:
 * there is no other proven way. Everywhere else a link is built anew from the tags.
 */
export async function ownLinkIn(ctx: Context, found: LookUp): Promise<OwnLink | null> {
  const [link] = found.hops;
  if (!link || found.marketplace !== "MERCADO_LIVRE") return null;
  const proof = proofOf(link, found.hops, await ownTags(ctx));
  return proof === "PROVEN" ? { url: link.href, proof } : null;
}

async function followed({ ports }: Context, url: URL): Promise<readonly URL[]> {
  try {
    return (await ports.readProduct(url)).hops;
  } catch (error) {
    if (error instanceof OutboundRefusal) return [url]; // unproven, then, but still the person's
    throw error;
  }
}

async function ownTags({ db, viewer }: Context): Promise<AffiliateTags> {
  return await db.selectFrom("users").select([
    "amazon_tag as amazonTag",
    "shopee_id as shopeeId",
    "mercado_livre_word as mercadoLivreWord",
    "mercado_livre_tool as mercadoLivreTool",
  ]).where("id", "=", permit(viewer, "offer.edit")).executeTakeFirstOrThrow();
}
