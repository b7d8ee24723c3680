import { sql } from "kysely";
import type { Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Count, ListedDimension, Sums } from "./dimensions.ts";
import type { Insights } from "./insights.ts";
import { daysOf } from "./period.ts";
import { type Scope, sumsOf } from "./queries.ts";
import { loadSubjects } from "./subjects.ts";

/** What rows are ordered by, the most first, and the count of each. */
const rowOrders = {
  CLICKS: "clicks",
  SENT: "sent",
  CONVERSIONS: "conversions",
  COMMISSION: "confirmed_commission_cents",
} as const satisfies Record<string, Count>;
export type RowOrder = keyof typeof rowOrders;

type ListedScope = Pick<Insights, "userId" | "period" | "known"> & {
  readonly dimension: ListedDimension;
  readonly order: RowOrder;
};

/** The results of one group, template, variant, shop, product or link. */
export type ResultRow = {
  readonly scope: ListedScope;
  readonly key: string;
  /** Its name; null: it is gone, and nothing names it any more. */
  readonly name: string | null;
  /** A second line: which template a variant is of, which shop has a product. */
  readonly detail: string | null;
  readonly sums: Sums;
  /** The clicks of each day of the period; read once for the page. */
  readonly clicksByDay: () => Promise<readonly number[]>;
};

/** Returns a page of the subjects of a period, the most first, then by key. */
export async function listRows(
  ctx: Context,
  scope: ListedScope,
  { after, before, limit, inverted }: Page,
): Promise<ResultRow[]> {
  const { userId, dimension, order, period } = scope;
  const value = sql`sum(${sql.ref(rowOrders[order])}::float8)`;
  const beyond = (cursor: string, isLater: boolean) => {
    const { value: written, key } = placeIn(cursor);
    return isLater
      ? sql`(${value} < ${written}::float8 or ${value} = ${written}::float8 and key > ${key})`
      : sql`(${value} > ${written}::float8 or ${value} = ${written}::float8 and key < ${key})`;
  };
  const results = sql`daily_results
      where user_id = ${userId} and dimension = ${dimension}
        and day between ${period.from} and ${period.to}`;
  // Only the subjects of the page have all their counts added up.
  const { rows } = await sql<Sums & { key: string }>`
    with page as materialized (
      select key, row_number() over () as nth from (
        select key from ${results}
        group by key
        having ${after === undefined ? sql`true` : beyond(after, true)}
          and ${before === undefined ? sql`true` : beyond(before, false)}
        order by ${value} ${inverted ? sql`asc` : sql`desc`}, key ${inverted ? sql`desc` : sql`asc`}
        limit ${limit}
      ) subjects
    )
    select key, ${sumsOf} from ${results} and key = any (array(select key from page))
    group by key order by (select nth from page where page.key = daily_results.key)`
    .execute(ctx.db);
  const keys = rows.map(({ key }) => key);
  const subjects = await loadSubjects(ctx, userId, dimension, keys);
  let days: ReturnType<typeof loadRowDays> | undefined;
  return rows.map(({ key, ...sums }) => {
    const { name = null, detail = null } = subjects.get(key) ?? {};
    const clicksByDay = async () => {
      const clicks = (await (days ??= loadRowDays(ctx, scope, keys))).get(key);
      return daysOf(period).map((day) => clicks?.get(day) ?? 0);
    };
    return { scope, key, name, detail, sums, clicksByDay };
  });
}

/** Returns how many subjects have results in a period. */
export async function countRows(
  { db }: Context,
  { userId, dimension, period }: Scope & { readonly dimension: ListedDimension },
): Promise<number> {
  const { rows } = await sql<{ subjects: number }>`
    select count(*)::int as subjects from (
      select from daily_results
      where user_id = ${userId} and dimension = ${dimension}
        and day between ${period.from} and ${period.to}
      group by key
    ) subjects`.execute(db);
  return rows[0]!.subjects;
}

/** Returns the clicks of each day of the period that has any, by subject. */
async function loadRowDays(
  { db }: Context,
  { userId, dimension, period }: Scope & { readonly dimension: ListedDimension },
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; day: string; clicks: number }>`
    select key, day, clicks from daily_results
    where user_id = ${userId} and dimension = ${dimension}
      and day between ${period.from} and ${period.to} and key = any (${keys}::text[])
      and clicks > 0`.execute(db);
  const bySubject = Map.groupBy(rows, ({ key }) => key);
  return new Map([...bySubject].map(([key, days]) => [
    key,
    new Map(days.map(({ day, clicks }) => [day, clicks])),
  ]));
}

/** The cursor of a row: what it is ordered by, and its key. */
export const rowCursor = ({ scope, key, sums }: ResultRow) =>
  `${sums[rowOrders[scope.order]]}.${key}`;

/** Characters of a key at most: a product's id is the longest. */
const KEY_LENGTH = 300;

function placeIn(cursor: string) {
  const [, value, key] = /^(-?\d{1,15})\.(.+)$/s.exec(cursor) ?? [];
  if (value === undefined || key!.length > KEY_LENGTH) {
    throw new Failure("CURSOR_INVALID", ["after"]);
  }
  return { value: Number(value), key };
}
