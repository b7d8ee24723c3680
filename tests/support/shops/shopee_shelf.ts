import { shopeeError } from "./shopee_error.ts";
import { decimal } from "./shopee_report.ts";
import type { CreditedLink, ShelfProduct } from "./shop_standin.ts";

type Asked = {
  readonly shopId?: number;
  readonly itemId?: number;
  readonly keyword?: string;
  readonly sortType?: number;
  readonly page?: number;
  readonly limit?: number;
};

const MOST_PRODUCTS = 50;
const SHOP_ID = 52377417;
const FIRST_ITEM = 22_900_000_001;

/** What is on sale, and the links to it that credit `affiliateId`. */
export function shopeeShelf(affiliateId: string) {
  const nodes: ReturnType<typeof node>[] = [];
  const links = new Map<string, CreditedLink>();

  return {
    sell(product: ShelfProduct): URL {
      const itemId = FIRST_ITEM + nodes.length;
      nodes.push(node(product, itemId));
      return new URL(`https://shopee.com.br/product/${SHOP_ID}/${itemId}`);
    },
    unknown: new URL(`https://shopee.com.br/product/${SHOP_ID}/1`),
    linkGiven: (link: URL) => links.get(link.href) ?? null,

    productOfferV2({ shopId, itemId, keyword, sortType = 1, page = 1, limit = 20 }: Asked) {
      if (page < 1 || limit < 1 || limit > MOST_PRODUCTS) throw shopeeError(11001, "page, limit");
      const found = nodes.filter((one) =>
        (shopId === undefined || one.shopId === shopId) &&
        (itemId === undefined || one.itemId === itemId) &&
        (keyword === undefined || one.productName.toLowerCase().includes(keyword.toLowerCase()))
      );
      const order = orders[sortType];
      if (order) found.sort((one, other) => order(other) - order(one));
      const end = page * limit;
      return {
        nodes: found.slice(end - limit, end),
        pageInfo: { page, limit, hasNextPage: found.length > end },
      };
    },

    generateShortLink({ input: { originUrl, subIds = [] } }: {
      input: { originUrl: string; subIds?: readonly string[] };
    }) {
      const product = URL.parse(originUrl);
      if (product?.hostname !== "shopee.com.br") throw shopeeError(11001, "invalid origin url");
      const areFit = subIds.length <= 5 && subIds.every((id) => /^[A-Za-z0-9]{1,50}$/.test(id));
      if (!areFit) throw shopeeError(11001, "invalid sub id");
      const shortLink = `https://s.shopee.com.br/${1_000_000 + links.size}`;
      const landed = new URL(product);
      landed.searchParams.set("utm_source", `an_${affiliateId}`);
      landed.searchParams.set("utm_content", subIds.join("-"));
      links.set(shortLink, { who: affiliateId, product, subIds, hops: [landed] });
      return { shortLink };
    },
  };
}

/** Its `sortType`s that are not the order of entry: the highest value comes first. */
const orders: Readonly<Record<number, (one: ReturnType<typeof node>) => number>> = {
  2: ({ sales }) => sales,
  3: ({ priceMin }) => Number(priceMin),
  4: ({ priceMin }) => -Number(priceMin),
  5: ({ commissionRate }) => Number(commissionRate),
};

const node = (product: ShelfProduct, itemId: number) => ({
  itemId,
  shopId: SHOP_ID,
  productName: product.title,
  priceMin: decimal(product.cents),
  priceMax: decimal(product.cents),
  commissionRate: String(product.commissionBasisPoints / 10_000),
  sales: product.sold,
  ratingStar: product.ratingTenths === null ? "0" : String(product.ratingTenths / 10),
  priceDiscountRate: product.oldCents === null
    ? 0
    : Math.round(100 - product.cents * 100 / product.oldCents),
  imageUrl: `https://cf.shopee.com.br/file/${itemId}`,
  shopName: "Loja Oficial",
  productLink: `https://shopee.com.br/product/${SHOP_ID}/${itemId}`,
  offerLink: `https://s.shopee.com.br/of${itemId}`,
});
