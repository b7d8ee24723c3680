import { shopeeError } from "./shopee_error.ts";
import type { Purchase } from "./shop_standin.ts";

type Asked = {
  readonly purchaseTimeStart?: number;
  readonly purchaseTimeEnd?: number;
  readonly limit?: number;
  readonly scrollId?: string;
};
type Scroll = { readonly rows: readonly Row[]; readonly until: number };
type Row = ReturnType<typeof row>;

const MOST_ROWS = 500;
/** Seconds for which a scrollId holds, and within which only one question may come without. */
const SCROLL_SECONDS = 30;

const statuses = { PENDING: "PENDING", CONFIRMED: "COMPLETED", CANCELED: "CANCELLED" } as const;

/** What was bought through one affiliate's links; `now` is in seconds. */
export function shopeeReport(now: () => number) {
  const rows: Row[] = [];
  const scrolls = new Map<string, Scroll>();
  let beganAt = -Infinity;

  /** What a scrollId was given out for: it can be used once. */
  function scrolled(scrollId: string): readonly Row[] {
    const scroll = scrolls.get(scrollId);
    scrolls.delete(scrollId);
    if (!scroll || now() > scroll.until) throw shopeeError(11001, "scrollId is invalid or expired");
    return scroll.rows;
  }

  function began({ purchaseTimeStart = 0, purchaseTimeEnd = Infinity }: Asked): readonly Row[] {
    if (now() - beganAt < SCROLL_SECONDS) throw shopeeError(10030, "query once in 30 seconds");
    beganAt = now();
    return rows.filter(({ purchaseTime }) =>
      purchaseTime >= purchaseTimeStart && purchaseTime <= purchaseTimeEnd
    );
  }

  return {
    buy: (purchase: Purchase) => void rows.push(row(purchase, rows.length)),
    conversionReport(args: Asked) {
      const { limit = 20, scrollId } = args;
      if (limit < 1 || limit > MOST_ROWS) throw shopeeError(11001, "limit");
      const found = scrollId ? scrolled(scrollId) : began(args);
      const left = found.slice(limit);
      const next = left.length > 0 ? crypto.randomUUID() : null;
      if (next) scrolls.set(next, { rows: left, until: now() + SCROLL_SECONDS });
      const pageInfo = { limit, hasNextPage: next !== null, scrollId: next };
      return { nodes: found.slice(0, limit), pageInfo };
    },
  };
}

function row(purchase: Purchase, n: number) {
  const { title, status, boughtAt, paidCents, commissionCents, subIds } = purchase;
  const purchaseTime = Math.floor(boughtAt.getTime() / 1_000);
  return {
    purchaseTime,
    clickTime: purchaseTime - 600,
    conversionId: 170_000_000_000_000 + n,
    totalCommission: decimal(commissionCents),
    utmContent: Array.from({ length: 5 }, (_, n) => subIds[n] ?? "").join("-"),
    device: "APP",
    orders: [{
      orderId: `2606${n}ABC`,
      orderStatus: statuses[status],
      items: [{
        shopId: 52377417,
        itemId: 6_309_028_319 + n,
        itemName: title,
        itemPrice: decimal(paidCents),
        qty: 1,
        actualAmount: decimal(paidCents),
        itemTotalCommission: decimal(commissionCents),
        displayItemStatus: statuses[status],
        fraudStatus: "UNVERIFIED",
      }],
    }],
  };
}

/** Cents as Shopee writes an amount. */
export const decimal = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
