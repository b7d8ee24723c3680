import { type AffiliateProof, type AffiliateTags, affiliateUrl } from "./affiliate_link.ts";
import { type Marketplace, marketplaceOf } from "./marketplace.ts";

/** Addresses as each shop writes them, of products that do not matter. */
const examples = [
  "https://www.amazon.com.br/dp/B00EXEMPL0",
  "https://shopee.com.br/product/123456/7890123",
  "https://www.mercadolivre.com.br/p/MLB12345678",
  "https://www.magazineluiza.com.br/produto/p/abc1234567/te/exem/",
].map((address) => new URL(address));

export type ExampleLink = {
  readonly marketplace: Marketplace;
  readonly url: string;
  readonly proof: AffiliateProof;
};

/** What a link with these tags looks like, for each shop whose tag is set: built and parsed back. */
export const exampleLinks = (tags: AffiliateTags): ExampleLink[] =>
  examples.flatMap((product) => {
    const { url, proof } = affiliateUrl(product, tags);
    return url === null ? [] : [{ marketplace: marketplaceOf(product), url, proof }];
  });
