import { type Kysely, type QueryExecutorProvider, sql, type Transaction } from "kysely";

/** How often a transaction is tried when another one got in its way. Source: SPEC.md §9. */
const ATTEMPTS = 5;

/**
 * PostgreSQL's codes for what passes when tried again: serialization failure, deadlock, and a table
 * that changed under a prepared statement (another instance migrates).
 */
const CONFLICTS = new Set(["40001", "40P01", "0A000"]);

/** Runs `work` in a transaction; on a conflict again, from its beginning. */
export async function transaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1;; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      if (attempt === ATTEMPTS || !CONFLICTS.has(code)) throw error;
    }
  }
}

/** Runs `work` inside the transaction of `tx`, so that its failure undoes it alone. */
export async function savepoint<Result>(
  tx: QueryExecutorProvider,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`savepoint inner_work`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint inner_work`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint inner_work`.execute(tx);
    // Still there, it would stand before the one of the same name that holds this one.
    await sql`release savepoint inner_work`.execute(tx);
    throw error;
  }
}
