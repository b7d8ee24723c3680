import { type Kysely, sql } from "kysely";
import { subscriptionOf } from "../../../../server/adapters/stripe/objects.ts";
import type { Tables } from "../../../../server/core/tables.ts";
import type { stripeStandin } from "../../stripe/standin.ts";

type Stripe = Awaited<ReturnType<typeof stripeStandin>>;

/**
 * Compares what is stored with what Stripe's stand-in has. @returns the broken promises, described
 */
export async function brokenBilling(
  db: Kysely<Tables>,
  stripe: Stripe,
  reported: ReadonlySet<string>,
): Promise<string[]> {
  return [
    ...await brokenPayments(db, stripe),
    ...await brokenReports(db, reported),
    ...await brokenLedger(db),
  ];
}

/** Each person has one customer, one subscription and one charge there, and the same here. */
async function brokenPayments(db: Kysely<Tables>, stripe: Stripe): Promise<string[]> {
  const broken: string[] = [];
  const emails = stripe.all("customer").map(({ email }) => email);
  if (new Set(emails).size !== emails.length) broken.push("a person is two customers");
  const customers = await db.selectFrom("customers").selectAll().execute();
  if (customers.length !== emails.length) broken.push("a customer is unknown here");
  for (const { user_id: userId, customer_id: customerId } of customers) {
    const promise = (text: string, isKept: boolean) =>
      isKept || broken.push(`${customerId} ${text}`);
    const here = await db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId)
      .execute();
    const there = stripe.all("subscription").filter(({ customer }) => customer === customerId);
    promise("has not one subscription", there.length === 1 && here.length === 1);
    const [one, row] = [there[0] && subscriptionOf(there[0] as never), here[0]];
    promise("has another status here", one?.status === row?.status);
    promise("has another price here", one?.priceId === row?.price_id);
    const charges = stripe.all("charge").filter(({ customer }) => customer === customerId);
    promise("was not charged once", charges.length === 1);
    const refunds = stripe.all("refund")
      .filter(({ payment_intent }) => payment_intent === charges[0]?.payment_intent);
    const isWithdrawn = row?.withdrawn_at !== null;
    promise("was not refunded rightly", refunds.length === (isWithdrawn ? 1 : 0));
    promise("withdrew and goes on", !isWithdrawn || one?.status === "canceled");
    const invoices = await db.selectFrom("invoices").selectAll().where("user_id", "=", userId)
      .execute();
    promise("has not one invoice here", invoices.length === 1);
    promise("paid another amount here", invoices[0]?.paid_cents === charges[0]?.amount);
    promise("has another refund here", invoices[0]?.refunded_cents === charges[0]?.amount_refunded);
  }
  return broken;
}

/** Each webhook is stored once and handled. */
async function brokenReports(db: Kysely<Tables>, reported: ReadonlySet<string>): Promise<string[]> {
  const rows = await db.selectFrom("webhook_events").select(["id", "handled_at as handledAt"])
    .execute();
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...reported].filter((id) => !stored.has(id)).length;
  const waiting = rows.filter(({ handledAt }) => handledAt === null).length;
  return [
    ...lost > 0 ? [`${lost} webhooks are lost`] : [],
    ...waiting > 0 ? [`${waiting} webhooks wait`] : [],
  ];
}

/** Each charge earned once, each refund took it back once, and each payout moved its amount once. */
async function brokenLedger(db: Kysely<Tables>): Promise<string[]> {
  const { rows: [sums] } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(cents), 0)::int from ledger_entries) as total,
      (select count(*)::int from invoices where status = 'paid')
        - (select count(*)::int from commissions) as "invoices without a commission",
      (select count(*)::int from commissions c join invoices i on i.id = c.invoice_id
        where c.cents <> i.paid_cents or c.reversed_cents <> i.refunded_cents)
        as "wrong commissions",
      (select coalesce(sum(cents - reversed_cents), 0)::int from commissions)
        + (select coalesce(sum(cents), 0)::int from ledger_entries where account = 'EXPENSE')
        as "cents of commissions that the ledger lacks",
      (select coalesce(sum(cents), 0)::int from payouts where status = 'PAID')
        - (select coalesce(sum(cents), 0)::int from ledger_entries where account = 'PAID')
        as "cents of payouts that the ledger lacks",
      (select coalesce(sum(cents), 0)::int from payouts where status = 'PENDING')
        - (select coalesce(sum(cents), 0)::int from ledger_entries where account = 'IN_PAYOUT')
        as "cents in payouts that the ledger lacks",
      (select count(*)::int from (select user_id from ledger_entries where account <> 'EXPENSE'
        group by user_id, account having sum(cents) < 0) as negative) as "negative balances"`
    .execute(db);
  return Object.entries(sums!).filter(([, n]) => n !== 0).map(([what, n]) => `${what}: ${n}`);
}
