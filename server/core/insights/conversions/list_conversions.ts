import { sql } from "kysely";
import type { Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { type ConversionId, isId } from "../../ids.ts";
import type { Money } from "../../money.ts";
import type { Scope } from "../queries.ts";
import type { ConversionMatch, ConversionSource, ConversionStatus } from "./conversion.ts";

/** A purchase as it is listed. */
export type ListedConversion = {
  readonly id: ConversionId;
  readonly title: string;
  /** The shop or network that reports it. */
  readonly network: string;
  readonly source: ConversionSource;
  readonly status: ConversionStatus;
  readonly match: ConversionMatch;
  /** The group of its message, or its link; null: none, or it is gone. */
  readonly tracedTo: string | null;
  readonly purchasedAt: Date;
  readonly amount: Money | null;
  readonly commission: Money | null;
};

type ListedRow = Omit<ListedConversion, "amount" | "commission"> & {
  readonly amountCents: number | null;
  readonly commissionCents: number | null;
  readonly currency: string;
};

/** What is listed of a period's purchases; absent or null: all. */
type ConversionFilter = {
  readonly match?: ConversionMatch | null | undefined;
  readonly status?: ConversionStatus | null | undefined;
};

/** Returns a page of the purchases of a period, the latest first. */
export async function listConversions(
  { db }: Context,
  { userId, period }: Scope,
  { match, status, after, before, limit, inverted }: ConversionFilter & Page,
): Promise<ListedConversion[]> {
  const place = sql`(c.purchased_at, c.id)`;
  const beyond = (cursor: string) => {
    const { at, id } = placeIn(cursor);
    return sql`(${at}::timestamptz, ${id}::text)`;
  };
  const order = inverted ? sql`asc` : sql`desc`;
  // No zone is a day and a half from another: the index reads the period alone.
  const { rows } = await sql<ListedRow>`
    select c.id, c.title, c.network, c.source, c.status, c.match, c.currency,
      c.purchased_at as "purchasedAt", c.amount_cents::float8 as "amountCents",
      c.commission_cents::float8 as "commissionCents",
      coalesce(g.title, nullif(l.title, ''), '/' || l.slug) as "tracedTo"
    from conversions c
      left join groups g on g.id = c.group_id and g.user_id = c.user_id
      left join short_links l on l.id = c.link_id and l.user_id = c.user_id
        and l.dispatch_id is null
    where c.user_id = ${userId} and c.day between ${period.from} and ${period.to}
      and c.purchased_at between ${period.from}::date - interval '36 hours'
        and ${period.to}::date + interval '60 hours'
      and ${match ? sql`c.match = ${match}` : sql`true`}
      and ${status ? sql`c.status = ${status}` : sql`true`}
      and ${after === undefined ? sql`true` : sql`${place} < ${beyond(after)}`}
      and ${before === undefined ? sql`true` : sql`${place} > ${beyond(before)}`}
    order by c.purchased_at ${order}, c.id ${order}
    limit ${limit}`.execute(db);
  return rows.map(({ amountCents, commissionCents, currency, ...row }) => ({
    ...row,
    amount: moneyOf(amountCents, currency),
    commission: moneyOf(commissionCents, currency),
  }));
}

const moneyOf = (cents: number | null, currency: string): Money | null =>
  cents === null ? null : { cents, currency };

/** The cursor of a purchase: when it was made, and its id. */
export const conversionCursor = ({ purchasedAt, id }: ListedConversion): string =>
  `${purchasedAt.getTime()}.${id}`;

function placeIn(cursor: string): { readonly at: Date; readonly id: string } {
  const [, time, id] = /^(\d{1,13})\.(\w{1,40})$/.exec(cursor) ?? [];
  if (!id || !isId("cnv", id)) throw new Failure("CURSOR_INVALID", ["after"]);
  return { at: new Date(Number(time)), id };
}
