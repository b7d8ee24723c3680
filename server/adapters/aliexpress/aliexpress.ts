import { at, listAt, textAt } from "../../core/marketplaces/api/shop_response.ts";
import { marketplaceOf } from "../../core/marketplaces/marketplace.ts";
import type { ProductReading } from "../../core/marketplaces/readings/product_reading.ts";
import { type ShopApi, type ShopQuota, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { openPlatform } from "./open_platform.ts";
import { conversionsIn, orderList, placeOf } from "./orders.ts";
import { categoriesIn, idIn, inBrazil, productAddress, productsIn } from "./products.ts";

type Options = {
  readonly quota: ShopQuota;
  /** The time limit of a request. */
  readonly seconds: number;
};

/** Products of one request, and of one page. */
const AT_ONCE = 20;
const MOST_PRODUCTS = 50;

/** AliExpress publishes no limit: this is well below what its developers report. */
const usualQuota: ShopQuota = { calls: 2_000, perSeconds: 24 * 60 * 60, productsACall: AT_ONCE };

/**
 * AliExpress's affiliate API, for buyers in Brazil. Source of signatures and forms: its Open
 * Platform's documents; of the responses' shape: public clients. Its links carry no sub ids.
 */
export function aliExpress(
  vendorFetch: VendorFetch,
  { quota = usualQuota, seconds = 15 }: Partial<Options> = {},
): ShopApi<"ALIEXPRESS"> {
  const call = openPlatform(vendorFetch, seconds);

  return {
    quota,

    async check(account) {
      const { trackingId: tracking_id } = account.credentials;
      await call(account, "aliexpress.affiliate.product.query", {
        ...{ ...inBrazil, tracking_id, keywords: "livro", page_no: "1", page_size: "1" },
      });
      return { name: null }; // AliExpress does not return it
    },

    async readProducts(account, products) {
      const ids = new Map(products.flatMap((url) => {
        const id = idIn(url);
        return id ? [[url.href, id]] : [];
      }));
      const left = [...new Set(ids.values())];
      const read = new Map<string, ProductReading>();
      while (left.length > 0) {
        const response = await call(account, "aliexpress.affiliate.productdetail.get", {
          ...inBrazil,
          product_ids: left.splice(0, AT_ONCE).join(","),
          country: "BR",
          tracking_id: account.credentials.trackingId,
        });
        for (const [id, { reading }] of productsIn(response)) read.set(id, reading);
      }
      return new Map([...ids].flatMap(([address, id]) => {
        const reading = read.get(id);
        return reading ? [[address, reading]] : [];
      }));
    },

    async search(account, { words, category, after }) {
      const page = pageOf(after);
      const method = words === null ? "hotproduct" : "product";
      const response = await call(account, `aliexpress.affiliate.${method}.query`, {
        ...inBrazil,
        ...words !== null && { keywords: words },
        ...category && { category_ids: category },
        ship_to_country: "BR",
        page_no: String(page),
        page_size: String(MOST_PRODUCTS),
        tracking_id: account.credentials.trackingId,
      });
      const items = [...productsIn(response).values()];
      const isMore = page < Number(at(response, "total_page_no") ?? 0);
      return { items, next: isMore ? String(page + 1) : null };
    },

    hasSuggestions: true,

    async listCategories(account) {
      const response = await call(account, "aliexpress.affiliate.category.get", {});
      return categoriesIn(response);
    },

    async makeLink(account, product) {
      const id = idIn(product);
      if (!id) throw new ShopRefusal("PRODUCT_NOT_FOUND", "the address names no product");
      const response = await call(account, "aliexpress.affiliate.link.generate", {
        promotion_link_type: "0",
        source_values: productAddress(id).href,
        tracking_id: account.credentials.trackingId,
      });
      if (response === null) throw new ShopRefusal("PRODUCT_NOT_FOUND", "no link to this product");
      const [link] = listAt(response, "promotion_links", "promotion_link");
      const url = URL.parse(textAt(link, "promotion_link") ?? "");
      if (url?.protocol === "https:" && marketplaceOf(url) === "ALIEXPRESS") return url;
      throw new ShopRefusal("FAILED", "no link of AliExpress's");
    },

    async listConversions(account, period) {
      const place = placeOf(period.after);
      const parameters = orderList(period, place);
      return conversionsIn(
        await call(account, "aliexpress.affiliate.order.list", parameters),
        place,
      );
    },
  };
}

/** Parses a page's `next`. @throws ShopRefusal REQUEST_REFUSED where it is none */
function pageOf(after: string | null): number {
  const page = Number(after ?? 1);
  if (Number.isSafeInteger(page) && page >= 1) return page;
  throw new ShopRefusal("REQUEST_REFUSED", `there is no page ${after}`);
}
