import type { AffiliateTags } from "./links/affiliate_tags.ts";
import type { AffiliateTag } from "./marketplace.ts";

/** The definition of one marketplace. What is absent, the marketplace does not have. */
export type MarketplaceDefinition = {
  /** Its usual name; null: each shop is named by its domain. */
  readonly name: string | null;
  /** Other names that people and the shop's own app use. */
  readonly otherNames?: readonly string[];
  /** Its domains, those of its short links included. */
  readonly domains: readonly string[];
  readonly links: LinkRules;
  /** Its addresses that carry another address in a parameter. */
  readonly redirects?: readonly Redirect[];
  /** How it credits an affiliate by the address alone. */
  readonly programme?: AffiliateProgramme;
  /** The proof of a link that its API made, where the address contains no tag. */
  readonly apiLinkProof?: "EXPERIMENTAL";
  /** The sentence that its programme requires in each message with an affiliate link. */
  readonly disclosure?: { readonly sentence: string; readonly alreadySaid: RegExp };
  /** Hours that a price or a picture of it may be shown after it was read; absent: no limit. */
  readonly priceHours?: number;
};

/** How a shop writes the addresses of its products. */
type LinkRules = {
  /** The shop's own id of the product; null where the address names none. */
  readonly productId: (url: URL) => string | null;
  /** The same page without tags and tracking; only what selects the product stays. */
  readonly canonical: (url: URL) => URL;
  /** Whether only a request shows where it leads. */
  readonly isShort: (url: URL) => boolean;
  /** Whether it is an affiliate's own page at the shop, which credits them for every purchase. */
  readonly isOthersPage: (url: URL) => boolean;
};

/**
 * An address that carries its target: the host, the path, and the parameters to try. A path with a
 * group carries the target in that group.
 */
export type Redirect = readonly [host: RegExp, path: RegExp, parameters: readonly string[]];

/** PROVEN: the own tag was parsed back. EXPERIMENTAL: it may not count. */
export type AffiliateProof = "PROVEN" | "EXPERIMENTAL" | "NONE";

/** Why nothing proves that a link pays the person. */
export type UnpaidReason =
  | "NO_LINK"
  | "TAG_MISSING"
  | "TAG_NOT_VALID"
  | "SHOP_NOT_CONNECTED"
  | "NO_PROGRAMME"
  | "LINK_UNPROVEN";

/** How a shop credits affiliates. */
export type AffiliateProgramme = {
  /** A product's address, for an example of a link with a tag. */
  readonly example: string;
  /** The tag that the shop needs. */
  readonly tag: AffiliateTag;
  /** The person's tag that counts for this product. */
  readonly own: (tags: AffiliateTags, product: URL) => string | null;
  readonly tagged: (product: URL, tag: string, tags: AffiliateTags) => URL;
  /**
   * Returns a tagged link with a reference that the shop's report of sales contains; null: such a
   * link, or the person's account, has no place for it.
   */
  readonly referenced?: (link: URL, reference: string, tags: AffiliateTags) => URL | null;
  /** The tag that an address credits; null where there is none. */
  readonly credited: (url: URL) => string | null;
  /** The proof of a link to which the tag was added by hand. */
  readonly proofOfTagged: AffiliateProof;
  /**
   * Whether only the shop's own link builder makes such addresses, so that their tag counts. Absent:
   * a tag that is added by hand counts as well.
   */
  readonly isOfficial?: (url: URL) => boolean;
};

/** A person's tag in a shop's programme. */
export type TagDefinition = {
  /** The column of `users` that stores it. */
  readonly column: string;
  /** The description of its field in the GraphQL schema. */
  readonly about: string;
  /** The description of its input field; absent: `about`. */
  readonly aboutInput?: string;
  /** The code and the sentence of the refusal where the typed text is no such tag. */
  readonly failure: string;
  readonly sentence: string;
  /**
   * The parameter of a link that carries it. An address that is typed for another tag with one
   * fills this one too.
   */
  readonly parameter?: string;
  /** Returns the bare tag out of a tag, `name=tag` or a whole link; null: none of these. */
  readonly parse: (typed: string) => string | null;
};
