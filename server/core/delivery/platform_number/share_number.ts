import type { Updateable } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import { isId, type SessionId, type UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { MessengerSessionsTable } from "../tables.ts";
import { Failure } from "../../errors.ts";

/**
 * Stops sharing the platform's number: the queues of people who use it stand still, and they are
 * notified.
 */
export const revokePlatformNumber = command(async (tx, _: Record<never, never>) => {
  permit(tx.viewer, "platformNumber.manage");
  const shared = await tx.db.selectFrom("platform_number").select("session_id").forUpdate()
    .executeTakeFirst();
  if (shared) await revoke(tx, shared.session_id);
  return shared !== undefined;
});

/** Stops sharing a number that its owner disconnected. */
export const revokeDisconnected = (ctx: Context, { sessionId }: EventOf<"session.disconnected">) =>
  revokeIfDisconnected(ctx, sessionId);

const revokeIfDisconnected = command(async (tx, sessionId: SessionId): Promise<void> => {
  const ended = await tx.db.selectFrom("messenger_sessions").select("id")
    .where("id", "=", sessionId).where("disconnected_at", "is not", null).executeTakeFirst();
  if (ended) await revoke(tx, sessionId);
});

/** Stops sharing the number of an admin who became a member, unless they are an admin again. */
export const revokeFromMember = (ctx: Context, { userId }: EventOf<"user.madeMember">) =>
  revokeIfMember(ctx, userId);

const revokeIfMember = command(async (tx, userId: UserId): Promise<void> => {
  const shared = await tx.db.selectFrom("platform_number")
    .innerJoin("messenger_sessions as s", "s.id", "session_id")
    .innerJoin("users", "users.id", "s.user_id").select("session_id as sessionId")
    .where("users.id", "=", userId).where("users.role", "<>", "admin").executeTakeFirst();
  if (shared) await revoke(tx, shared.sessionId);
});

/** Stops sharing this number, if it is shared. */
export async function revoke(tx: Tx, sessionId: SessionId): Promise<void> {
  const { db, now, emit } = tx;
  const { numDeletedRows } = await db.deleteFrom("platform_number")
    .where("session_id", "=", sessionId).executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await updateSessionsThrough(tx, sessionId, { number_revoked_at: now });
  const { userId } = await db.selectFrom("messenger_sessions").select("user_id as userId")
    .where("id", "=", sessionId).executeTakeFirstOrThrow();
  emit({ name: "platformNumber.revoked", userId, sessionId });
}

/** Changes all sessions through a number, schedules their lanes and publishes the change. */
async function updateSessionsThrough(
  { db, now, emit }: Tx,
  numberId: SessionId,
  change: Updateable<MessengerSessionsTable>,
): Promise<void> {
  const through = db.selectFrom("messenger_sessions").select("id").where("through", "=", numberId)
    .where("disconnected_at", "is", null);
  await db.selectFrom("lanes").select("session_id").where("session_id", "in", through)
    .orderBy("session_id").forUpdate().execute();
  const changed = await db.updateTable("messenger_sessions").set(change)
    .where("through", "=", numberId).where("disconnected_at", "is", null)
    .returning(["id", "user_id as userId"]).execute();
  await db.updateTable("lanes").set({ wake_at: now }).where("session_id", "in", through).execute();
  emit(
    ...changed.map(({ id, userId }) =>
      ({ name: "session.changed", userId, sessionId: id }) as const
    ),
  );
}

/**
 * Shares one of the viewer's own WhatsApp numbers with everybody, in place of an earlier one.
 * Sessions through it that exist already continue. @throws Failure PLATFORM_NUMBER_NOT_OWN
 */
export const shareNumber = command(async (tx, input: { sessionId: SessionId }) => {
  const { db, now, emit } = tx;
  const userId = permit(tx.viewer, "platformNumber.manage");
  const sessionId = await ownNumber(tx, input.sessionId);
  const shared = await db.selectFrom("platform_number").select("session_id").forUpdate()
    .executeTakeFirst();
  if (shared?.session_id === sessionId) return sessionId;
  if (shared) await revoke(tx, shared.session_id);
  await db.insertInto("platform_number").values({ session_id: sessionId, shared_at: now })
    .execute();
  await updateSessionsThrough(tx, sessionId, { number_revoked_at: null });
  emit({ name: "platformNumber.shared", userId, sessionId });
  return sessionId;
});

async function ownNumber({ db, viewer }: Tx, id: SessionId): Promise<SessionId> {
  const userId = permit(viewer, "platformNumber.manage");
  const own = isId("ses", id) && await db.selectFrom("messenger_sessions").select("id")
    .where("id", "=", id).where("user_id", "=", userId).where("channel", "=", "WHATSAPP")
    .where("disconnected_at", "is", null).executeTakeFirst();
  if (!own) throw new Failure("PLATFORM_NUMBER_NOT_OWN", ["id"]);
  return own.id;
}
