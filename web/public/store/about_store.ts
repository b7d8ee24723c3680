import type { Frame, StoreData } from "../contract.ts";

/** Returns a store as JSON-LD: only offers whose price we read ourselves are told. */
export function aboutStore({ origin }: Pick<Frame, "origin">, data: StoreData): object {
  const { title, canonical, cards } = data;
  const address = (url: string) => url.startsWith("/") ? `${origin}${url}` : url;
  const proven = cards.filter(({ price, isPriceProven }) => price && isPriceProven);
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: title,
    url: `${origin}${canonical}`,
    numberOfItems: proven.length,
    itemListElement: proven.map(({ title, url, imageUrl, price, shop }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      item: {
        "@type": "Product",
        name: title,
        ...imageUrl && { image: address(imageUrl) },
        offers: {
          "@type": "Offer",
          url: address(url),
          price: (price!.cents / 100).toFixed(2),
          priceCurrency: price!.currency,
          availability: "https://schema.org/InStock",
          seller: { "@type": "Organization", name: shop },
        },
      },
    })),
  };
}
