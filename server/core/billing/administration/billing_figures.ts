import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Days of the churn's period. */
const CHURN_DAYS = 30;

/** How the business of subscriptions stands now. */
export type BillingFigures = {
  /** Cents that recur in a month: list prices, the yearly ones by twelve; without discounts. */
  readonly mrrCents: number;
  /** Subscriptions that are paid, or late. */
  readonly paying: number;
  readonly trials: number;
  readonly trialsEnding: number;
  readonly late: number;
  readonly lateCents: number;
  /** Of those who paid 30 days ago, the share that ended since, 0 to 1; null: nobody paid then. */
  readonly churn: number | null;
};

/** Computes the figures from the stored subscriptions. */
export async function loadBillingFigures({ db, viewer, now }: Context): Promise<BillingFigures> {
  permit(viewer, "billing.manage");
  const then = new Date(now.getTime() - CHURN_DAYS * DAY);
  const soon = new Date(now.getTime() + 3 * DAY);
  const { rows: [row] } = await sql<BillingFigures & { readonly before: number; ended: number }>`
    select
      coalesce(round(sum(case p.billing_interval when 'year' then p.price_cents / 12.0
        else p.price_cents end) filter (where s.status in ('active', 'past_due'))), 0)::int
        as "mrrCents",
      count(*) filter (where s.status in ('active', 'past_due'))::int as paying,
      (select count(*)::int from users where subscription_status = 'trialing'
        and subscription_expires_at > ${now}) as trials,
      (select count(*)::int from users where subscription_status = 'trialing'
        and subscription_expires_at > ${now} and subscription_expires_at <= ${soon})
        as "trialsEnding",
      count(*) filter (where s.status in ('past_due', 'unpaid'))::int as late,
      (select coalesce(sum(i.due_cents - i.paid_cents), 0)::int from invoices i
        join subscriptions l on l.id = i.subscription_id
        where i.status = 'open' and l.status in ('past_due', 'unpaid')) as "lateCents",
      count(*) filter (where paid.since <= ${then} and (s.ended_at is null or s.ended_at > ${then}))
        ::int as before,
      count(*) filter (where paid.since <= ${then} and s.ended_at > ${then})::int as ended
    from subscriptions s
    left join plans p on p.price_id = s.price_id
    left join lateral (select min(paid_at) as since from invoices
      where subscription_id = s.id and paid_cents > 0) paid on true
    where s.withdrawn_at is null`.execute(db);
  const { before, ended, ...figures } = row!;
  return { ...figures, churn: before === 0 ? null : ended / before };
}
