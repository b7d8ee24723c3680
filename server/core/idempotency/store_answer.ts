import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { PurgeBatch } from "../retention.ts";
import { answerOwner, isOutcome, type StoredAnswer } from "./answer.ts";
import type { Claim } from "./claim_key.ts";

/** Characters; of a longer answer only that there was one is stored. */
const LONGEST_ANSWER = 64 * 1024;

/**
 * Stores what a claimed request was answered. A refusal that passes is not stored, and the key is free
 * again, unless the request has changed something.
 */
export async function storeAnswer(
  { db, ports, now }: Context,
  { userId, key, token }: Claim,
  answer: StoredAnswer,
): Promise<void> {
  if (!isOutcome(answer)) {
    const { numDeletedRows } = await db.deleteFrom("idempotency_keys")
      .where("user_id", "=", userId).where("key", "=", key).where("claim", "=", token)
      .where("changed_at", "is", null).executeTakeFirst();
    if (numDeletedRows > 0n) return;
  }
  const isShort = answer.body.length <= LONGEST_ANSWER;
  const owner = answerOwner(userId, key);
  await db.updateTable("idempotency_keys").set({
    answered_at: now,
    answer: isShort ? await ports.vault.seal(JSON.stringify(answer), owner) : null,
  }).where("user_id", "=", userId).where("key", "=", key).where("claim", "=", token).execute();
}

/** Deletes keys that were first used before. */
export async function purgeIdempotencyKeys({ db }: Context, { before, most }: PurgeBatch) {
  const { numAffectedRows = 0n } = await sql`
    delete from idempotency_keys where (user_id, key) in (
      select user_id, key from idempotency_keys where created_at <= ${before} limit ${most}
    )`.execute(db);
  return Number(numAffectedRows);
}
