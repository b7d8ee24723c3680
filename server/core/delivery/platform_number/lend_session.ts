import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { isId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { changedThrough, withdraw } from "./share_number.ts";

/**
 * Lends one of the viewer's own WhatsApp numbers to everybody, in the place of another one. Whoever
 * sent through it before goes on. @throws Failure PLATFORM_NUMBER_NOT_OWN
 */
export const lendSession = command(async (tx, input: { sessionId: SessionId }) => {
  const { db, now, emit } = tx;
  const userId = permit(tx.viewer, "platformNumber.manage");
  const sessionId = await ownNumber(tx, input.sessionId);
  const lent = await db.selectFrom("platform_number").select("session_id").forUpdate()
    .executeTakeFirst();
  if (lent?.session_id === sessionId) return sessionId;
  if (lent) await withdraw(tx, lent.session_id);
  await db.insertInto("platform_number").values({ session_id: sessionId, lent_at: now }).execute();
  await changedThrough(tx, sessionId, { withdrawn_at: null });
  emit({ name: "platformNumber.lent", userId, sessionId });
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
