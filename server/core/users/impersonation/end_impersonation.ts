import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { ImpersonationId, UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { sql, type UpdateQueryBuilder, type UpdateResult } from "kysely";
import type { Tables } from "../../tables.ts";
import type { Context } from "../../context.ts";

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

type Open = UpdateQueryBuilder<Tables, "impersonations", "impersonations", UpdateResult>;

/** Ends those open impersonations that `narrowed` leaves; one that has run out ended then. */
export async function closeImpersonations(
  { db, now, emit }: Tx,
  narrowed: (open: Open) => Open,
): Promise<ImpersonationId[]> {
  const open = db.updateTable("impersonations")
    .set({ ended_at: sql`least(expires_at, ${now}::timestamptz)` })
    .where("ended_at", "is", null);
  const closed = await narrowed(open).returning(["id", "user_id"]).execute();
  emit(
    ...closed.map(({ id, user_id }) =>
      ({ name: "impersonation.ended", impersonationId: id, userId: user_id }) as const
    ),
  );
  return closed.map(({ id }) => id);
}

/** Ends, by the clock, those that have run out: nobody acts by them any more, the audit trail tells. */
export const endOverdueImpersonations = (ctx: Context): Promise<void> => closeOverdue(ctx, null);

const closeOverdue = command(async (tx, _: null) => {
  await closeImpersonations(tx, (q) => q.where("expires_at", "<=", tx.now));
});
