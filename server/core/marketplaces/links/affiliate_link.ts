import type { AffiliateProgramme, AffiliateProof, UnpaidReason } from "../definition.ts";
import { definitions, type Marketplace, marketplaceOf, marketplaces } from "../marketplace.ts";
import { creditedByNetwork, networkLink, networkProof } from "../networks/network_link.ts";
import { type AffiliateTags, noTags } from "./affiliate_tags.ts";
import { canonicalUrl, isShortLink } from "./link.ts";
import { unwrappings } from "./wrapped_link.ts";

const programmeAt = (url: URL): AffiliateProgramme | undefined =>
  definitions[marketplaceOf(url)].programme;

/** The link that pays a person, and how sure that is; where nothing proves it, why. */
export type AffiliateLink = {
  readonly url: string | null;
  readonly proof: AffiliateProof;
  /** Null unless `proof` is NONE. */
  readonly unpaidReason: UnpaidReason | null;
};

export const unpaidLink = (url: string | null, unpaidReason: UnpaidReason): AffiliateLink => ({
  url,
  proof: "NONE",
  unpaidReason,
});

/**
 * Returns the link to `product` that credits the person. It is proven only if their tag reads back
 * out of it.
 */
export function affiliateUrl(product: URL, tags: AffiliateTags): AffiliateLink {
  const address = canonicalUrl(product);
  const { programme, apiLinkProof } = definitions[marketplaceOf(address)];
  if (!programme) {
    return apiLinkProof ? unpaidLink(null, "SHOP_NOT_CONNECTED") : linkByNetwork(address, tags);
  }
  // A short link that was not followed may credit another affiliate, whatever tag is added.
  if (isShortLink(address)) return unpaidLink(null, "LINK_UNPROVEN");
  const own = programme.own(tags, address);
  if (!own) {
    return unpaidLink(null, tags[programme.tag] === null ? "TAG_MISSING" : "TAG_NOT_VALID");
  }
  const { href } = programme.tagged(address, own, tags);
  const readBack = programme.credited(new URL(href));
  return readBack === own
    ? { url: href, proof: programme.proofOfTagged, unpaidReason: null }
    : unpaidLink(null, "LINK_UNPROVEN");
}

function linkByNetwork(address: URL, { networks }: AffiliateTags): AffiliateLink {
  const link = isShortLink(address) ? "NO_PROGRAMME" : networkLink(address, networks);
  return typeof link === "string" ? unpaidLink(null, link) : { ...link, unpaidReason: null };
}

/** An address, and the tag that it credits; null: none. */
export type Credited = { readonly finalUrl: string; readonly creditedTag: string | null };

/** Returns the last address on a link's way that credits a tag, else the last one. */
export function creditedOn(
  link: URL,
  hops: readonly URL[],
  { networks }: Pick<AffiliateTags, "networks"> = noTags,
): Credited {
  const way = [link, ...hops].flatMap(unwrappings).map((url) => ({
    finalUrl: url.href,
    creditedTag: programmeAt(url)?.credited(url) ?? creditedByNetwork(url, networks),
  }));
  return way.findLast(({ creditedTag }) => creditedTag) ?? way.at(-1)!;
}

/**
 * Returns whether a link that the person pasted as theirs credits them, by its own address and the
 * `hops` on its way: the last tag counts. FOREIGN is another affiliate's.
 */
export function proofOf(
  link: URL,
  hops: readonly URL[],
  tags: AffiliateTags,
): AffiliateProof | "FOREIGN" {
  const way = [link, ...hops].flatMap(unwrappings);
  const product = way.findLast((url) => programmeAt(url));
  const programme = product && programmeAt(product);
  if (!programme) return networkProof(way, tags.networks);
  const within = way.filter((url) => programmeAt(url) === programme);
  const isOfficial = programme.isOfficial && within.some(programme.isOfficial);
  const credited = within.map(programme.credited).findLast((tag) => tag);
  if (credited) {
    if (!same(credited, programme.own(tags, product))) return "FOREIGN";
    return isOfficial ? "PROVEN" : programme.proofOfTagged;
  }
  // The shop's own opaque link, which a bot wall hides: its owner is unknown.
  return isOfficial ? "EXPERIMENTAL" : "NONE";
}

const same = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

export type ExampleLink = {
  readonly marketplace: Marketplace;
  readonly url: string;
  readonly proof: AffiliateProof;
};

/** Returns an example of a link for each shop whose tag is set, built and parsed back. */
export const exampleLinks = (tags: AffiliateTags): ExampleLink[] =>
  marketplaces.flatMap((marketplace) => {
    const example = definitions[marketplace].programme?.example;
    if (!example) return [];
    const { url, proof } = affiliateUrl(new URL(example), tags);
    return url === null ? [] : [{ marketplace, url, proof }];
  });
