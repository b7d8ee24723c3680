import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { closeImpersonations } from "./close_impersonations.ts";

/** Ends, by the clock, those that have run out: nobody acts by them any more, the audit trail tells. */
export const endOverdueImpersonations = (ctx: Context): Promise<void> => closeOverdue(ctx, null);

const closeOverdue = command(async (tx, _: null) => {
  await closeImpersonations(tx, (q) => q.where("expires_at", "<=", tx.now));
});
