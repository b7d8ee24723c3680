import { plannedSendings } from "../../campaigns/calendar/queries.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { CampaignTextId, GroupId, OfferId, SessionId, UserId } from "../../ids.ts";
import { instantOf, isWithinHours, type LocalHours, zoned } from "../../zoned.ts";

type RequestedTime = {
  readonly userId: UserId;
  /** What is to be sent; its own messages take no slot from it. */
  readonly offerId: OfferId | null;
  readonly campaignTextId?: CampaignTextId | null;
  /** The local date and time in `zone`; null: now, or a slot. */
  readonly localTime: string | null;
  readonly timeZone: string;
  /** The local times to choose from, in their own zone; null: no slot is requested. */
  readonly slots: {
    readonly times: readonly string[];
    readonly timeZone: string;
    /** Only slots of this part of the day; left out: of all of it. */
    readonly hours?: LocalHours | null | undefined;
  } | null;
};

type SlottedGroup = {
  readonly id: GroupId;
  readonly sessionId: SessionId;
  /** The group's own times; null: those requested. */
  readonly slots: readonly string[] | null;
};

/**
 * Returns the planned start of each group's message: the requested time, the first slot that nothing
 * else has or will have by the calendar, or now. Groups without slots of their own take those of
 * their session together.
 * @throws Failure if there is no such time or slot.
 */
export async function plannedStarts(
  ctx: Context,
  groups: readonly SlottedGroup[],
  { userId, offerId, campaignTextId = null, localTime, timeZone, slots }: RequestedTime,
): Promise<ReadonlyMap<GroupId, Date>> {
  const { db, now } = ctx;
  const at = localTime !== null ? plannedAt({ localTime, timeZone }, now) : now;
  if (localTime !== null || !slots) return new Map(groups.map(({ id }) => [id, at]));
  const sessions = [...new Set(groups.map(({ sessionId }) => sessionId))];
  if (sessions.length === 0) return new Map();
  const queued = await db.selectFrom("dispatches")
    .innerJoin("groups", "groups.id", "group_id")
    .select(["dispatches.session_id", "group_id", "planned_at", "groups.slots"]).distinct()
    .where("dispatches.session_id", "in", sessions).where("status", "=", "QUEUED")
    .where("planned_at", ">", now)
    .where((eb) =>
      eb.or([
        eb("offer_id", "is distinct from", offerId),
        eb("campaign_text_id", "is distinct from", campaignTextId),
      ])
    ).execute();
  const key = (owner: SessionId | GroupId, instant: Date) => `${owner} ${instant.getTime()}`;
  const taken = new Set(
    queued.map(({ session_id, group_id, slots, planned_at }) =>
      key(slots ? group_id : session_id, planned_at)
    ),
  );
  const isTakenByCalendar = await calendarTakes(ctx, userId);
  const isOpen = (at: Date) => !slots.hours || isWithinHours(at, slots.hours, slots.timeZone);
  const found = new Map<SessionId | GroupId, Date | null>();
  return new Map(groups.map(({ id, sessionId, slots: own }) => {
    const owner = own ? id : sessionId;
    const isTaken = (at: Date) =>
      !isOpen(at) || taken.has(key(owner, at)) || isTakenByCalendar(owner, at);
    const slot = found.get(owner) ??
      nextFreeSlot(own ?? slots.times, slots.timeZone, now, isTaken);
    if (!slot) throw new Failure("NO_FREE_SLOT", ["isNextFreeSlot"]);
    found.set(owner, slot);
    return [id, slot];
  }));
}

/** Reads the calendar. The result says whether it sends to a group, or one of a session, then. */
async function calendarTakes(ctx: Context, userId: UserId) {
  const planned = await plannedSendings(ctx, userId);
  const rows = await ctx.db.selectFrom("groups").select(["id", "session_id", "slots"])
    .where("user_id", "=", userId).execute();
  const owners = new Map(rows.map(({ id, session_id, slots }) => [id, slots ? id : session_id]));
  return (owner: SessionId | GroupId, at: Date): boolean =>
    [...planned(at)].some((id) => owners.get(id) === owner);
}

const DAYS_AHEAD = 30;

/**
 * Returns the first free slot (a local time, HH:MM) after `after`, within 30 local days; null:
 * there is none. A slot that the clocks skip moves by as much; one that they show twice is used
 * once.
 */
export function nextFreeSlot(
  slots: readonly string[],
  timeZone: string,
  after: Date,
  isTaken: (instant: Date) => boolean,
): Date | null {
  const here = zoned(after, timeZone);
  const last = here.add({ days: DAYS_AHEAD }).epochMilliseconds;
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, n) => {
    return here.toPlainDate().add({ days: n - 1 }).toString();
  });
  const instants = days.flatMap((day) => slots.map((slot) => instantOf(`${day}T${slot}`, timeZone)))
    .filter((instant) => instant > after && instant.getTime() <= last)
    // A slot that was skipped may move behind the next one, even to the next day.
    .sort((a, b) => a.getTime() - b.getTime());
  return instants.find((instant) => !isTaken(instant)) ?? null;
}

/** The current minute may still be chosen. */
const GRACE_MS = 60 * 1000;

/** ISO 8601 to the minute or second. An offset is rejected, since it would be ignored. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/**
 * Returns the instant of the requested local date and time; `now` if none was requested. A time
 * that the zone skips moves by as much; of one that it shows twice, the first that is not over
 * counts. @throws Failure for an invalid time, the past, and more than a year ahead.
 */
export function plannedAt(
  { localTime, timeZone }: {
    readonly localTime?: string | null | undefined;
    readonly timeZone: string;
  },
  now: Date,
): Date {
  if (localTime == null) return now;
  const oldest = now.getTime() - GRACE_MS;
  const newest = zoned(now, timeZone).add({ years: 1 }).epochMilliseconds;
  const instant = readings(localTime, timeZone).find((ms) => ms >= oldest);
  if (instant === undefined || instant > newest) throw new Failure("TIME_INVALID", ["localTime"]);
  return new Date(instant);
}

/**
 * Returns the instants at which the zone's clocks show this time, first and last; none if it is not
 * a time.
 */
function readings(localTime: string, timeZone: string): number[] {
  if (!LOCAL_TIME.test(localTime)) return [];
  try {
    const time = Temporal.PlainDateTime.from(localTime);
    return (["compatible", "later"] as const).map((disambiguation) =>
      time.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds
    );
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
