import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { GroupId, OfferId } from "../../ids.ts";
import { requireRoom } from "../../plans/queries.ts";
import { markOfferQueued, requirePaidOrConfirmed } from "../../offers/commands.ts";
import type { Offer } from "../../offers/offer.ts";
import { requireOwnOffer } from "../../offers/queries.ts";
import { permit } from "../../permissions.ts";
import { barredBy, chosenGroups } from "./chosen_groups.ts";
import { type DispatchStatus, messagePriorities } from "./dispatch.ts";
import { lockLanes } from "./enqueue.ts";
import { queueGroups } from "./queue_groups.ts";

/** The occasion of calls that name none: an offer goes to each group once. */
const FIRST_OCCASION = "first";

type SendOffer =
  & { readonly offerId: OfferId; readonly groupIds: readonly GroupId[] }
  & Given<{
    /** The caller's name for this occasion: within it, no group gets the offer twice. */
    occasion: string;
    /** Local date and time (ISO 8601, no offset); left out: as soon as the pace allows. */
    localTime: string;
    /** IANA's name of the zone of `localTime`; left out: the person's. */
    timeZone: string;
    nextFreeSlot: boolean;
    /** Before everything else in the queue. */
    first: boolean;
    /** The person confirmed sending to groups that got it, or will, on another occasion. */
    again: boolean;
    /** The person confirms that the offer's link does not pay them. */
    isUnpaidConfirmed: boolean;
  }>;

/**
 * Some of the groups got the offer or have it queued: nothing was queued, and the person has to
 * confirm.
 */
export class AlreadySent extends Failure {
  constructor(
    readonly groupIds: readonly GroupId[],
    /** The groups for which it is queued or being sent on another occasion. */
    readonly waitingIds: readonly GroupId[],
    /** When it was last sent to one of the others; null: to none. */
    readonly lastSentAt: Date | null,
  ) {
    super("ALREADY_SENT", ["groupIds"]);
  }
}

/**
 * Queues an offer for each group. Groups that already have it for this occasion, from a double
 * click or another tab, are skipped. @throws AlreadySent unless `again`, if a group got it, or
 * will, on another occasion; Failure OFFER_UNPAID unless `isUnpaidConfirmed`, if nothing proves that
 * its link pays the person; LimitReached before anything is queued, if the month has no room for
 * all messages.
 */
export const sendOffer = command(async (tx, input: SendOffer): Promise<Offer> => {
  const { viewer } = tx;
  const userId = permit(viewer, "dispatch.send");
  const named = input.occasion ?? null;
  if (named !== null && !/^\P{C}{1,100}$/u.test(named)) {
    throw new Failure("OCCASION_INVALID", ["occasion"]);
  }

  const requested = await chosenGroups(tx, input.groupIds);
  await lockLanes(tx, new Set(requested.map(({ sessionId }) => sessionId)));
  const groups = await readyGroups(tx, input.groupIds); // read again now that nothing can change
  const { emailVerifiedAt } = await requireRoom(tx, userId, "messagesPerMonth", 0);
  if (!emailVerifiedAt) throw new Failure("EMAIL_NOT_VERIFIED");
  const offer = await requireOwnOffer(tx, input.offerId, {
    permission: "offer.see",
    field: "offerId",
    lock: "NO_KEY",
  });
  const { occasion, has } = await occasionOf(tx, offer.id, groups.map(({ id }) => id), named);
  const fresh = groups.filter(({ id }) => !has.has(id));
  if (fresh.length === 0) return offer;
  await requirePaidOrConfirmed(tx, offer, input.isUnpaidConfirmed === true, "offerId");
  if (!input.again) await requireFirstTime(tx, offer.id, fresh.map(({ id }) => id));
  await queueGroups(tx, {
    userId,
    content: { offerId: offer.id },
    groups: fresh,
    timing: input,
    occasion,
    priority: messagePriorities[input.first ? "FIRST" : "BY_HAND"],
    origin: "PERSON",
    originId: null,
  });
  return await markOfferQueued(tx, offer.id);
});

/** The statuses of dispatches that never arrive: sending the offer again is intended. */
const NEVER_ARRIVES: readonly DispatchStatus[] = ["CANCELED", "FAILED", "EXPIRED"];

/**
 * Returns the occasion to use and the groups that have the offer for it. Without a name it is the
 * first occasion; where an earlier dispatch to a group came to nothing, the next one.
 */
async function occasionOf(
  { db }: Tx,
  offerId: OfferId,
  groupIds: readonly GroupId[],
  named: string | null,
) {
  const known = await db.selectFrom("dispatches").select(["group_id", "occasion", "status"])
    .where("offer_id", "=", offerId).where("group_id", "in", groupIds)
    .$if(named !== null, (q) => q.where("occasion", "=", named!))
    .$if(named === null, (q) => q.where("occasion", "~", `^${FIRST_OCCASION}(~\\d+)?$`))
    .execute();
  const effective = named === null
    ? known.filter(({ status }) => !NEVER_ARRIVES.includes(status))
    : known;
  const has = new Set(effective.map(({ group_id }) => group_id));
  if (named !== null) return { occasion: named, has };
  const again = known.filter(({ group_id }) => !has.has(group_id))
    .map(({ occasion }) => Number(occasion.split("~")[1] ?? 0) + 1);
  const turn = Math.max(0, ...again);
  return { occasion: turn === 0 ? FIRST_OCCASION : `${FIRST_OCCASION}~${turn}`, has };
}

async function requireFirstTime({ db }: Tx, offerId: OfferId, groupIds: readonly GroupId[]) {
  const known = await db.selectFrom("dispatches")
    .select(["group_id as groupId", "settled_at as at"])
    .where("offer_id", "=", offerId).where("group_id", "in", groupIds)
    .where("status", "in", ["QUEUED", "SENDING", "SENT", "UNCERTAIN"]).execute();
  if (known.length === 0) return;
  const groupsOf = (some: typeof known) => [...new Set(some.map(({ groupId }) => groupId))];
  const earlier = known.filter(({ at }) => at !== null);
  const last = earlier.length > 0 ? Math.max(...earlier.map(({ at }) => Number(at))) : null;
  throw new AlreadySent(
    groupsOf(earlier),
    groupsOf(known.filter(({ at }) => at === null)),
    last === null ? null : new Date(last),
  );
}

/**
 * Loads the viewer's groups in the order requested. @throws Failure if one cannot receive messages.
 */
async function readyGroups(tx: Tx, ids: readonly GroupId[]) {
  const groups = await chosenGroups(tx, ids);
  if (groups.length === 0) throw new Failure("GROUPS_MISSING", ["groupIds"]);
  const barred = groups.map((group) => barredBy(group, tx.now)).find((bar) => bar !== null);
  if (barred) throw new Failure(barred.refusal, ["groupIds"]);
  return groups;
}
