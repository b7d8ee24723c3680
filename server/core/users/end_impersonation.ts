import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { ImpersonationId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { closeImpersonations } from "./close_impersonations.ts";

/**
 * Ends what this session does in somebody's name; asked again, or once it has run out, it answers the
 * last one. @throws Failure IMPERSONATION_NOT_FOUND where there was none.
 */
export const endImpersonation = command(async (tx): Promise<ImpersonationId> => {
  const userId = permit(tx.viewer, "impersonation.end");
  const last = await lastOf(tx, userId);
  if (!last) throw new Failure("IMPERSONATION_NOT_FOUND");
  await closeImpersonations(tx, (q) => q.where("id", "=", last));
  return last;
});

async function lastOf({ db, viewer }: Tx, userId: UserId): Promise<ImpersonationId | undefined> {
  if (!("sessionKey" in viewer) || !viewer.sessionKey) return undefined;
  const last = await db.selectFrom("impersonations").select("id")
    .where("admin_id", "=", viewer.impersonation?.adminId ?? userId)
    .where("session_key", "=", viewer.sessionKey)
    .orderBy("id", "desc").limit(1).executeTakeFirst();
  return last?.id;
}
