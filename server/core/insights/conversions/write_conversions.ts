import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import { newId, type UserId } from "../../ids.ts";
import { addTo, conversionContribution, messagePurchaseContribution } from "../daily_results.ts";
import type { ConversionsTable } from "../tables.ts";

/** A conversion as it is written. */
export type ConversionRow = Omit<ConversionsTable, "id" | "created_at" | "updated_at">;

const columns = [
  ["user_id", "text"],
  ["source", "text"],
  ["network", "text"],
  ["external_id", "text"],
  ["status", "text"],
  ["title", "text"],
  ["purchased_at", "timestamptz"],
  ["day", "date"],
  ["clicked_at", "timestamptz"],
  ["amount_cents", "bigint"],
  ["commission_cents", "bigint"],
  ["currency", "text"],
  ["sub_id", "text"],
  ["match", "text"],
  ["link_id", "text"],
  ["dispatch_id", "text"],
  ["group_id", "text"],
  ["template_id", "text"],
  ["variant", "smallint"],
  ["marketplace", "text"],
  ["product_id", "text"],
] as const satisfies readonly (readonly [keyof ConversionRow, string])[];

/** Writes rows, and corrects the results by the difference from what was stored before. */
export async function writeConversions(
  { db, now }: Tx,
  rows: readonly ConversionRow[],
): Promise<void> {
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const arrays = columns.map(([name, type]) =>
    sql`${rows.map((row) => row[name])}::${sql.raw(type)}[]`
  );
  const updates = columns.map(([name]) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  // The rows that `saved` returns are as they are now; `conversions` itself is as it was before.
  await sql`
    with saved as (
      insert into conversions (id, created_at, updated_at, ${names})
      select given.id, ${now}::timestamptz, ${now}::timestamptz, ${
    sql.join(columns.map(([name]) => sql.ref(`given.${name}`)))
  }
      from unnest(${rows.map(() => newId("cnv"))}::text[], ${sql.join(arrays)})
        as given (id, ${names})
      on conflict (user_id, network, external_id) do update set
        updated_at = excluded.updated_at, ${sql.join(updates)}
      returning *
    ), turned as (
      select 1 as sign, saved.* from saved
      union all
      select -1, old.* from conversions old join saved on saved.id = old.id
    ), ${counted}`.execute(db);
}

/**
 * Removes the imported purchases of a period that the shop's own report covers: the two name the same
 * purchase by different ids.
 */
export const removeImported = command(
  async ({ db }, { userId, network, from, until }: RemoveImported): Promise<void> => {
    await sql`
      with removed as (
        delete from conversions
        where user_id = ${userId} and network = ${network} and source = 'CSV'
          and purchased_at >= ${from} and purchased_at < ${until}
        returning *
      ), turned as (
        select -1 as sign, removed.* from removed
      ), ${counted}`.execute(db);
  },
);

type RemoveImported = {
  readonly userId: UserId;
  readonly network: string;
  readonly from: Date;
  readonly until: Date;
};

/** The end of a statement: counts the conversions of `turned`, each by its `sign`. */
const counted = sql`more as (
    select dispatch_id, min(user_id) as user_id, sum(sign)::int as more
    from turned where dispatch_id is not null and status <> 'CANCELED'
    group by dispatch_id having sum(sign) <> 0
  ), bought as (
    insert into message_results as m (dispatch_id, user_id, purchases)
    select dispatch_id, user_id, more from more order by dispatch_id
    on conflict (dispatch_id) do update set purchases = m.purchases + excluded.purchases
    returning m.*
  )
  ${
  addTo([
    conversionContribution(sql`turned c`),
    messagePurchaseContribution(
      sql`(select bought.*, more.more from bought join more using (dispatch_id)) c`,
    ),
  ])
}`;
