import { type RawBuilder, sql } from "kysely";
import { type Count, counts } from "./dimensions.ts";

/** What a row adds to a day: SQL of its values; the other counts are 0. */
type Added = { readonly [Name in Count]?: RawBuilder<number> };

/** Where rows count: the SQL of the person, the day and the subjects of one row of `from`. */
type Counted = {
  /** The rows, under the alias `c`, with the columns of an `Attribution` and `user_id`. */
  readonly from: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
  /** HH, for rows that count by the hour. */
  readonly hour?: RawBuilder<unknown>;
  /** The link of rows that count by link; null: not by link. */
  readonly link?: RawBuilder<unknown>;
  readonly where?: RawBuilder<unknown>;
  readonly adds: Added;
};

const none = sql`null::text`;

/**
 * Selects what rows add to `daily_results`: one row for each subject and day. Only what they count is
 * added up here, which is a small part of all counts.
 */
function contribution(
  { from, day, hour = none, link = none, where = sql`true`, adds }: Counted,
): RawBuilder<unknown> {
  const own = counts.filter((count) => adds[count]);
  const sumOf = (count: Count) => adds[count] ? sql`sum(${sql.ref(count)})` : sql`0`;
  return sql`
    select * from (
      select user_id,
        case
          when grouping(group_id) = 0 then 'GROUP' when grouping(variant) = 0 then 'VARIANT'
          when grouping(template_id) = 0 then 'TEMPLATE' when grouping(product_id) = 0 then 'PRODUCT'
          when grouping(marketplace) = 0 then 'MARKETPLACE' when grouping(link) = 0 then 'LINK'
          when grouping(hour) = 0 then 'HOUR' else 'TOTAL'
        end as dimension,
        day,
        case
          when grouping(group_id) = 0 then group_id
          when grouping(variant) = 0 then template_id || ':' || variant
          when grouping(template_id) = 0 then template_id
          when grouping(product_id) = 0 then marketplace || ':' || product_id
          when grouping(marketplace) = 0 then marketplace when grouping(link) = 0 then link
          when grouping(hour) = 0 then hour else ''
        end as key,
        ${sql.join(counts.map((count) => sql`${sumOf(count)} as ${sql.ref(count)}`))}
      from (
        select c.user_id, ${day} as day, c.group_id, c.template_id, c.variant, c.marketplace,
          c.product_id, ${link} as link, ${hour} as hour,
          ${sql.join(own.map((count) => sql`${adds[count]} as ${sql.ref(count)}`))}
        from ${from} where ${where}
      ) one
      group by user_id, day, grouping sets ((), (group_id), (template_id), (template_id, variant),
        (marketplace), (marketplace, product_id), (link), (hour))
    ) sums where key is not null`;
}

const sums = sql.join(counts.map((count) => sql`sum(${sql.ref(count)})`));
const added = sql.join(
  counts.map((count) => sql`${sql.ref(count)} = r.${sql.ref(count)} + excluded.${sql.ref(count)}`),
);

/**
 * The statement that adds contributions to `daily_results`. The rows are locked in one order, so
 * that two writers do not wait for each other in a circle.
 */
export const addTo = (contributions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`
    insert into daily_results as r
      (user_id, dimension, day, key, ${sql.join(counts.map((count) => sql.ref(count)))})
    select user_id, dimension, day, key, ${sums}
    from (${sql.join(contributions, sql` union all `)}) every
    group by user_id, dimension, day, key
    order by user_id, dimension, day, key
    on conflict (user_id, dimension, day, key) do update set ${added}`;

const MESSAGE_HOUR = sql`lpad(c.hour::text, 2, '0')`;
const of = (condition: RawBuilder<unknown>) => sql<number>`(${condition})::int`;

/** What messages of `message_results` (`c`) count, with all that came of them. */
export const messageContribution = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  contribution({
    from,
    day: sql`c.day`,
    hour: MESSAGE_HOUR,
    where: sql`c.day is not null`,
    adds: {
      sent: sql`1`,
      delivered: of(sql`c.is_delivered is true`),
      reporting: of(sql`c.is_delivered is not null`),
      clicked: of(sql`c.clicks > 0`),
      bought: of(sql`c.purchases > 0`),
      message_clicks: sql`c.clicks`,
      message_clicks_squared: sql`c.clicks::bigint * c.clicks`,
    },
  });

/** What messages count more since they reached a phone. */
export const deliveryContribution = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  contribution({ from, day: sql`c.day`, hour: MESSAGE_HOUR, adds: { delivered: sql`1` } });

/** What messages count more after `c.more` of their present clicks. */
export const messageClickContribution = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  contribution({
    from,
    day: sql`c.day`,
    hour: MESSAGE_HOUR,
    where: sql`c.day is not null`,
    adds: {
      clicked: of(sql`c.clicks = c.more`),
      message_clicks: sql`c.more`,
      message_clicks_squared: sql`c.more::bigint * (2 * c.clicks - c.more)`,
    },
  });

/** What messages count more after `c.more` of their present purchases; negative: after fewer. */
export const messagePurchaseContribution = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  contribution({
    from,
    day: sql`c.day`,
    hour: MESSAGE_HOUR,
    where: sql`c.day is not null`,
    adds: { bought: sql`(c.purchases > 0)::int - (c.purchases - c.more > 0)::int` },
  });

/** What clicks (`c`: how many by people and bots followed a link, on which `day` and `hour`) count. */
export const clickContribution = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  contribution({
    from,
    day: sql`c.day`,
    hour: sql`c.hour`,
    link: sql`case when c.dispatch_id is null then c.link_id end`,
    adds: { clicks: sql`c.people`, bot_clicks: sql`c.bots` },
  });

/** What conversions (`c`, with `sign`: 1 to add them, -1 to take them back) count. */
export const conversionContribution = (from: RawBuilder<unknown>): RawBuilder<unknown> => {
  const isValid = sql`c.status <> 'CANCELED'`;
  const cents = (column: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql<
      number
    >`case when ${condition} and c.currency = 'BRL' then c.sign * coalesce(${column}, 0) else 0 end`;
  return contribution({
    from,
    day: sql`c.day`,
    link: sql`case when c.dispatch_id is null then c.link_id end`,
    adds: {
      conversions: sql`c.sign * (${isValid})::int`,
      canceled_conversions: sql`c.sign * (c.status = 'CANCELED')::int`,
      estimated_conversions: sql`c.sign * (${isValid} and c.match = 'PRODUCT')::int`,
      revenue_cents: cents(sql`c.amount_cents`, isValid),
      pending_commission_cents: cents(sql`c.commission_cents`, sql`c.status = 'PENDING'`),
      confirmed_commission_cents: cents(sql`c.commission_cents`, sql`c.status = 'CONFIRMED'`),
    },
  });
};
