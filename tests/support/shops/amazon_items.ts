import type { ShelfProduct } from "./shop_standin.ts";

export const MARKETPLACE = "www.amazon.com.br";

export type Item = Record<string, unknown> & { readonly asin: string };

/** The Creators API's value of each resource that our requests name. */
const resources: Readonly<Record<string, (product: ShelfProduct, asin: string) => object>> = {
  "itemInfo.title": ({ title }) => ({
    itemInfo: { title: { displayValue: title, label: "Title", locale: "pt_BR" } },
  }),
  "images.primary.large": (_, asin) => ({
    images: {
      primary: {
        large: {
          url: `https://m.media-amazon.com/images/I/${asin}._SL500_.jpg`,
          height: 500,
          width: 500,
        },
      },
    },
  }),
  "customerReviews.count": () => ({ customerReviews: { count: 1_234 } }),
  "customerReviews.starRating": ({ ratingTenths }) =>
    ratingTenths ? { customerReviews: { starRating: { value: ratingTenths / 10 } } } : {},
  "offersV2.listings.price": ({ cents, oldCents }) =>
    offers(
      { price: { money: money(cents + 1_000) } },
      {
        price: {
          money: money(cents),
          ...oldCents && {
            savings: { money: money(oldCents - cents), percentage: 10 },
            savingBasis: {
              money: money(oldCents),
              savingBasisType: "WAS_PRICE",
              savingBasisTypeLabel: "De:",
            },
          },
        },
      },
    ),
  "offersV2.listings.availability": () =>
    offers({ availability: { type: "UNAVAILABLE" } }, {
      availability: { type: "IN_STOCK", message: "Em estoque", maxOrderQuantity: 30 },
    }),
  "offersV2.listings.condition": () =>
    offers({ condition: { value: "New" } }, { condition: { value: "New" } }),
  "offersV2.listings.isBuyBoxWinner": () =>
    offers({ isBuyBoxWinner: false }, { isBuyBoxWinner: true }),
};

export const isResource = (name: unknown) => Object.hasOwn(resources, String(name));

/** The item as returned: with the requested resources, and an address with a tag. */
export function item(
  asin: string,
  product: ShelfProduct,
  names: readonly string[],
  tag: string,
): Item {
  const base = {
    asin,
    detailPageURL: `https://${MARKETPLACE}/dp/${asin}?tag=${tag}&linkCode=ogi&th=1&psc=1`,
  };
  return names.reduce((item, name) => merged(item, resources[name]!(product, asin)), base) as Item;
}

/** Two sellers: one who is passed over, and the one beside the button. */
const offers = (...listings: object[]) => ({ offersV2: { listings } });

const money = (cents: number) => ({
  amount: cents / 100,
  currency: "BRL",
  displayAmount: `R$ ${(cents / 100).toFixed(2).replace(".", ",")}`,
});

// deno-lint-ignore no-explicit-any -- any two pieces of JSON
function merged(one: any, other: any): any {
  if (typeof one !== "object" || typeof other !== "object") return other;
  if (Array.isArray(one)) return one.map((value, index) => merged(value, other[index]));
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [
    name,
    name in one && name in other ? merged(one[name], other[name]) : one[name] ?? other[name],
  ]));
}
