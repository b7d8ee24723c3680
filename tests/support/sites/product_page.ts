type Product = {
  readonly name: string;
  readonly price?: string;
  /** The least of a group of offers, in place of a price. */
  readonly lowPrice?: string;
  readonly inStock?: boolean;
  /** The address of its picture. */
  readonly image?: string;
};

/** A page with schema.org's Product, as any shop may have one. */
export function productPage({ name, price, lowPrice, inStock = true, image }: Product): string {
  const offers = {
    "@type": lowPrice ? "AggregateOffer" : "Offer",
    priceCurrency: "BRL",
    ...price && { price },
    ...lowPrice && { lowPrice },
    availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
  };
  const product = {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    offers,
    ...image && { image },
  };
  return `<!doctype html><html lang="pt-BR"><title>${name} | Loja</title>
    <script type="application/ld+json">${JSON.stringify(product)}</script>
    <h1>${name}</h1></html>`;
}
