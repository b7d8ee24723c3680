import type { Context } from "../../context.ts";
import { barredGroups } from "../../delivery/queries.ts";
import { quietUntil } from "../../delivery/pacing/pace.ts";
import { newId, type OfferId } from "../../ids.ts";
import { fileOf } from "../../media/queries.ts";
import { endedOffers } from "../../offers/queries.ts";
import { permit } from "../../permissions.ts";
import { countedAt, roomLeft } from "../../plans/limits.ts";
import { maySend } from "../../plans/subscription.ts";
import { asUser } from "../../users/tables.ts";
import { instantOf, momentLabel, monthOf } from "../../zoned.ts";
import { campaignTextOf } from "../queries.ts";
import type { CalendarEntry, Occurrence } from "./entry.ts";
import { taggedGroups } from "./entry_groups.ts";
import { ownEntries } from "./list_calendar.ts";
import { firstOccurrences, occurrencesIn } from "./occurrences.ts";
import { checkedEntry, type EntryFields, exceptionsOf } from "./write_entry.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The days ahead that are checked. */
const AHEAD_DAYS = 31;
/** Two sendings to a group that are closer than this are in each other's way. */
const CLOSE_MS = 5 * MINUTE_MS;
/** Sendings of other entries that an entry is compared with. */
const MOST = 5_000;

const offersOf = ({ offerId, queue }: CalendarEntry): OfferId[] => [
  ...new Set([offerId, ...queue.map((item) => item.offerId)].flatMap((id) => id ?? [])),
];

/** What a person should know before they save an entry. */
export type EntryWarning = {
  readonly code:
    | "CONFLICT"
    | "IDENTICAL_CONTENT"
    | "MESSAGES_LIMIT"
    | "PLAN_ENDED"
    | "QUIET_HOURS"
    | "GROUPS_NOT_READY"
    | "OFFER_ENDED"
    | "MEDIA_NOT_CARRIED"
    | "CLOCK_SKIPS"
    | "CLOCK_REPEATS";
  /** The first time it is about; null: the whole entry. */
  readonly at: Date | null;
  /** How many times, groups or messages. */
  readonly count: number;
  /** What the clocks of the entry's zone show at `at`: "14/03 às 03:30". */
  readonly moment: string | null;
};

/**
 * Checks an entry against the other entries, the plan, the person's quiet hours and changes of the
 * clocks, for a month from now or from its first time. `id` is the entry that it replaces. @throws Failure as `createCalendarEntry`
 */
export async function checkCalendarEntry(
  ctx: Context,
  { id, ...fields }: EntryFields & { readonly id?: string | null | undefined },
): Promise<EntryWarning[]> {
  const userId = permit(ctx.viewer, "calendar.see");
  const draft = await checkedEntry(ctx, fields);
  const dates = { createdAt: ctx.now, updatedAt: ctx.now, deletedAt: null, queueFrom: ctx.now };
  const entry: CalendarEntry = { ...draft, ...dates, id: newId("cal"), userId, version: 1 };
  if (entry.kind === "NOTE") return [];
  const starts = instantOf(entry.startsLocal, entry.timeZone).getTime();
  const from = new Date(Math.max(ctx.now.getTime(), starts - DAY_MS));
  const period = { from, to: new Date(from.getTime() + AHEAD_DAYS * DAY_MS) };
  const own = occurrencesIn(entry, [], period);
  const others = (await ownEntries(ctx)).filter((one) => one.kind !== "NOTE" && one.id !== id);
  const exceptions = await exceptionsOf(ctx, others.map((other) => other.id));
  const planned = firstOccurrences(others, exceptions, period, { most: MOST });
  const groupsOf = await taggedGroups(ctx, userId);
  const groupIds = groupsOf(entry);
  const groups = new Set(groupIds);
  const shared = planned.filter((one) => groupsOf(one).some((groupId) => groups.has(groupId)));
  const near = (ms: number, also: (one: Occurrence) => boolean) =>
    own.filter(({ startsAt }) =>
      shared.some((one) => Math.abs(Number(one.startsAt) - Number(startsAt)) < ms && also(one))
    );
  const isSame = ({ content }: Occurrence) =>
    content.kind === entry.kind && content.kind !== "SLOT" &&
    content.offerId === entry.offerId && content.campaignTextId === entry.campaignTextId;
  const sender = await ctx.db.selectFrom("users")
    .innerJoin("bot_settings as b", "b.user_id", "users.id")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id")
    .select(asUser).select(["b.quiet_from as from", "b.quiet_to as to"])
    .where("users.id", "=", userId).executeTakeFirstOrThrow();
  const month = monthOf(ctx.now, sender.timeZone);
  const messages = [...own, ...planned]
    .filter(({ startsAt }) => monthOf(startsAt, sender.timeZone) === month)
    .reduce((sum, one) => sum + groupsOf(one).length, 0);
  const excess = messages - roomLeft(sender, "messagesPerMonth", countedAt(sender, ctx.now));
  const hours = sender.from && sender.to ? { from: sender.from, to: sender.to } : null;
  const quiet = own.filter(({ startsAt }) => quietUntil(hours, sender.timeZone, startsAt));
  const text = entry.campaignTextId &&
    await campaignTextOf(ctx, { id: entry.campaignTextId, userId });
  const barred = await barredGroups(ctx, groupIds, text ? await fileOf(ctx, text.mediaUrl) : null);
  const [uncarried, notReady] = [
    barred.filter(({ reason }) => reason.startsWith("MEDIA_")),
    barred.filter(({ reason }) => !reason.startsWith("MEDIA_")),
  ];
  const all = (code: EntryWarning["code"], count: number): EntryWarning => {
    return { code, at: null, count, moment: null };
  };
  const some = (code: EntryWarning["code"], its: readonly Occurrence[]): EntryWarning => {
    const at = its[0]?.startsAt ?? null;
    return { code, at, count: its.length, moment: at && momentLabel(at, entry.timeZone) };
  };
  const ended = await endedOffers(ctx, offersOf(entry));
  const changes = Map.groupBy(own, clockChange);
  const warnings: EntryWarning[] = [
    all("PLAN_ENDED", maySend(sender, ctx.now) ? 0 : 1),
    all("OFFER_ENDED", ended.size),
    all("MEDIA_NOT_CARRIED", uncarried.length),
    all("GROUPS_NOT_READY", notReady.length),
    some("CONFLICT", near(CLOSE_MS, () => true)),
    some("IDENTICAL_CONTENT", near(DAY_MS, isSame)),
    all("MESSAGES_LIMIT", Math.max(0, excess)),
    some("QUIET_HOURS", quiet),
    some("CLOCK_SKIPS", changes.get("CLOCK_SKIPS") ?? []),
    some("CLOCK_REPEATS", changes.get("CLOCK_REPEATS") ?? []),
  ];
  return warnings.filter(({ count }) => count > 0);
}

/** Whether the clocks skip the local time of an occurrence, or show it twice; null: neither. */
function clockChange({ startsLocal, entry }: Occurrence): "CLOCK_SKIPS" | "CLOCK_REPEATS" | null {
  const local = Temporal.PlainDateTime.from(startsLocal);
  const [early, late] = (["earlier", "later"] as const)
    .map((disambiguation) => local.toZonedDateTime(entry.timeZone, { disambiguation }));
  if (early!.epochMilliseconds === late!.epochMilliseconds) return null;
  return early!.toPlainDateTime().equals(local) ? "CLOCK_REPEATS" : "CLOCK_SKIPS";
}
