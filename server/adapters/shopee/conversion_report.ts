import { at, listAt, textAt } from "../../core/marketplaces/api/shop_response.ts";
import { decimalMoney } from "../../core/marketplaces/readings/api_reading.ts";
import {
  type Conversion,
  type ConversionStatus,
  type ShopPage,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";

/** Most items of a page. */
const MOST_ROWS = 500;

type Period = { readonly from: Date; readonly until: Date; readonly after: string | null };

/**
 * Returns the query for conversions of the last three months. `after` can be used once, within 30
 * seconds; without it Shopee accepts one request every 30 seconds.
 */
export function conversionReport({ from, until, after }: Period): string {
  const given = [
    `purchaseTimeStart: ${seconds(from)}`,
    `purchaseTimeEnd: ${seconds(until) - 1}`, // inclusive
    `limit: ${MOST_ROWS}`,
    ...after === null ? [] : [`scrollId: ${JSON.stringify(after)}`],
  ];
  return `{
  conversionReport(${given.join(", ")}) {
    nodes {
      conversionId purchaseTime clickTime utmContent
      orders {
        orderId orderStatus
        items { itemId itemName actualAmount itemTotalCommission displayItemStatus }
      }
    }
    pageInfo { hasNextPage scrollId }
  }
}`;
}

const seconds = (date: Date) => Math.ceil(date.getTime() / 1_000);

/** A page of the report, an item a row. @throws ShopRefusal FAILED when it is of another shape */
export function conversionsIn(response: unknown): ShopPage<Conversion> {
  if (!Array.isArray(at(response, "nodes"))) {
    throw new ShopRefusal("FAILED", "a conversion report without nodes");
  }
  const isMore = at(response, "pageInfo", "hasNextPage") === true;
  return {
    items: listAt(response, "nodes").flatMap(itemsOf),
    next: isMore ? textAt(response, "pageInfo", "scrollId") : null,
  };
}

function itemsOf(node: unknown): Conversion[] {
  const boughtAt = time(at(node, "purchaseTime"));
  const conversionId = at(node, "conversionId");
  if (!boughtAt || !conversionId) {
    throw new ShopRefusal("FAILED", "a conversion without id or time");
  }
  const seen = new Map<string, number>();
  return listAt(node, "orders").flatMap((order) =>
    listAt(order, "items").map((item) => {
      const itemId = at(item, "itemId");
      const name = `${conversionId}:${at(order, "orderId")}:${itemId ?? ""}`;
      const times = (seen.get(name) ?? 0) + 1; // the same product in two colours
      seen.set(name, times);
      return {
        key: times === 1 ? name : `${name}:${times}`,
        productId: itemId === undefined ? null : String(itemId),
        title: textAt(item, "itemName") ?? "",
        status: statusOf(textAt(item, "displayItemStatus") ?? textAt(order, "orderStatus")),
        boughtAt,
        clickedAt: time(at(node, "clickTime")),
        paid: decimalMoney(at(item, "actualAmount"), "BRL"),
        commission: decimalMoney(at(item, "itemTotalCommission"), "BRL"),
        subIds: textAt(node, "utmContent")?.match(/[A-Za-z0-9]+/g) ?? [],
      };
    })
  );
}

function statusOf(status: string | null): ConversionStatus {
  if (/^cancel/i.test(status ?? "")) return "CANCELED";
  return /^complete/i.test(status ?? "") ? "CONFIRMED" : "PENDING"; // or not paid for yet
}

/** Returns the time of Unix seconds; Shopee writes 0 where there is none. */
const time = (value: unknown): Date | null =>
  Number.isSafeInteger(value) && Number(value) > 0 ? new Date(Number(value) * 1_000) : null;
