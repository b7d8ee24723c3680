import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { DispatchId, SessionId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { WINDOWS } from "./pace.ts";

/** As much of a queue as is looked at: when the message behind them goes, nobody can tell. */
export const FORESEEN = 2_000;

/** Starts older than this hold nothing up any more. */
const LOOK_BACK_MS = Math.max(...WINDOWS.map(({ ms }) => ms));

/** A message that waits in a lane. */
export type Queued = {
  readonly id: DispatchId;
  readonly priority: number;
  readonly plannedAt: Date;
};

export type LaneFacts = Awaited<ReturnType<typeof laneFacts>>[number];

/** The viewer's lanes, with all that paces them or holds them up. */
export async function laneFacts({ db, viewer }: Context, sessions: readonly SessionId[]) {
  return await db.selectFrom("lanes")
    .innerJoin("messenger_sessions as s", "s.id", "lanes.session_id")
    .innerJoin("bot_settings as b", "b.user_id", "lanes.user_id")
    .innerJoin("users as u", "u.id", "lanes.user_id")
    .select([
      "lanes.session_id as sessionId",
      "lanes.free_at as freeAt",
      "lanes.paused_at as pausedAt",
      "s.trouble",
      "s.disconnected_at as disconnectedAt",
      "b.gap_min_ms as gapMinMs",
      "b.gap_max_ms as gapMaxMs",
      "b.per_minute as perMinute",
      "b.per_hour as perHour",
      "b.per_day as perDay",
      "b.identical_per_hour as identicalPerHour",
      "b.quiet_from as from",
      "b.quiet_to as to",
      "b.paused_at as allPausedAt",
      "u.zone",
      "u.subscription_status as subscriptionStatus",
      "u.subscription_expires_at as subscriptionExpiresAt",
    ])
    .select((eb) =>
      eb.case().when("lanes.waits_for", "in", ["VENDOR_BUSY", "VENDOR_AWAY"])
        .then(eb.ref("lanes.waits_until")).end().as("restingUntil")
    )
    .where("lanes.session_id", "in", sessions)
    .where("lanes.user_id", "=", permit(viewer, "dispatch.see")).execute();
}

/** The first `FORESEEN` messages that wait in each lane, in its order. */
export async function queues({ db, viewer }: Context, sessions: readonly SessionId[]) {
  const rows = await db.selectFrom("lanes")
    .innerJoinLateral(
      (q) =>
        q.selectFrom("dispatches").select(["id", "priority", "planned_at as plannedAt"])
          .whereRef("dispatches.session_id", "=", "lanes.session_id")
          .where("status", "=", sql.lit("QUEUED" as const)) // as the index has it
          .orderBy("priority", "desc").orderBy("planned_at").orderBy("id")
          .limit(FORESEEN).as("queued"),
      (join) => join.onTrue(),
    )
    .select(["lanes.session_id as sessionId", "queued.id", "priority", "plannedAt"])
    .where("lanes.session_id", "in", sessions)
    .where("lanes.user_id", "=", permit(viewer, "dispatch.see"))
    .orderBy("priority", "desc").orderBy("plannedAt").orderBy("queued.id").execute();
  return Map.groupBy(rows, ({ sessionId }) => sessionId);
}

/** The starts of each lane that still count, newest first. */
export async function latestStarts({ db, viewer, now }: Context, sessions: readonly SessionId[]) {
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const rows = await db.selectFrom("lanes")
    .innerJoin("bot_settings as b", "b.user_id", "lanes.user_id")
    .innerJoinLateral(
      (q) =>
        q.selectFrom("dispatches").select("started_at")
          .whereRef("dispatches.session_id", "=", "lanes.session_id")
          .where("started_at", ">", since)
          .orderBy("started_at", "desc").limit((eb) => eb.ref("b.per_day")).as("started"),
      (join) => join.onTrue(),
    )
    .select(["lanes.session_id as sessionId"])
    .select((eb) => eb.ref("started.started_at").$notNull().as("startedAt"))
    .where("lanes.session_id", "in", sessions)
    .where("lanes.user_id", "=", permit(viewer, "dispatch.see"))
    .orderBy("started.started_at", "desc").execute();
  return Map.groupBy(rows, ({ sessionId }) => sessionId);
}
