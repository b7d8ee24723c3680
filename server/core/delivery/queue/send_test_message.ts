import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { isId, newId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { type Dispatch, messagePriorities } from "./dispatch.ts";
import { enqueue, lockLanes } from "./enqueue.ts";
import { asDispatch } from "../tables.ts";

/** In minutes: the person who tests is waiting. */
const LATE_AFTER = 5;

/** Sends a text to the owner's own chat by the same way as every message; no plan counts it. */
export const sendTestMessage = command(
  async (tx, input: { sessionId: SessionId; text: string }): Promise<Dispatch> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "dispatch.edit");
    const text = input.text.trim();
    if (text === "" || text.length > 1_000 || text.includes("\0")) {
      throw new Failure("TEST_TEXT_INVALID", ["text"]);
    }
    if (!isId("ses", input.sessionId)) throw new Failure("SESSION_NOT_FOUND", ["sessionId"]);
    await lockLanes(tx, [input.sessionId]);
    const session = await db.selectFrom("messenger_sessions").select(["id", "channel"])
      .where("id", "=", input.sessionId).where("user_id", "=", userId)
      .where("disconnected_at", "is", null).executeTakeFirst();
    if (!session) throw new Failure("SESSION_NOT_FOUND", ["sessionId"]);
    if (session.channel === "PLATFORM") throw new Failure("TEST_BY_PLATFORM", ["sessionId"]);
    const own = await db.selectFrom("groups").select("id").where("session_id", "=", session.id)
      .where("kind", "=", "PRIVATE").where("left_at", "is", null).executeTakeFirst();
    if (!own) throw new Failure("OWNER_UNKNOWN");

    const waiting = await db.selectFrom("dispatches").select(asDispatch)
      .where("session_id", "=", session.id).where("group_id", "=", own.id)
      .where("origin", "=", "TEST").where("status", "in", ["QUEUED", "SENDING"])
      .executeTakeFirst();
    if (waiting) return waiting; // one test at a time per session

    const id = newId("dsp");
    await enqueue(tx, {
      userId,
      offerId: null,
      text,
      origin: "TEST",
      occasion: id,
      priority: messagePriorities.FIRST,
      lateAfterMinutes: LATE_AFTER,
      reservedMonth: null,
      each: [{ id, groupId: own.id, sessionId: session.id, plannedAt: now }],
    });
    emit({ name: "dispatch.queued", userId, dispatchId: id, sessionId: session.id, offerId: null });
    return await db.selectFrom("dispatches").select(asDispatch).where("id", "=", id)
      .executeTakeFirstOrThrow();
  },
);
