import { planOnce } from "../../../database/transaction.ts";
import { command, type Tx } from "../../command.ts";
import { groupStatusAt, mentionsAllNow } from "../../groups/group.ts";
import type { DispatchId, ProcessId, SessionId } from "../../ids.ts";
import { decide, type TurnFacts } from "./decide.ts";
import { factsOfLanes, type LaneWithHead, lockDueLanes, numberIsFree } from "./due_lanes.ts";
import { identicalFreeAt } from "./identical_texts.ts";
import { laneMessages } from "./lane_messages.ts";
import type { PacedGroup } from "../pacing/group_pace.ts";
import { loadGroupPaces } from "../pacing/load_group_paces.ts";
import { drawGap } from "../pacing/pace.ts";
import type { Turn } from "./turn.ts";
import { type LaneDecision, recordDecisions } from "./record_decisions.ts";
import type { Capabilities } from "../messenger.ts";
import { standstillOf } from "../sessions/problem.ts";
import { createLinks, type NewLink } from "../../links/commands.ts";
import { subjectOfLink } from "../../links/message_links.ts";
import type { Offer } from "../../offers/offer.ts";
import { hasMaintenance } from "../../operations/maintenance/queries.ts";
import { maySend } from "../../plans/subscription.ts";

type ClaimDueTurns = {
  readonly processId: ProcessId;
  /** The most turns to claim. */
  readonly most: number;
  /** Milliseconds within which a message that starts now ends. */
  readonly sendMs: number;
  readonly random: () => number;
};

/**
 * Claims the turns that are due and marks their lanes as busy until the turns are finalized.
 * `wakeAt`: when to call again at the latest; null: when something happens.
 */
export const claimDueTurns = command(
  async (tx, input: ClaimDueTurns): Promise<{ turns: Turn[]; wakeAt: Date | null }> => {
    const { db } = tx;
    await planOnce(db);
    const sessions = await lockDueLanes(tx, input.processId, input);
    const turns = sessions.length > 0 ? await decideTurns(tx, sessions, input.random) : [];
    const next = await db.selectFrom("lanes")
      .select((eb) => [eb.fn.min("wake_at").as("wakeAt"), hasMaintenance.as("isResting")])
      .where("held_by", "=", input.processId).where("sending_since", "is", null)
      // A lane behind a message of the same number waits for its end, which signals the runner.
      .where((eb) => eb.or([eb("wake_at", ">", tx.now), numberIsFree(input.processId)]))
      .executeTakeFirstOrThrow();
    // What is due during a maintenance would have the runner call again at once.
    return { turns, wakeAt: next.isResting ? null : next.wakeAt };
  },
);

const noMessage = { decision: null, gapMs: 0, message: null, messageId: null };

async function decideTurns(
  tx: Tx,
  sessions: readonly SessionId[],
  random: () => number,
): Promise<Turn[]> {
  const lanes = await factsOfLanes(tx, sessions);
  const messages = await laneMessages(tx, lanes);
  const freeAt = await identicalFreeAt(tx, lanes, messages);
  const groups = await loadGroupPaces(
    tx,
    lanes.flatMap((lane) => lane.dispatchId !== null && lane.hasOwnPace ? [lane.groupId] : []),
  );
  const decisions = lanes.map((lane): LaneDecision => {
    if (lane.dispatchId === null) return { ...noMessage, lane };
    const { capabilities, limits, makeMessageId } = tx.ports.messengers[lane.channel];
    const identicalFrom = freeAt.get(lane.sessionId) ?? null;
    const message = messages.get(lane.sessionId) ?? null;
    const { isUnpaid = false, isPriceFormer = false, text = "" } = message ?? {};
    const isFilled = lane.campaignTextId !== null && lane.offerId !== null;
    const group = groups.get(lane.groupId) ?? null;
    const facts = turnFacts(
      lane,
      capabilities,
      { identicalFrom, isUnpaid, isPriceFormer, isEmpty: isFilled && text === "" },
      group,
      tx.now,
    );
    const decision = decide(facts);
    const gapMs = Math.max(drawGap(lane, random), limits.gapMs);
    return { lane, decision, gapMs, message, messageId: makeMessageId?.() ?? null };
  });
  const started = await recordDecisions(tx, oneStartPerNumber(decisions, tx.now));
  await createLinks(tx, decisions.flatMap((laneDecision) => linksOf(laneDecision, started)));
  return decisions.flatMap(({ lane, message, messageId }): Turn[] => {
    if (lane.dispatchId === null || !started.has(lane.dispatchId)) return [];
    return [{
      dispatchId: lane.dispatchId,
      sessionId: lane.sessionId,
      token: Number(lane.token),
      attempt: lane.attempts + 1,
      channel: lane.channel,
      to: lane.externalId,
      text: message?.text ?? "",
      mediaUrl: message?.mediaUrl ?? null,
      card: message?.card ?? null,
      preview: message?.preview ?? null,
      mentionsAll: mentionsAllNow(lane),
      messageId,
      partsSent: lane.partsSent,
      hadImage: lane.hadImage ?? false,
    }];
  });
}

/** Returns the short links of a message that starts, and what their clicks are attributed to. */
function linksOf(
  { lane, message }: LaneDecision,
  started: ReadonlySet<DispatchId>,
): NewLink[] {
  if (!message || lane.dispatchId === null || !started.has(lane.dispatchId)) return [];
  const { userId, dispatchId, groupId } = lane;
  const { templateId = null, variant = null } = message.wording ?? {};
  return message.links.map(({ offer, ...link }) => ({
    ...link,
    ...offer ? subjectOf(offer) : subjectOfLink(link.url),
    purpose: "MESSAGE",
    userId,
    dispatchId,
    groupId,
    templateId,
    variant,
  }));
}

const subjectOf = ({ id: offerId, title, productId, marketplace }: Offer) => ({
  offerId,
  title,
  productId,
  marketplace,
});

/**
 * Lets at most one lane of each number start: the one whose own last message is the oldest. The
 * others wait until the gap after it is over.
 */
function oneStartPerNumber(
  decisions: readonly LaneDecision[],
  now: Date,
): readonly LaneDecision[] {
  const starts = decisions.filter(({ decision }) => decision?.do === "send")
    .sort((a, b) => Number(a.lane.ownFreeAt) - Number(b.lane.ownFreeAt));
  const first = new Map(
    starts.toReversed().map((laneDecision) => [laneDecision.lane.numberId, laneDecision]),
  );
  return decisions.map((laneDecision) => {
    const before = first.get(laneDecision.lane.numberId);
    if (laneDecision.decision?.do !== "send" || before === laneDecision || !before) {
      return laneDecision;
    }
    const until = new Date(now.getTime() + before.gapMs);
    return { ...laneDecision, decision: { do: "wait", until, because: "PACE" } };
  });
}

/** Maps a lane's row to the facts that `decide` takes. */
function turnFacts(
  lane: LaneWithHead,
  capabilities: Capabilities,
  message: {
    readonly identicalFrom: Date | null;
    readonly isUnpaid: boolean;
    readonly isPriceFormer: boolean;
    readonly isEmpty: boolean;
  },
  group: PacedGroup | null,
  now: Date,
): TurnFacts {
  const { waitsFor, waitsUntil, quietFrom, quietTo } = lane;
  const rests = waitsFor === "VENDOR_BUSY" || waitsFor === "VENDOR_AWAY";
  const edges = new Map([
    [lane.perMinute, lane.minuteEdge],
    [lane.perHour, lane.hourEdge],
    [lane.perDay, lane.dayEdge],
  ]);
  return {
    now,
    pausedAt: lane.pausedAt,
    allPausedAt: lane.allPausedAt,
    isBlocked: lane.blockedAt !== null,
    planAllows: maySend(lane, now),
    standstill: lane.numberRevokedAt ? "NUMBER_REVOKED" : standstillOf(lane.problem, capabilities),
    rest: rests && waitsUntil ? { until: waitsUntil, because: waitsFor } : null,
    lane: {
      pace: lane,
      quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
      timeZone: lane.timeZone,
      warmUpFrom: lane.warmUpFrom,
      warmUpZone: lane.warmUpZone,
      freeAt: lane.freeAt,
      nthLatest: (n) => edges.get(n) ?? lane.latest?.[n - 1] ?? null,
    },
    head: {
      expiresAt: lane.expiresAt,
      isTest: lane.origin === "TEST",
      offerIsGone: lane.offerIsGone,
      offerIsUnpaid: message.isUnpaid,
      priceIsFormer: message.isPriceFormer,
      textIsEmpty: message.isEmpty,
      groupStatus: groupStatusAt(lane, now),
      groupRestingUntil: lane.restingUntil,
      group,
      identicalFreeAt: message.identicalFrom,
    },
  };
}
