import { Failure, type FailureCode } from "../../errors.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import type { Money } from "../../money.ts";
import type { ProductLookup } from "./product_lookup.ts";

/** What a page did tell, to begin the form with. */
export type FoundProduct = {
  readonly sourceUrl: string | null;
  readonly marketplace: Marketplace;
  readonly shop: string;
  readonly title: string | null;
  readonly price: Money | null;
  readonly oldPrice: Money | null;
  readonly imageUrl: string | null;
};

/** A page says too little for an offer: the person fills in the rest. */
export class PageNotRead extends Failure {
  readonly found: FoundProduct;

  constructor(
    code: FailureCode,
    { address, marketplace, facts }: Pick<ProductLookup, "address" | "marketplace" | "facts">,
  ) {
    super(code, ["url"]);
    this.found = {
      sourceUrl: address?.href ?? null,
      marketplace,
      shop: facts.shop?.value ?? "",
      title: facts.title?.value ?? null,
      price: facts.price?.value ?? null,
      oldPrice: facts.oldPrice?.value ?? null,
      imageUrl: facts.imageUrl?.value ?? null,
    };
  }
}
