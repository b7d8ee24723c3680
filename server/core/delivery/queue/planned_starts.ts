import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { OfferId, SessionId } from "../../ids.ts";
import { plannedAt } from "./planned_time.ts";
import { nextFreeSlot } from "./slots.ts";

export type AskedTime = {
  readonly offerId: OfferId;
  /** Local date and time in `zone`; null: now, or a slot. */
  readonly localTime: string | null;
  readonly zone: string;
  /** The local times to choose from, in their own zone; null: no slot is asked for. */
  readonly slots: { readonly times: readonly string[]; readonly zone: string } | null;
};

/**
 * Not before when each session's messages are meant to go: at a time, in the first slot that no
 * other offer has there, or now. @throws Failure when there is no such time or slot.
 */
export async function plannedStarts(
  { db, now }: Context,
  sessions: ReadonlySet<SessionId>,
  { offerId, localTime, zone, slots }: AskedTime,
): Promise<ReadonlyMap<SessionId, Date>> {
  const at = localTime !== null ? plannedAt({ localTime, zone }, now) : now;
  if (localTime !== null || !slots) return new Map([...sessions].map((session) => [session, at]));
  const taken = await db.selectFrom("dispatches").select(["session_id", "planned_at"]).distinct()
    .where("session_id", "in", [...sessions]).where("status", "=", "QUEUED")
    .where("planned_at", ">", now).where("offer_id", "<>", offerId).execute();
  const key = (session: SessionId, instant: Date) => `${session} ${instant.getTime()}`;
  const keys = new Set(taken.map(({ session_id, planned_at }) => key(session_id, planned_at)));
  return new Map([...sessions].map((session) => {
    const slot = nextFreeSlot(slots.times, slots.zone, now, (at) => keys.has(key(session, at)));
    if (!slot) throw new Failure("NO_FREE_SLOT", ["isNextFreeSlot"]);
    return [session, slot];
  }));
}
