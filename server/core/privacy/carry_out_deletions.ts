import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import type { EventOf } from "../events.ts";
import { sql } from "kysely";
import { command } from "../command.ts";
import { rememberDeleted } from "../firestore/commands.ts";
import { deleteUser } from "../users/commands.ts";
import { isAbout } from "./personal_data.ts";
import { holdings } from "./personal_data.ts";

/**
 * One step of the deletion of an account. It may run again after it is done, and after it was
 * interrupted. @returns whether the next step may follow now; if not, this step runs again later
 */
export type DeletionStep = (
  ctx: Context,
  due: { readonly userId: UserId; readonly deletesAt: Date },
) => Promise<boolean>;

/** Accounts of one run; the next run takes more. */
const AT_ONCE = 100;

/** Runs `steps` for each account whose deletion is due; a failure does not delay the others. */
export const carryOutDeletions = (steps: readonly DeletionStep[]) => async (ctx: Context) => {
  const { db, now } = ctx;
  const due = await db.selectFrom("users").select(["id as userId", "deletes_at as deletesAt"])
    .where("deletes_at", "<=", now).orderBy("deletes_at").limit(AT_ONCE).execute();
  const errors: unknown[] = [];
  for (const { userId, deletesAt } of due) {
    try {
      for (const step of steps) {
        if (!await step(ctx, { userId, deletesAt: deletesAt! })) break;
      }
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, "some deletions failed");
};

/**
 * Milliseconds from the end of the sessions to the deletion of the row: by then no instance has the
 * identity in its cache. Otherwise a late request would register the user again.
 */
const SESSIONS_END_MS = 10 * 60 * 1000;

/** Deletes everything that the product stores about a user; the event has only their id. */
export const eraseAccount: DeletionStep = async (ctx, { userId }) => {
  const { db, now } = ctx;
  const user = await db.selectFrom("users").select("sessions_from").where("id", "=", userId)
    .executeTakeFirst();
  const closedAt = user?.sessions_from?.getTime() ?? Infinity;
  if (closedAt > now.getTime() - SESSIONS_END_MS) return false;
  await sweep(ctx, userId);
  await erase(ctx, userId);
  return true;
};

/** Deletes the row; foreign keys delete the rest. */
const erase = command(async (tx, userId: UserId) => {
  await rememberDeleted(tx, userId);
  if (await deleteUser(tx, userId)) tx.emit({ name: "user.deleted", userId });
});

/**
 * Runs after an account is deleted: deletes the rows that were written meanwhile, and the event of the
 * deletion itself.
 */
export async function forgetUser(ctx: Context, { userId }: EventOf<"user.deleted">) {
  await sweep(ctx, userId);
}

/** Rows that one statement deletes, so that locks are short. */
const BATCH = 5_000;

/** Deletes large tables, and rows without a foreign key, in batches; it can be interrupted. */
async function sweep(ctx: Context, userId: UserId): Promise<void> {
  for (const [table, { people, deletion }] of holdings) {
    if (deletion !== "SWEPT") continue;
    await deleteFrom(ctx, table, sql<boolean>`${sql.ref(people[0]!)} = ${userId}`);
  }
  await deleteFrom(ctx, "events", isAbout(userId));
}

/** Two partitions of a table may have rows of the same `ctid`. */
async function deleteFrom({ db }: Context, table: string, isTheirs: ReturnType<typeof isAbout>) {
  const name = sql.table(table);
  for (let isDone = false; !isDone;) {
    const { numAffectedRows } = await sql`
      delete from ${name} where ${isTheirs} and ctid = any(array(
        select ctid from ${name} where ${isTheirs} limit ${BATCH}
      ))`.execute(db);
    isDone = (numAffectedRows ?? 0n) < BigInt(BATCH);
  }
}
