import { type ImpersonationId, newId, type UserId } from "../ids.ts";
import { type NotNull, sql, type UpdateQueryBuilder, type UpdateResult } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { may, permit } from "../permissions.ts";
import { command, type Tx } from "../command.ts";
import { lockUser } from "./administration/checks.ts";
import { checkedReason } from "./administration/reason.ts";
import type { Tables } from "../tables.ts";

/** Milliseconds that an impersonation lasts. */
const IMPERSONATION_MS = 30 * 60 * 1000;

/** An admin's impersonation of a member, open or ended. */
export type KnownImpersonation = {
  readonly id: ImpersonationId;
  readonly adminId: UserId;
  readonly userId: UserId;
  readonly reason: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
};

/** A row, selected so, is a `KnownImpersonation`. */
const asImpersonation = [
  "id",
  "admin_id as adminId",
  "user_id as userId",
  "reason",
  "started_at as startedAt",
  "expires_at as expiresAt",
] as const;

/**
 * Starts an impersonation: from the next request on, this session of the admin acts as the member.
 * @throws Failure REASON_INVALID, NOT_ONESELF, IMPERSONATION_WITHOUT_SESSION, IMPERSONATION_OPEN,
 * IMPERSONATION_OF_ADMIN, IMPERSONATION_OF_BLOCKED, USER_NOT_FOUND
 */
export const startImpersonation = command(
  async (tx, input: { userId: UserId; reason: string }): Promise<ImpersonationId> => {
    const { db, viewer, now, emit } = tx;
    const adminId = permit(viewer, "user.manage");
    const { userId } = input;
    const reason = checkedReason(input.reason);
    if (userId === adminId) throw new Failure("NOT_ONESELF", ["id"]);
    const sessionKey = sessionKeyOf(tx);
    await requireMember(tx, userId);
    await closeImpersonations( // an expired one would still occupy this session
      tx,
      (q) => q.where("session_key", "=", sessionKey).where("expires_at", "<=", now),
    );
    const impersonationId = newId("imp");
    const [started] = await db.insertInto("impersonations").values({
      id: impersonationId,
      admin_id: adminId,
      user_id: userId,
      session_key: sessionKey,
      reason,
      started_at: now,
      expires_at: new Date(now.getTime() + IMPERSONATION_MS),
      ended_at: null,
    }).onConflict((c) => c.column("session_key").where("ended_at", "is", null).doNothing())
      .returning("id").execute();
    if (!started) throw new Failure("IMPERSONATION_OPEN");
    emit({ name: "impersonation.started", userId, impersonationId, reason });
    return impersonationId;
  },
);

function sessionKeyOf({ viewer }: Tx): string {
  const sessionKey = "sessionKey" in viewer && viewer.sessionKey;
  if (!sessionKey) throw new Failure("IMPERSONATION_WITHOUT_SESSION");
  return sessionKey;
}

/** Locks the user, so that they are not made an admin or blocked at the same time. */
async function requireMember(tx: Tx, userId: UserId): Promise<void> {
  const { role, blockedAt } = await lockUser(tx, userId);
  if (role === "admin") throw new Failure("IMPERSONATION_OF_ADMIN", ["id"]);
  if (blockedAt) throw new Failure("IMPERSONATION_OF_BLOCKED", ["id"]);
}

/**
 * Ends this session's impersonation and returns its id. When it has already ended or expired, returns
 * the last one. @throws Failure IMPERSONATION_NOT_FOUND when there was none
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

/** Ends the open impersonations that `narrow` selects; an expired one ends at its expiry. */
export async function closeImpersonations(
  { db, now, emit }: Tx,
  narrow: (open: Open) => Open,
): Promise<ImpersonationId[]> {
  const open = db.updateTable("impersonations")
    .set({ ended_at: sql`least(expires_at, ${now}::timestamptz)` })
    .where("ended_at", "is", null);
  const closed = await narrow(open).returning(["id", "user_id"]).execute();
  emit(
    ...closed.map(({ id, user_id }) =>
      ({ name: "impersonation.ended", impersonationId: id, userId: user_id }) as const
    ),
  );
  return closed.map(({ id }) => id);
}

/** Ends the expired impersonations, so that the audit trail records their end. */
export const endOverdueImpersonations = (ctx: Context): Promise<void> => closeOverdue(ctx, null);

const closeOverdue = command(async (tx, _: null) => {
  await closeImpersonations(tx, (q) => q.where("expires_at", "<=", tx.now));
});

/**
 * Returns impersonations by id, in the order of `ids`: all for an admin, the current one for the
 * person impersonated. Those of an admin whose account is deleted count as absent.
 */
export async function loadImpersonations(
  { db, viewer }: Context,
  ids: readonly ImpersonationId[],
): Promise<(KnownImpersonation | Failure)[]> {
  permit(viewer, "impersonation.see");
  const own = "impersonation" in viewer ? viewer.impersonation?.id : undefined;
  const seen = may(viewer, "audit.see") ? ids : ids.filter((id) => id === own);
  const found = seen.length === 0 ? [] : await db.selectFrom("impersonations")
    .select(asImpersonation).where("id", "in", seen).where("admin_id", "is not", null)
    .$narrowType<{ adminId: NotNull }>().execute();
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? new Failure("NODE_NOT_FOUND"));
}
