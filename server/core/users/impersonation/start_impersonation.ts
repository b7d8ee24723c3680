import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { type ImpersonationId, newId, type UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { closeImpersonations } from "./end_impersonation.ts";
import { IMPERSONATION_MS } from "./impersonation.ts";
import { checkedReason, lockUser } from "../administration/checks.ts";

/**
 * From the next request on, the admin is a member's stand-in, in this session of the admin's alone.
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
    await closeImpersonations( // what has run out would keep this session's place
      tx,
      (q) => q.where("session_key", "=", sessionKey).where("expires_at", "<=", now),
    );
    const impersonationId = newId("imp");
    const [begun] = await db.insertInto("impersonations").values({
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
    if (!begun) throw new Failure("IMPERSONATION_OPEN");
    emit({ name: "impersonation.started", userId, impersonationId, reason });
    return impersonationId;
  },
);

function sessionKeyOf({ viewer }: Tx): string {
  const sessionKey = "sessionKey" in viewer && viewer.sessionKey;
  if (!sessionKey) throw new Failure("IMPERSONATION_WITHOUT_SESSION");
  return sessionKey;
}

/** The lock keeps them from becoming an admin, or from being blocked, at the same moment. */
async function requireMember(tx: Tx, userId: UserId): Promise<void> {
  const { role, blockedAt } = await lockUser(tx, userId);
  if (role === "admin") throw new Failure("IMPERSONATION_OF_ADMIN", ["id"]);
  if (blockedAt) throw new Failure("IMPERSONATION_OF_BLOCKED", ["id"]);
}
