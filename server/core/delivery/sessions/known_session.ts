import type { Context } from "../../context.ts";
import type { LaneState } from "../lanes/lane_state.ts";
import type { MessengerSession } from "./session.ts";
import { asSession } from "../tables.ts";

/** A session with how its queue stands, and whether its owner has opened a chat with it. */
export type KnownSession = MessengerSession & LaneState & { readonly ownerKnown: boolean };

/** A query of sessions as `KnownSession`s; whoever uses it says whose. */
export function knownSessions({ db, now }: Pick<Context, "db" | "now">) {
  return db.selectFrom("messenger_sessions")
    .innerJoin("lanes", "lanes.session_id", "messenger_sessions.id")
    .leftJoin(
      "messaging_processes as holder",
      (join) => join.onRef("holder.id", "=", "lanes.held_by").on("holder.held_until", ">", now),
    )
    .select(asSession)
    .select([
      "lanes.paused_at as pausedAt",
      "lanes.sending_since as sendingSince",
      "lanes.wake_at as wakeAt",
      "lanes.waits_for as waitsFor",
      "lanes.waits_until as waitsUntil",
    ])
    .select((eb) => [
      eb("holder.id", "is not", null).$castTo<boolean>().as("isHeld"),
      eb.exists(
        eb.selectFrom("dispatches").whereRef("session_id", "=", "messenger_sessions.id")
          .where("status", "=", "QUEUED"),
      ).$castTo<boolean>().as("hasQueued"),
      eb.exists(
        eb.selectFrom("groups").whereRef("session_id", "=", "messenger_sessions.id")
          .where("kind", "=", "PRIVATE").where("left_at", "is", null),
      ).$castTo<boolean>().as("ownerKnown"),
    ]);
}
