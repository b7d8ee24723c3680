import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import type { EventOf } from "../events.ts";
import { sweep } from "./erase_account.ts";

/**
 * One step of the deletion of an account. It may run again after it is done, and after it was
 * interrupted. @returns whether the next step may follow now; if not, it is asked again later.
 */
export type DeletionStep = (
  ctx: Context,
  leaving: { readonly userId: UserId; readonly deletesAt: Date },
) => Promise<boolean>;

/** People of one run; the others' turn comes with the next. */
const AT_ONCE = 100;

/** Takes each account whose time has come through `steps`; one that fails holds up no other. */
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
  if (errors.length > 0) throw new AggregateError(errors, "not every deletion went on");
};

/**
 * After an account is deleted: takes away what was written of it in that moment by something else,
 * and the very event that tells of it.
 */
export async function forgetUser(ctx: Context, { userId }: EventOf<"user.deleted">) {
  await sweep(ctx, userId);
}
