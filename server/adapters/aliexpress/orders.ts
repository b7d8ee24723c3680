import { at, listAt, textAt } from "../../core/marketplaces/api/shop_response.ts";
import { decimalMoney } from "../../core/marketplaces/readings/api_reading.ts";
import { currencyCode } from "../../core/marketplaces/readings/price_text.ts";
import {
  type Conversion,
  type ConversionStatus,
  type ShopPage,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import { type Money, MOST_CENTS } from "../../core/money.ts";
import type { Parameters } from "./open_platform.ts";

/** Most items of a page. */
const MOST_ORDERS = 50;

/** AliExpress lists one status at a time: the statuses, in the order in which they are listed. */
const statuses: readonly (readonly [string, ConversionStatus])[] = [
  ["Payment Completed", "PENDING"],
  ["Buyer Confirmed Receipt", "CONFIRMED"],
  ["Completed Settlement", "CONFIRMED"],
  ["Invalid", "CANCELED"],
];

/** The zone of its times. Source: the reference of aliexpress.affiliate.order.list. */
const ZONE = "America/Los_Angeles";

type Period = { readonly from: Date; readonly until: Date; readonly after: string | null };
/** The index of a status, from 0, and a page of it, from 1. */
type Place = { readonly status: number; readonly page: number };

/** Parses a page's `next`. @throws ShopRefusal REQUEST_REFUSED */
export function placeOf(after: string | null): Place {
  const [, status, page] = /^([0-3]):([1-9]\d{0,5})$/.exec(after ?? "0:1") ?? [];
  if (status && page) return { status: Number(status), page: Number(page) };
  throw new ShopRefusal("REQUEST_REFUSED", `there is no page ${after}`);
}

/** The parameters of a request for the orders that were paid in a period. */
export const orderList = ({ from, until }: Period, { status, page }: Place): Parameters => ({
  time_type: "Payment Completed Time",
  start_time: written(from),
  end_time: written(until, -1), // inclusive
  status: statuses[status]![0],
  page_no: String(page),
  page_size: String(MOST_ORDERS),
});

/** A page of orders, an item a row. @throws ShopRefusal FAILED when it is of another shape */
export function conversionsIn(response: unknown, { status, page }: Place): ShopPage<Conversion> {
  const items = listAt(response, "orders", "order").map((order) => conversion(order, status));
  const isMore = page < Number(at(response, "total_page_no") ?? 0);
  if (isMore) return { items, next: `${status}:${page + 1}` };
  return { items, next: status + 1 < statuses.length ? `${status + 1}:1` : null };
}

function conversion(order: unknown, status: number): Conversion {
  const key = String(at(order, "sub_order_id") ?? at(order, "order_id"));
  const boughtAt = read(textAt(order, "paid_time") ?? textAt(order, "created_time"));
  if (!/^\d+$/.test(key) || !boughtAt) {
    throw new ShopRefusal("FAILED", "an order without id or time");
  }
  const productId = at(order, "product_id");
  const paid = money(order, "paid_amount");
  const finished = money(order, "estimated_finished_commission");
  return {
    key,
    productId: productId === undefined ? null : String(productId),
    title: textAt(order, "product_title") ?? "",
    status: statuses[status]![1],
    boughtAt,
    clickedAt: null, // unknown, and so are the sub ids
    paid,
    commission: finished?.cents ? finished : money(order, "estimated_paid_commission"),
    subIds: [],
  };
}

/** Reads an amount: a number is hundredths, a text is a decimal. */
function money(order: unknown, name: string): Money | null {
  const currency = currencyCode(at(order, "settled_currency"));
  const amount = at(order, name);
  if (!currency) return null;
  if (typeof amount !== "number") return decimalMoney(amount, currency);
  const isKeepable = Number.isInteger(amount) && Math.abs(amount) <= MOST_CENTS;
  return isKeepable ? { cents: amount, currency } : null;
}

/** Writes the first whole second from `date` on, plus `more` seconds. */
function written(date: Date, more = 0): string {
  const ms = (Math.ceil(date.getTime() / 1_000) + more) * 1_000;
  const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(ZONE);
  return there.toPlainDateTime().toString({ smallestUnit: "second" }).replace("T", " ");
}

function read(text: string | null): Date | null {
  if (!text || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null;
  const there = Temporal.PlainDateTime.from(text.replace(" ", "T")).toZonedDateTime(ZONE);
  return new Date(there.epochMilliseconds);
}
