import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { isId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockLanesOf } from "../queue/enqueue.ts";
import { hasNumber } from "../pacing/safe_pace.ts";
import { WARM_UP_CAPS, warmUpDay, warmUpEnds } from "../pacing/warm_up.ts";
import type { Context } from "../../context.ts";
import { countToday, numberSettings } from "./number_use.ts";

type Which = { readonly sessionId: SessionId };

const PLAN_MS = WARM_UP_CAPS.length * 24 * 60 * 60 * 1000;

/** Ends the warm-up of the viewer's number: it has been in use for months. */
export const endWarmUp = command((tx, input: Which) => setWarmUp(tx, input, () => null));

/**
 * Starts the warm-up of the viewer's number, counted from when it was connected, or from now if the
 * plan would be over by then.
 */
export const startWarmUp = command((tx, input: Which) =>
  setWarmUp(tx, input, (connectedAt) => {
    return tx.now.getTime() - connectedAt.getTime() < PLAN_MS ? connectedAt : tx.now;
  })
);

async function setWarmUp(
  tx: Tx,
  { sessionId }: Which,
  from: (connectedAt: Date) => Date | null,
): Promise<SessionId> {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "session.edit");
  if (!isId("ses", sessionId)) throw new Failure("SESSION_NOT_FOUND", ["id"]);
  await lockLanesOf(tx, userId, sessionId);
  const session = await db.selectFrom("messenger_sessions").select(["channel", "created_at"])
    .where("id", "=", sessionId).where("user_id", "=", userId)
    .where("disconnected_at", "is", null).forNoKeyUpdate().executeTakeFirst();
  if (!session) throw new Failure("SESSION_NOT_FOUND", ["id"]);
  if (!hasNumber(session.channel) || session.channel === "PLATFORM") {
    throw new Failure("NUMBER_NOT_OWN", ["id"]);
  }
  await db.updateTable("messenger_sessions").set({ warm_up_from: from(session.created_at) })
    .where("id", "=", sessionId).execute();
  await db.updateTable("lanes").set({ wake_at: now }).where("session_id", "=", sessionId).execute();
  emit({ name: "session.changed", userId, sessionId });
  return sessionId;
}

/** The progress of a new number's warm-up. */
export type WarmUp = {
  readonly day: number;
  readonly days: number;
  readonly capToday: number;
  readonly sentToday: number;
  readonly endsAt: Date;
};

/**
 * Loads the warm-ups of the viewer's sessions, in the order requested; null: the number is not new.
 */
export async function loadWarmUps(
  ctx: Context,
  ids: readonly SessionId[],
): Promise<(WarmUp | null)[]> {
  const numbers = (await numberSettings(ctx, ids)).filter(({ newSince }) => newSince !== null);
  const sent = numbers.length > 0 ? await countToday(ctx, numbers) : new Map<SessionId, number>();
  const plans = new Map(numbers.map(({ sessionId, newSince, timeZone }) => {
    const today = warmUpDay(newSince, timeZone, ctx.now);
    return [
      sessionId,
      today && {
        day: today.day,
        days: WARM_UP_CAPS.length,
        capToday: today.cap,
        sentToday: sent.get(sessionId) ?? 0,
        endsAt: warmUpEnds(newSince!, timeZone),
      },
    ];
  }));
  return ids.map((id) => plans.get(id) ?? null);
}
