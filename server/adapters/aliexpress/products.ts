import { at, listAt, textAt } from "../../core/marketplaces/api/shop_response.ts";
import { apiReading, decimalPrice, scaled } from "../../core/marketplaces/readings/api_reading.ts";
import { productIdOf } from "../../core/marketplaces/links/link.ts";
import { marketplaceOf } from "../../core/marketplaces/marketplace.ts";
import { currencyCode } from "../../core/marketplaces/readings/price_text.ts";
import {
  type ListedProduct,
  type ShopCategory,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import { plainText } from "../../core/marketplaces/readings/plain_text.ts";
import type { StatedCode } from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";

/** The parameters for a buyer in Brazil. */
export const inBrazil = { target_currency: "BRL", target_language: "PT" };

/** A product's id in its address; null where it names none. */
export const idIn = (product: URL): string | null =>
  marketplaceOf(product) === "ALIEXPRESS" ? productIdOf(product) : null;

export const productAddress = (id: string): URL =>
  new URL(`https://www.aliexpress.com/item/${id}.html`);

/** The products of an response, by their ids. @throws ShopRefusal FAILED when it is none */
export function productsIn(response: unknown): Map<string, ListedProduct> {
  if (response === null) return new Map();
  if (at(response, "products") === undefined) throw new ShopRefusal("FAILED", "no products");
  return new Map(listAt(response, "products", "product").map(listed));
}

function listed(product: unknown): [string, ListedProduct] {
  const id = String(at(product, "product_id"));
  if (!/^\d+$/.test(id)) throw new ShopRefusal("FAILED", "a product without id");
  return [id, {
    url: productAddress(id), // the address in the response may carry a tag
    // `evaluate_rate` is the share of content buyers, not a rating in stars.
    reading: {
      ...apiReading("ALIEXPRESS", {
        productId: id,
        title: textAt(product, "product_title"),
        price: money(product, "target_sale_price"),
        oldPrice: money(product, "target_original_price"),
        image: textAt(product, "product_main_image_url"),
      }),
      commissionBasisPoints: scaled(percent(textAt(product, "commission_rate")), 2),
      codes: codesOf(at(product, "promo_code_info")),
    },
    sold: scaled(at(product, "lastest_volume"), 0), // so spelled; of the last 30 days
    discountPercent: null, // it states the old price
  }];
}

const CODE = /^[\w-]{3,40}$/;

/** The promotion code of a product. What it gives is left in words: its kinds are documented two ways. */
function codesOf(info: unknown): StatedCode[] {
  const code = textAt(info, "promo_code")?.trim() ?? "";
  if (!CODE.test(code)) return [];
  const words = plainText(textAt(info, "code_value") ?? "", 100);
  return [{ code, words, until: instantIn(textAt(info, "code_availabletime_end")) }];
}

/** "2026-11-30 23:59:59", which AliExpress states in Pacific standard time. */
function instantIn(text: string | null): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)/.exec(text ?? "") ?? [];
  const instant = new Date(`${day}T${time}-08:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function money(product: unknown, name: string): Money | null {
  const currency = currencyCode(at(product, `${name}_currency`));
  return currency ? decimalPrice(at(product, name), currency) : null;
}

/** "7.0%" without its sign. */
const percent = (text: string | null) => text?.replace(/\s*%$/, "");

/** The categories of a response that have no parent. @throws ShopRefusal FAILED when it is none */
export function categoriesIn(response: unknown): ShopCategory[] {
  if (response === null) return [];
  if (at(response, "categories") === undefined) throw new ShopRefusal("FAILED", "no categories");
  return listAt(response, "categories", "category").flatMap((category) => {
    const id = String(at(category, "category_id"));
    const name = textAt(category, "category_name");
    const isFirst = !at(category, "parent_category_id");
    return isFirst && name && /^\d+$/.test(id) ? [{ id, name }] : [];
  });
}
