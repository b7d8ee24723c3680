import { type ServiceAnswer, well, wrong } from "./aliexpress_answers.ts";
import type { Purchase } from "./shop_standin.ts";

type Parameters = Readonly<Record<string, string>>;

const MOST_ORDERS = 50;
/** So large that JavaScript numbers of neighbours are equal. */
const FIRST_ORDER = 9_211_114_279_848_963n;
const ZONE = "America/Los_Angeles";

const statuses: Readonly<Record<string, Purchase["status"]>> = {
  "Payment Completed": "PENDING",
  "Buyer Confirmed Receipt": "CONFIRMED",
  "Completed Settlement": "CONFIRMED",
  "Invalid": "CANCELED",
};

/** What was bought through one tracking id. */
export function aliExpressOrders() {
  const orders: { readonly purchase: Purchase; readonly status: string; readonly n: number }[] = [];

  return {
    buy(purchase: Purchase): void {
      const fitting = Object.keys(statuses).filter((name) => statuses[name] === purchase.status);
      orders.push({ purchase, status: fitting[orders.length % fitting.length]!, n: orders.length });
    },

    "aliexpress.affiliate.order.list"(params: Parameters): ServiceAnswer {
      const { start_time = "", end_time = "", status = "", page_no, page_size } = params;
      const [size, page] = [Number(page_size ?? 20), Number(page_no ?? 1)];
      const isWellAsked = [start_time, end_time].every((time) => TIME.test(time)) &&
        status in statuses && page >= 1 && size >= 1 && size <= MOST_ORDERS;
      if (!isWellAsked) return wrong(400, "Parameter error");
      const found = orders.filter((order) => {
        const paid = written(order.purchase.boughtAt);
        return order.status === status && paid >= start_time && paid <= end_time;
      });
      const some = found.slice((page - 1) * size, page * size);
      if (some.length === 0) return wrong(405, "The result is empty");
      return well({
        current_page_no: page,
        current_record_count: some.length,
        total_page_no: Math.ceil(found.length / size),
        total_record_count: found.length,
        orders: { order: some.map(row) },
      });
    },
  };
}

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

/** Digits as they stand, however many. */
const { rawJSON: rawJson } = JSON as unknown as { readonly rawJSON: (text: string) => unknown };

const written = (date: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(ZONE)
    .toPlainDateTime().toString({ smallestUnit: "second" }).replace("T", " ");

function row({ purchase, status, n }: { purchase: Purchase; status: string; n: number }) {
  const isFinished = purchase.status === "CONFIRMED";
  return {
    order_id: rawJson(String(FIRST_ORDER)),
    sub_order_id: rawJson(String(FIRST_ORDER + BigInt(n))),
    order_status: status,
    product_id: 1_005_011_822_522_159 + n,
    product_title: purchase.title,
    product_count: 1,
    settled_currency: "BRL",
    paid_amount: purchase.paidCents, // in hundredths
    estimated_paid_commission: purchase.commissionCents,
    estimated_finished_commission: isFinished ? purchase.commissionCents : 0,
    commission_rate: "7.00%",
    tracking_id: "achados",
    created_time: written(new Date(purchase.boughtAt.getTime() - 60_000)),
    paid_time: written(purchase.boughtAt),
  };
}
