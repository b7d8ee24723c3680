import { command } from "../../command.ts";
import type { DeletionStep } from "../../privacy/carry_out_deletions.ts";
import { cancelQueue } from "../queue/cancel_queue.ts";
import { disconnect } from "./disconnect.ts";

/** Milliseconds: a message that has been on its way for longer never tells how it went. */
const LOST_MS = 10 * 60 * 1000;

/**
 * The step of a deletion that ends all sending: what waits never goes out, every session is
 * disconnected, and none is being connected any more. The next step waits for a message that is on
 * its way this moment.
 */
export const leaveMessengers: DeletionStep = (ctx, leaving) => leave(ctx, leaving);

const leave = command(async (tx, { userId }: Parameters<DeletionStep>[1]) => {
  const { db, now } = tx;
  await cancelQueue(tx, { userId }, "SESSION_ENDED");
  const sessions = await db.selectFrom("messenger_sessions").select("id")
    .where("user_id", "=", userId).where("disconnected_at", "is", null)
    .orderBy("id").forNoKeyUpdate().execute();
  for (const { id } of sessions) await disconnect(tx, { userId, sessionId: id });
  await db.deleteFrom("pairings").where("user_id", "=", userId).execute();
  const onItsWay = await db.selectFrom("lanes").select("session_id")
    .where("user_id", "=", userId)
    .where("sending_since", ">", new Date(now.getTime() - LOST_MS))
    .limit(1).executeTakeFirst();
  return onItsWay === undefined;
});
