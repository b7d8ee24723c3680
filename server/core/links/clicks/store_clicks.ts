import { type Kysely, sql } from "kysely";
import { retried } from "../../../database/transaction.ts";
import type { Tables } from "../../tables.ts";
import type { Click, ClickBatch } from "./click.ts";

/**
 * Stores clicks as one row, to be counted with those of the same second. What is stored already, and
 * what comes before it in its writer's order, changes nothing.
 */
export const storeClicks = (db: Kysely<Tables>, { writer, first, clicks }: ClickBatch) =>
  retried(async (): Promise<void> => {
    await sql`
      with advanced as (
        insert into click_writers as w (id, last_number, at)
        values (${writer}, ${first + clicks.length - 1}, now())
        on conflict (id) do update set last_number = excluded.last_number, at = excluded.at
          where w.last_number < ${first}::bigint
        returning 1
      )
      insert into new_clicks (link_ids, ats, visitor_kinds, repeats, devices, countries, referrer_hosts)
      select
        ${column(clicks, ({ linkId }) => linkId)}::text[],
        ${column(clicks, ({ at }) => at)}::bigint[],
        ${column(clicks, ({ kind }) => kind)}::text[],
        ${column(clicks, ({ isRepeat }) => isRepeat)}::boolean[],
        ${column(clicks, ({ device }) => device)}::text[],
        ${column(clicks, ({ country }) => country)}::text[],
        ${column(clicks, ({ referrerHost }) => referrerHost)}::text[]
      from advanced`.execute(db);
  });

/** Returns an array as PostgreSQL writes it; ids, names and hosts need no quotes. */
function column(clicks: readonly Click[], value: (click: Click) => unknown): string {
  let text = "{";
  for (const click of clicks) text += (text === "{" ? "" : ",") + (value(click) ?? "null");
  return text + "}";
}
