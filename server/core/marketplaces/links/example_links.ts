import type { AffiliateProof } from "../definition.ts";
import { affiliateUrl } from "./affiliate_link.ts";
import type { AffiliateTags } from "./affiliate_tags.ts";
import { definitions, type Marketplace, marketplaces } from "../marketplace.ts";

export type ExampleLink = {
  readonly marketplace: Marketplace;
  readonly url: string;
  readonly proof: AffiliateProof;
};

/** What a link with these tags looks like, for each shop whose tag is set: built and parsed back. */
export const exampleLinks = (tags: AffiliateTags): ExampleLink[] =>
  marketplaces.flatMap((marketplace) => {
    const example = definitions[marketplace].programme?.example;
    if (!example) return [];
    const { url, proof } = affiliateUrl(new URL(example), tags);
    return url === null ? [] : [{ marketplace, url, proof }];
  });
