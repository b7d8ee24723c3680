import { sql } from "kysely";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { deleteUser } from "../users/commands.ts";
import type { DeletionStep } from "./carry_out_deletions.ts";
import { isAbout } from "./own_data.ts";
import { holdings } from "./personal_data.ts";

/** Rows that are deleted at once, so that nobody waits long for what is locked. */
const BATCH = 5_000;

/**
 * Milliseconds from the end of their sessions until their row goes: by then no instance, and no
 * identity provider, still takes them for somebody who is signed in, and would make them a new one.
 */
const SETTLING_MS = 10 * 60 * 1000;

/** Deletes all that the product holds of a person, and says so by their id, which leads to nobody. */
export const eraseAccount: DeletionStep = async (ctx, { userId }) => {
  const { db, now } = ctx;
  const user = await db.selectFrom("users").select("sessions_from").where("id", "=", userId)
    .executeTakeFirst();
  const closedAt = user?.sessions_from?.getTime() ?? Infinity;
  if (closedAt > now.getTime() - SETTLING_MS) return false;
  await sweep(ctx, userId);
  await erase(ctx, userId);
  return true;
};

/** What is left goes with their row, by foreign keys. */
const erase = command(async (tx, userId: UserId) => {
  if (await deleteUser(tx, userId)) tx.emit({ name: "user.deleted", userId });
});

/** Deletes, some at a time, what is much or hangs on no foreign key; interrupted, it goes on. */
export async function sweep(ctx: Context, userId: UserId): Promise<void> {
  for (const [table, { people, deletion }] of holdings) {
    if (deletion !== "SWEPT") continue;
    await deleteFrom(ctx, table, sql<boolean>`${sql.ref(people[0]!)} = ${userId}`);
  }
  await deleteFrom(ctx, "events", isAbout(userId));
}

async function deleteFrom({ db }: Context, table: string, isTheirs: ReturnType<typeof isAbout>) {
  const name = sql.table(table);
  for (let isDone = false; !isDone;) {
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${isTheirs} limit ${BATCH}
      ))`.execute(db);
    isDone = (numAffectedRows ?? 0n) < BigInt(BATCH);
  }
}
