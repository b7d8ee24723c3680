import type { Context } from "../context.ts";
import { Failure, type FailureCode } from "../errors.ts";
import { canonicalUrl, isShortLink, parseLink, productIdOf } from "../marketplaces/links/link.ts";
import { marketplaceOf, shopName } from "../marketplaces/marketplace.ts";
import type { Reading } from "../marketplaces/readings/product_reading.ts";
import { type OutboundReason, OutboundRefusal } from "../outbound.ts";
import { priceKey } from "./prices/price_key.ts";
import { factsOfReading } from "./product_facts.ts";
import type { NewProduct } from "./product_row.ts";

const problems: Readonly<Record<OutboundReason, FailureCode>> = {
  NOT_HTTP: "LINK_REFUSED",
  ADDRESS_REFUSED: "LINK_REFUSED",
  UNREACHABLE: "PAGE_UNREACHABLE",
  TOO_MANY_REDIRECTS: "PAGE_UNREACHABLE",
  TIMED_OUT: "PAGE_UNREACHABLE",
  TOO_LARGE: "PAGE_TOO_LARGE",
};

/** A product that a link names, by its page. @throws Failure where the page does not tell of one. */
export async function inspectLink(
  { ports, now }: Context,
  link: string,
): Promise<Omit<NewProduct, "tags" | "note">> {
  const url = parseLink(link);
  if (!url) throw new Failure("LINK_INVALID", ["url"]);
  const reading = await ports.readProduct(url).catch((error) => {
    if (error instanceof OutboundRefusal) throw new Failure(problems[error.reason], ["url"]);
    throw error;
  });
  const { product } = reading;
  const address = addressOf(url, reading);
  const title = product.title?.value;
  if (product.blocked) throw new Failure("PAGE_BLOCKED", ["url"]);
  if (!title) throw new Failure("PAGE_WITHOUT_PRODUCT", ["url"]);
  if (isShortLink(address)) throw new Failure("LINK_NOT_FOLLOWED", ["url"]);
  const marketplace = marketplaceOf(address);
  const key = priceKey(marketplace, address, product.productId ?? productIdOf(address));
  if (!key) throw new Failure("LINK_INVALID", ["url"]);
  const shop = product.shop?.value ?? shopName(address, marketplace);
  return {
    key,
    address: address.href,
    facts: factsOfReading(product, { title, shop, now }),
    followedAt: now,
  };
}

/** The last address on the way that names a product, else the one where it ended. */
const addressOf = (link: URL, { hops }: Reading): URL =>
  canonicalUrl(hops.findLast((hop) => productIdOf(hop) !== null) ?? hops.at(-1) ?? link);
