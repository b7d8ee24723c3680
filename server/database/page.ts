import { type SelectQueryBuilder, sql } from "kysely";

/** A slice of a list between two ids, as Relay's connections ask for it. */
export type Page<Id extends string = string> = {
  readonly after?: Id | undefined;
  readonly before?: Id | undefined;
  /** Rows at most. */
  readonly limit: number;
  /** Reads from the far end, and answers in that order. */
  readonly inverted: boolean;
};

/**
 * Narrows `query` to `page` of its rows, newest first: ids sort by age, so the id is the cursor, and
 * a page costs the same however deep it lies. `column` says which id, where a join leaves it open.
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
    .limit(limit);
}
