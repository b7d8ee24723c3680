import { sql, type UpdateQueryBuilder, type UpdateResult } from "kysely";
import type { Tx } from "../command.ts";
import type { ImpersonationId } from "../ids.ts";
import type { Tables } from "../tables.ts";

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
