import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { OfferId, SessionId } from "../../ids.ts";
import { instantOf, zoned } from "../../zoned.ts";

type RequestedTime = {
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
  { offerId, localTime, zone, slots }: RequestedTime,
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

const DAYS_AHEAD = 30;

/**
 * The first slot (a local time, HH:MM) after `after`, at most 30 local days later, that is not
 * taken; null when there is none. A slot that a day's clocks skip comes as much later; one that they
 * show twice comes once.
 */
export function nextFreeSlot(
  slots: readonly string[],
  zone: string,
  after: Date,
  isTaken: (instant: Date) => boolean,
): Date | null {
  const here = zoned(after, zone);
  const last = here.add({ days: DAYS_AHEAD }).epochMilliseconds;
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, n) => {
    return here.toPlainDate().add({ days: n - 1 }).toString();
  });
  const instants = days.flatMap((day) => slots.map((slot) => instantOf(`${day}T${slot}`, zone)))
    .filter((instant) => instant > after && instant.getTime() <= last)
    // Of two slots the one that was skipped may come after the other, even on the next day.
    .sort((a, b) => a.getTime() - b.getTime());
  return instants.find((instant) => !isTaken(instant)) ?? null;
}

/** A minute that has just begun may still be chosen. */
const GRACE_MS = 60 * 1000;

/** ISO 8601 to the minute or second: without an offset, which would be passed over in silence. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/**
 * The instant of the local date and time that was asked for; `now` when none was. A time that the
 * zone skips comes as much later; of one that it shows twice, the first that is not over counts.
 * @throws Failure for nonsense, the past, and more than a year ahead.
 */
export function plannedAt(
  { localTime, zone }: { readonly localTime?: string | null | undefined; readonly zone: string },
  now: Date,
): Date {
  if (localTime == null) return now;
  const oldest = now.getTime() - GRACE_MS;
  const newest = zoned(now, zone).add({ years: 1 }).epochMilliseconds;
  const instant = readings(localTime, zone).find((ms) => ms >= oldest);
  if (instant === undefined || instant > newest) throw new Failure("TIME_INVALID", ["localTime"]);
  return new Date(instant);
}

/** When the zone's clocks show this time: first and last; none for what is no time. */
function readings(localTime: string, zone: string): number[] {
  if (!LOCAL_TIME.test(localTime)) return [];
  try {
    const time = Temporal.PlainDateTime.from(localTime);
    return (["compatible", "later"] as const).map((disambiguation) =>
      time.toZonedDateTime(zone, { disambiguation }).epochMilliseconds
    );
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
