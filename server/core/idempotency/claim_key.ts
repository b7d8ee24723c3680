import { requireAttempt } from "../attempts.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { UserId } from "../ids.ts";
import { answerOwner, type StoredAnswer } from "./answer.ts";

/** For so long a key stands for its first request. */
export const STORED_HOURS = 24;
const STORED_MS = STORED_HOURS * 60 * 60_000;
/** An execution counts as running for so long, unless it ends; no mutation takes nearly as long. */
const LEASE_MS = 2 * 60_000;
/** Keys of one person in a day: each may hold an answer. */
const KEYS = { most: 10_000, minutes: STORED_HOURS * 60 };

/** A request with a key. */
type KeyedRequest = {
  readonly userId: UserId;
  readonly key: string;
  /** Of what is requested, and by what right: the same key may not stand for anything else. */
  readonly fingerprint: string;
};

/** The right to execute a request, of one execution alone. */
export type Claim = {
  readonly userId: UserId;
  readonly key: string;
  readonly token: string;
};

/** Whether the request is to be executed, or what was answered to it; null: that was not stored. */
type Claimed =
  | { readonly claim: Claim }
  | { readonly answer: StoredAnswer };

/**
 * Claims a key for an execution, or returns the answer of the earlier one. One that died is executed
 * again only if it committed nothing. @throws Failure IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_IN_PROGRESS,
 * IDEMPOTENCY_OUTCOME_UNKNOWN, TOO_MANY_ATTEMPTS
 */
export async function claimKey(ctx: Context, request: KeyedRequest): Promise<Claimed> {
  const { db, now, ports } = ctx;
  const { userId, key, fingerprint } = request;
  const row = await db.selectFrom("idempotency_keys").selectAll()
    .where("user_id", "=", userId).where("key", "=", key).executeTakeFirst();
  const isForgotten = row && row.created_at.getTime() + STORED_MS <= now.getTime();
  if (row && !isForgotten) {
    if (row.fingerprint !== fingerprint) throw new Failure("IDEMPOTENCY_KEY_REUSED");
    if (row.answer !== null) {
      return { answer: JSON.parse(await ports.vault.open(row.answer, answerOwner(userId, key))) };
    }
    if (!row.answered_at && row.lease_until > now) throw new Failure("IDEMPOTENCY_IN_PROGRESS");
    if (row.answered_at || row.changed_at) throw new Failure("IDEMPOTENCY_OUTCOME_UNKNOWN");
  }
  const claim = { userId, key, token: crypto.randomUUID() };
  const values = {
    fingerprint,
    claim: claim.token,
    lease_until: new Date(now.getTime() + LEASE_MS),
    changed_at: null,
    answered_at: null,
    answer: null,
    created_at: now,
  };
  if (!row) await requireAttempt(ctx, userId, "idempotency-keys", KEYS);
  const taken = row
    ? await db.updateTable("idempotency_keys").set(values)
      .where("user_id", "=", userId).where("key", "=", key).where("claim", "=", row.claim)
      // What it committed meanwhile is seen here: the row was locked by that transaction.
      .$if(!isForgotten, (q) => q.where("changed_at", "is", null).where("answered_at", "is", null))
      .executeTakeFirst().then(({ numUpdatedRows }) => numUpdatedRows)
    : await db.insertInto("idempotency_keys").values({ user_id: userId, key, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst().then(({ numInsertedOrUpdatedRows = 0n }) => numInsertedOrUpdatedRows);
  return taken > 0n ? { claim } : await claimKey(ctx, request);
}

/**
 * Returns a context whose commands say in their own transaction that the claim has changed something:
 * after a crash it is known whether a request may be executed again. A command of an execution that
 * another has replaced commits nothing.
 */
export const claimedBy = (ctx: Context, { userId, key, token }: Claim): Context => ({
  ...ctx,
  async record(tx, events) {
    const { numUpdatedRows } = await tx.db.updateTable("idempotency_keys")
      .set({ changed_at: ctx.now })
      .where("user_id", "=", userId).where("key", "=", key).where("claim", "=", token)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure("IDEMPOTENCY_IN_PROGRESS");
    await ctx.record(tx, events);
  },
});
