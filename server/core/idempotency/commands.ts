import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { PurgeBatch } from "../retention.ts";

/** Deletes keys that were first used before. */
export async function purgeIdempotencyKeys({ db }: Context, { before, most }: PurgeBatch) {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys where created_at <= ${before} limit ${most}
    )`.execute(db);
  return Number(numAffectedRows);
}
