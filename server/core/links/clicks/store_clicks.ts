import { CompiledQuery, type Kysely } from "kysely";
import { retried } from "../../../database/transaction.ts";
import type { Tables } from "../../tables.ts";
import type { ClickBatch } from "./click.ts";
import { storedText } from "./stored_clicks.ts";

/** $1: the writer; $2 and $3: the numbers of its first and last click; $4: the clicks. */
const STORE = `
  with advanced as (
    insert into click_writers as w (id, last_number, at) values ($1, $3, now())
    on conflict (id) do update set last_number = excluded.last_number, at = excluded.at
      where w.last_number < $2
    returning 1
  )
  insert into new_clicks (clicks) select $4::text from advanced`;

/**
 * Stores clicks as one row, to be counted with those of the same second. What is stored already, and
 * what comes before it in its writer's order, changes nothing.
 */
export const storeClicks = (db: Kysely<Tables>, { writer, first, clicks }: ClickBatch) =>
  retried(async (): Promise<void> => {
    const last = first + clicks.length - 1;
    // Written by hand: compiling it fifty times a second would cost more than it.
    await db.executeQuery(CompiledQuery.raw(STORE, [writer, first, last, storedText(clicks)]));
  });
