import type { Context } from "../../context.ts";
import { barredGroups } from "../../delivery/queries.ts";
import { quietUntil } from "../../delivery/pacing/pace.ts";
import type { CalendarEntryId, OfferId, UserId } from "../../ids.ts";
import { fileOf } from "../../media/queries.ts";
import { endedOffers } from "../../offers/queries.ts";
import { permit } from "../../permissions.ts";
import { roomInMonth } from "../../plans/limits.ts";
import { maySend } from "../../plans/subscription.ts";
import { asUser } from "../../users/tables.ts";
import { instantOf, momentLabel, monthOf, monthStart, zoned } from "../../zoned.ts";
import { campaignTextsOf } from "../queries.ts";
import { needsOffer } from "../texts/campaign_text.ts";
import { closeSendings, queuedSendings } from "./close_sendings.ts";
import { draftEntry, type DraftInput } from "./draft_entry.ts";
import { type CalendarEntry, type Occurrence, occurrenceKey, type QueueItem } from "./entry.ts";
import { taggedGroups } from "./entry_groups.ts";
import { occurrencesIn } from "./occurrences.ts";
import { plannedOccurrences } from "./planned.ts";
import { filledSlots } from "./slots.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The days ahead that are checked. */
const AHEAD_DAYS = 31;
/** A first time that is further away than this is not compared with what slots send until then. */
const FAR_MS = 62 * DAY_MS;
/** Sendings of a calendar that an entry is compared with. */
const MOST = 20_000;

/** What an entry sends, at once or one after the other. */
const itemsOf = ({ offerId, campaignTextId, queue }: CalendarEntry): readonly QueueItem[] =>
  offerId || campaignTextId ? [{ offerId, campaignTextId }] : queue;

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
    | "TEXT_NEEDS_OFFER"
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
 * Checks an entry that is about to be saved, or a change of one, against the other entries, the
 * queue, the plan, the person's quiet hours and changes of the clocks, for a month from now or from
 * its first time. @throws Failure as `createCalendarEntry` and `updateCalendarEntry`
 */
export async function checkCalendarEntry(
  ctx: Context,
  input: DraftInput,
): Promise<EntryWarning[]> {
  const userId = permit(ctx.viewer, "calendar.see");
  const { entry, others, exceptions } = await draftEntry(ctx, input);
  if (entry.kind === "NOTE") return [];
  const sender = await senderOf(ctx, userId);
  const starts = instantOf(entry.startsLocal, entry.timeZone).getTime();
  const from = new Date(Math.max(ctx.now.getTime(), starts - DAY_MS));
  const period = { from, to: new Date(from.getTime() + AHEAD_DAYS * DAY_MS) };
  const own = occurrencesIn(entry, exceptions.get(entry.id) ?? [], period);
  const planned = await plannedOccurrences(
    ctx,
    [...others.filter(({ kind }) => kind !== "NOTE"), entry],
    exceptions,
    { ...wholeMonths(ctx.now, period, sender.timeZone), most: MOST },
  );
  const contents = filledSlots(planned);
  const itemOf = new Map(planned.map((one, at) => [occurrenceKey(one), contents[at] ?? null]));
  const filled = (one: Occurrence) => itemOf.get(occurrenceKey(one)) ?? null;
  const groupsOf = await taggedGroups(ctx, userId);
  const groupIds = groupsOf(entry);
  // One occurrence, and those that become an entry of their own, have queued nothing yet.
  const isWhole = input.scope !== "THIS" && input.scope !== "FOLLOWING";
  const { conflicts, identical } = await closeSendings(
    ctx,
    own.map((occurrence) => ({ occurrence, item: filled(occurrence) })),
    groupIds,
    [
      ...planned.filter((one) => one.entry.id !== entry.id)
        .map((one) => ({ at: one.startsAt, to: groupsOf(one), item: filled(one) })),
      ...await queuedSendings(
        ctx,
        userId,
        groupIds,
        isWhole ? (input.id ?? null) as CalendarEntryId | null : null,
      ),
    ],
  );
  const months = new Set(own.map(({ startsAt }) => monthOf(startsAt, sender.timeZone)));
  const going = planned.filter((one) => filled(one) !== null);
  const excess = [...months].map((month) =>
    going.filter(({ startsAt }) => monthOf(startsAt, sender.timeZone) === month)
      .reduce((sum, one) => sum + groupsOf(one).length, 0) - roomInMonth(sender, month, ctx.now)
  );
  const hours = sender.from && sender.to ? { from: sender.from, to: sender.to } : null;
  const quiet = own.filter(({ startsAt }) => quietUntil(hours, sender.timeZone, startsAt));
  const sent = itemsOf(entry);
  const texts = await campaignTextsOf(ctx, sent.flatMap((item) => item.campaignTextId ?? []));
  const bare = sent.filter(({ offerId, campaignTextId }) => {
    const text = !offerId && campaignTextId && texts.get(campaignTextId);
    return text && needsOffer(text);
  });
  const text = entry.campaignTextId && texts.get(entry.campaignTextId);
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
  const offerIds = new Set(sent.flatMap(({ offerId }): OfferId[] => offerId ? [offerId] : []));
  const ended = await endedOffers(ctx, [...offerIds]);
  const changes = Map.groupBy(own, clockChange);
  const warnings: EntryWarning[] = [
    all("PLAN_ENDED", maySend(sender, ctx.now) ? 0 : 1),
    all("OFFER_ENDED", ended.size),
    all("TEXT_NEEDS_OFFER", bare.length),
    all("MEDIA_NOT_CARRIED", uncarried.length),
    all("GROUPS_NOT_READY", notReady.length),
    some("CONFLICT", conflicts),
    some("IDENTICAL_CONTENT", identical),
    all("MESSAGES_LIMIT", Math.max(0, ...excess)),
    some("QUIET_HOURS", quiet),
    some("CLOCK_SKIPS", changes.get("CLOCK_SKIPS") ?? []),
    some("CLOCK_REPEATS", changes.get("CLOCK_REPEATS") ?? []),
  ];
  return warnings.filter(({ count }) => count > 0);
}

/** Returns the whole months of a period, from now on; of one that is far away only these. */
function wholeMonths(now: Date, { from, to }: { from: Date; to: Date }, zone: string) {
  const after = zoned(to, zone).with({ day: 1 }).add({ months: 1 }).startOfDay();
  const isFar = from.getTime() - now.getTime() > FAR_MS;
  const first = new Date(Math.min(from.getTime(), monthStart(from, zone).getTime()));
  return { from: isFar ? first : now, to: new Date(after.epochMilliseconds) };
}

const senderOf = ({ db }: Context, userId: UserId) =>
  db.selectFrom("users")
    .innerJoin("bot_settings as b", "b.user_id", "users.id")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id")
    .select(asUser).select(["b.quiet_from as from", "b.quiet_to as to"])
    .where("users.id", "=", userId).executeTakeFirstOrThrow();

/** Whether the clocks skip the local time of an occurrence, or show it twice; null: neither. */
function clockChange({ startsLocal, entry }: Occurrence): "CLOCK_SKIPS" | "CLOCK_REPEATS" | null {
  const local = Temporal.PlainDateTime.from(startsLocal);
  const [early, late] = (["earlier", "later"] as const)
    .map((disambiguation) => local.toZonedDateTime(entry.timeZone, { disambiguation }));
  if (early!.epochMilliseconds === late!.epochMilliseconds) return null;
  return early!.toPlainDateTime().equals(local) ? "CLOCK_REPEATS" : "CLOCK_SKIPS";
}
