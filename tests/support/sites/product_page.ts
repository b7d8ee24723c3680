type Product = {
  readonly name: string;
  readonly price?: string;
  readonly inStock?: boolean;
};

/** A page with schema.org's Product, as any shop may have one. */
export function productPage({ name, price, inStock = true }: Product): string {
  const offers = {
    "@type": "Offer",
    priceCurrency: "BRL",
    ...price && { price },
    availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
  };
  const product = { "@context": "https://schema.org", "@type": "Product", name, offers };
  return `<!doctype html><html lang="pt-BR"><title>${name} | Loja</title>
    <script type="application/ld+json">${JSON.stringify(product)}</script>
    <h1>${name}</h1></html>`;
}
