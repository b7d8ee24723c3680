import { well, wrong } from "./aliexpress_answers.ts";
import type { CreditedLink, ShelfProduct } from "./shop_standin.ts";
import { decimal } from "./shopee_report.ts";

const MOST_IDS = 20;
const MOST_PRODUCTS = 50;
const FIRST_ITEM = 1_005_006_356_702_381;

type Parameters = Readonly<Record<string, string>>;

/** What is on sale, and the links to it that credit `trackingId`. */
export function aliExpressShelf(trackingId: string) {
  const shelf = new Map<string, ShelfProduct>();
  const links = new Map<string, CreditedLink>();

  const paged = (ids: readonly string[], params: Parameters) => {
    const size = Number(params.page_size ?? 20);
    const page = Number(params.page_no ?? 1);
    if (!(page >= 1 && size >= 1 && size <= MOST_PRODUCTS)) return wrong(400, "Parameter error");
    const some = ids.slice((page - 1) * size, page * size);
    if (some.length === 0) return wrong(405, "The result is empty");
    return well({
      current_page_no: page,
      current_record_count: some.length,
      total_page_no: Math.ceil(ids.length / size),
      total_record_count: ids.length,
      products: { product: some.map((id) => product(id, shelf.get(id)!, params)) },
    });
  };

  return {
    sell(sold: ShelfProduct): URL {
      const id = String(FIRST_ITEM + shelf.size);
      shelf.set(id, sold);
      return new URL(`https://www.aliexpress.com/item/${id}.html`);
    },
    unknown: new URL("https://www.aliexpress.com/item/1005000000000001.html"),
    linkGiven: (link: URL) => links.get(link.href) ?? null,

    "aliexpress.affiliate.productdetail.get"(params: Parameters) {
      const ids = (params.product_ids ?? "").split(",");
      if (ids.length > MOST_IDS) return wrong(400, "Parameter error");
      return paged(ids.filter((id) => shelf.has(id)), { ...params, page_size: String(MOST_IDS) });
    },

    "aliexpress.affiliate.product.query"(params: Parameters) {
      const words = (params.keywords ?? "").toLowerCase();
      const ids = [...shelf.keys()].filter((id) =>
        shelf.get(id)!.title.toLowerCase().includes(words)
      );
      return params.sort ? wrong(405, "The result is empty") : paged(ids, params);
    },

    "aliexpress.affiliate.hotproduct.query"(params: Parameters) {
      const category = params.category_ids;
      if (category && category !== "15") return wrong(405, "The result is empty");
      return paged([...shelf.keys()], params);
    },

    "aliexpress.affiliate.category.get"() {
      const category = [
        { category_id: 15, category_name: "Casa e jardim" },
        { category_id: 1503, category_name: "Móveis", parent_category_id: 15 },
      ];
      return well({ total_result_count: category.length, categories: { category } });
    },

    "aliexpress.affiliate.link.generate"(params: Parameters) {
      const product = URL.parse(params.source_values ?? "");
      if (!product || params.promotion_link_type !== "0" || params.tracking_id !== trackingId) {
        return wrong(400, "Parameter error");
      }
      const link = `https://s.click.aliexpress.com/e/_o${1_000_000 + links.size}`;
      const landed = new URL(product);
      landed.searchParams.set("aff_platform", "api-new-link-generate");
      links.set(link, { who: trackingId, product, subIds: [], hops: [landed] });
      const promotion_link = [{ promotion_link: link, source_value: product.href }];
      return well({
        total_result_count: 1,
        tracking_id: trackingId,
        promotion_links: { promotion_link },
      });
    },
  };
}

const product = (id: string, sold: ShelfProduct, params: Parameters) => ({
  product_id: Number(id),
  product_title: sold.title,
  product_main_image_url: `https://ae01.alicdn.com/kf/S${id}.jpg`,
  product_detail_url: `https://pt.aliexpress.com/item/${id}.html?pdp_npi=4`,
  promotion_link: `https://s.click.aliexpress.com/s/${id}`,
  // In dollars, whatever the request; the target prices are those that a buyer sees.
  sale_price: decimal(Math.max(1, Math.round(sold.cents / 5))),
  sale_price_currency: "USD",
  target_sale_price: decimal(sold.cents),
  target_sale_price_currency: params.target_currency ?? "USD",
  target_original_price: decimal(sold.oldCents ?? sold.cents),
  target_original_price_currency: params.target_currency ?? "USD",
  commission_rate: `${sold.commissionBasisPoints / 100}%`,
  evaluate_rate: "95.1%",
  lastest_volume: sold.sold,
  shop_id: 4409,
  ...sold.promoCode && {
    promo_code_info: {
      promo_code: sold.promoCode,
      code_campaigntype: "1",
      code_value: "On order over USD 10, get USD 7 off",
      code_mini_spend: "10",
      code_quantity: "8000",
      code_availabletime_start: "2026-11-01 00:00:00",
      code_availabletime_end: "2026-12-31 23:59:59",
      code_promotionurl: `https://s.click.aliexpress.com/s/${id}`,
    },
  },
});
