import type { FailureCode } from "../errors.ts";
import type { AffiliateTags } from "./links/affiliate_tags.ts";

/** All that the product knows of one marketplace. What is left out, the marketplace does not have. */
export type MarketplaceDefinition = {
  /** As people call it; null: each shop is called by its domain. */
  readonly name: string | null;
  /** What else people and the shop's own app call it. */
  readonly otherNames?: readonly string[];
  /** The domains that it answers on, those of its short links included. */
  readonly domains: readonly string[];
  readonly links: LinkRules;
  /** Its addresses that carry another address in a parameter. */
  readonly redirects?: readonly Redirect[];
  /** How it credits an affiliate by the address alone. */
  readonly programme?: AffiliateProgramme;
  /** How sure a link is that its API made, where the address names nobody. */
  readonly apiLinkProof?: "EXPERIMENTAL";
  /** The sentence that its programme asks for in each message with an affiliate link. */
  readonly disclosure?: { readonly sentence: string; readonly alreadySaid: RegExp };
  /** Hours that a price or a picture of it may be shown after it was read; absent: no limit. */
  readonly priceHours?: number;
};

/** How a shop writes the addresses of its products. */
type LinkRules = {
  /** The shop's own id of the product; null where the address names none. */
  readonly productId: (url: URL) => string | null;
  /** The same page without anybody's tag or trace; only what picks the product stays. */
  readonly canonical: (url: URL) => URL;
  /** Whether only a request tells where it leads. */
  readonly isShort: (url: URL) => boolean;
  /** Whether it is somebody's own page at the shop: whatever is bought from there credits them. */
  readonly isOthersPage: (url: URL) => boolean;
};

/**
 * An address that carries its target: the host, the path, and the parameters to try. A path with a
 * group carries the target in that group.
 */
export type Redirect = readonly [host: RegExp, path: RegExp, parameters: readonly string[]];

/** PROVEN: the own tag was parsed back. EXPERIMENTAL: it may not count. */
export type AffiliateProof = "PROVEN" | "EXPERIMENTAL" | "NONE";

/** How a shop credits whoever sent a buyer. */
export type AffiliateProgramme = {
  /** A product's address, to show what a link with a tag looks like. */
  readonly example: string;
  /** The person's tag that counts for this product. */
  readonly own: (tags: AffiliateTags, product: URL) => string | null;
  readonly tagged: (product: URL, tag: string, tags: AffiliateTags) => URL;
  /** Whom an address credits; null when it does not say. */
  readonly credited: (url: URL) => string | null;
  /** How sure a link is that the tag was added to by hand. */
  readonly proofOfTagged: AffiliateProof;
  /**
   * What only the shop's own link builder makes, so that what it credits does count. Absent: what
   * is added by hand counts as much.
   */
  readonly isOfficial?: (url: URL) => boolean;
};

/** A tag of a person's in a shop's programme. */
export type TagDefinition = {
  /** The column of `users` that stores it. */
  readonly column: string;
  /** The failure where what was typed is no such tag. */
  readonly failure: FailureCode;
  /** The bare tag out of a tag, `name=tag` or a whole link that carries it; null: none of these. */
  readonly parse: (typed: string) => string | null;
};
