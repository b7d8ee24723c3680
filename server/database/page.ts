import { type SelectQueryBuilder, sql } from "kysely";

/** A page of a list between two ids, as Relay's connections request it. */
export type Page<Id extends string = string> = {
  readonly after?: Id | undefined;
  readonly before?: Id | undefined;
  /** The most rows. */
  readonly limit: number;
  /** Reads from the other end, and returns that order. */
  readonly inverted: boolean;
};

/**
 * Sizes of pages that are written into the statement, each with the row that tells whether more
 * follow. PostgreSQL plans a statement anew each time while its limit is a parameter, because it
 * expects a tenth of the table by it; that costs more than the page. Other sizes stay parameters, so
 * that there are few statements to prepare.
 */
const USUAL_LIMITS: ReadonlySet<number> = new Set([5, 20, 30, 50, 100].map((size) => size + 1));

/**
 * Narrows `query` to a page of its rows, newest first. Ids sort by age, so the id is the cursor and every
 * page costs the same. `column` names the id when a join makes it ambiguous.
 */
export function inPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { after, before, limit, inverted }: Page,
  column = "id",
): SelectQueryBuilder<Tables, Table, Row> {
  const id = sql.ref(column);
  return query
    .$if(after !== undefined, (q) => q.where(sql<boolean>`${id} < ${after}`))
    .$if(before !== undefined, (q) => q.where(sql<boolean>`${id} > ${before}`))
    .orderBy(id, inverted ? "asc" : "desc")
    .limit(USUAL_LIMITS.has(limit) ? sql.lit(limit) : limit);
}
