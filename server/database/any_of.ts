import { type RawBuilder, sql } from "kysely";

/**
 * Returns the SQL of any of these keys, however many, as one parameter: `in` has one for each, and each
 * length of it is a statement of its own that every connection plans again.
 */
export const anyOf = <Key extends string | null>(
  keys: readonly Key[],
): RawBuilder<NonNullable<Key>> => sql<NonNullable<Key>>`any(${keys}::text[])`;
