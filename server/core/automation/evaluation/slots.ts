import type { Context } from "../../context.ts";
import type { GroupId, RuleId, UserId } from "../../ids.ts";
import { fold } from "../../search.ts";
import { instantOf, isWithinHours, zoned } from "../../zoned.ts";
import { hoursOf, type RuleActions } from "../rule.ts";
import { type Candidate, plainEvent, type RuleEvent } from "./rule_event.ts";

/** How long before a slot a rule fills it, and asks about it: people need time to answer. */
const AHEAD_MS = 10 * 60 * 1000;
const ASK_AHEAD_MS = 2 * 60 * 60 * 1000;
/** Most offers that fill a slot, and most approved ones that are looked at for it. */
export const MOST_CANDIDATES = 20;
export const MOST_LOOKED_AT = 500;

/** Returns the milliseconds before a slot at which a rule decides about it. */
export const aheadOf = ({ mode }: Pick<RuleActions, "mode">): number =>
  mode === "ASK" ? ASK_AHEAD_MS : AHEAD_MS;

/** The local times (HH:MM) of a person's slots, by group. */
export type SlotTimes = {
  readonly timeZone: string;
  readonly of: ReadonlyMap<GroupId, readonly string[]>;
  readonly groups: readonly { readonly id: GroupId; readonly tags: readonly string[] }[];
};

/** Returns a person's slots: those of each group, or of all where a group has none of its own. */
export async function loadSlotTimes(
  { db }: Pick<Context, "db">,
  userId: UserId,
): Promise<SlotTimes> {
  const person = await db.selectFrom("users")
    .innerJoin("bot_settings as b", "b.user_id", "users.id")
    .select(["time_zone as timeZone", "b.slots"]).where("users.id", "=", userId)
    .executeTakeFirst();
  const groups = await db.selectFrom("groups").select(["id", "slots", "tags"])
    .where("user_id", "=", userId).where("left_at", "is", null).execute();
  return {
    timeZone: person?.timeZone ?? "UTC",
    of: new Map(groups.map(({ id, slots }) => [id, slots ?? person?.slots ?? []])),
    groups,
  };
}

/** Returns the slots of a rule's groups after one instant, up to the next day of another. */
export function slotsBetween(
  { timeZone, of, groups }: SlotTimes,
  { groupIds, groupTags }: Pick<RuleActions, "groupIds" | "groupTags">,
  after: Date,
  until: Date,
): Date[] {
  const tags = new Set(groupTags.map(fold));
  const tagged = groups.filter((group) => group.tags.some((tag) => tags.has(fold(tag))));
  const ids = [...groupIds, ...tagged.map(({ id }) => id)];
  const times = [...new Set(ids.flatMap((id) => of.get(id) ?? []))];
  const last = zoned(until, timeZone).toPlainDate().add({ days: 1 });
  const slots: Date[] = [];
  for (
    let day = zoned(after, timeZone).toPlainDate();
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    slots.push(...times.map((time) => instantOf(`${day}T${time}`, timeZone)));
  }
  return slots.filter((slot) => slot > after).sort((a, b) => a.getTime() - b.getTime());
}

/**
 * Returns the first slot of these groups after an instant that a rule's hours allow, whatever is
 * planned then; null: one of them has none.
 */
export function firstSlot(
  times: SlotTimes,
  actions: Pick<RuleActions, "fromTime" | "toTime">,
  groupIds: readonly GroupId[],
  after: Date,
): Date | null {
  const hours = hoursOf(actions);
  const slots = groupIds.map((id) =>
    slotsBetween(times, { groupIds: [id], groupTags: [] }, after, after)
      .find((slot) => !hours || isWithinHours(slot, hours, times.timeZone))
  );
  return slots.every((slot) => slot !== undefined)
    ? new Date(Math.min(...slots.map((slot) => slot.getTime())))
    : null;
}

type SlotFacts = {
  readonly ruleId: RuleId;
  readonly at: Date;
  readonly slot: Date;
  readonly times: SlotTimes;
  /** Groups that have a message at this slot already. */
  readonly taken: ReadonlySet<GroupId>;
  /** The approved offers, the first one first. */
  readonly candidates: readonly Candidate[];
};

/** Returns the event of a slot, in the person's groups that are free then. */
export function slotEvent(
  { ruleId, at, slot, times: { timeZone, of }, taken, candidates }: SlotFacts,
): RuleEvent {
  const time = zoned(slot, timeZone).toPlainTime().toString().slice(0, 5);
  const groupIds = [...of].filter(([id, times]) => times.includes(time) && !taken.has(id))
    .map(([id]) => id);
  return {
    ...plainEvent,
    key: `slot:${slot.toISOString()}`,
    at,
    kinds: ["FREE_SLOT"],
    ruleId,
    groupIds,
    title: `Horário das ${time}`,
    candidates,
    slot: { startsAt: slot, time },
  };
}
