import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { endSessions } from "../account/account_sessions.ts";
import { lockUser, requireAnotherAdmin } from "./checks.ts";
import { checkedReason } from "./reason.ts";

/**
 * Blocks a user: their sessions end, their queued messages wait, and nothing is deleted. Blocking
 * again replaces the reason.
 * @throws Failure REASON_INVALID, NOT_ONESELF, LAST_ADMIN, USER_NOT_FOUND
 */
export const blockUser = command(async (tx, input: { userId: UserId; reason: string }) => {
  const { db, viewer, now, emit } = tx;
  const { userId } = input;
  if (permit(viewer, "user.manage") === userId) throw new Failure("NOT_ONESELF", ["id"]);
  const reason = checkedReason(input.reason);
  await requireAnotherAdmin(tx, userId);
  const { blockedAt } = await lockUser(tx, userId);
  await db.updateTable("users").set({ blocked_at: blockedAt ?? now, blocked_reason: reason })
    .where("id", "=", userId).execute();
  await endSessions(tx, [userId]);
  emit({ name: "user.blocked", userId, reason });
  return userId;
});

/** Unblocks a user; their queued messages continue. @throws Failure USER_NOT_FOUND */
export const unblockUser = command(async (tx, { userId }: { userId: UserId }) => {
  permit(tx.viewer, "user.manage");
  const { blockedAt } = await lockUser(tx, userId);
  if (!blockedAt) return userId;
  await tx.db.updateTable("users").set({ blocked_at: null, blocked_reason: null })
    .where("id", "=", userId).execute();
  tx.emit({ name: "user.unblocked", userId });
  return userId;
});
