import { command, type Work } from "../command.ts";
import { isId, type OfferId, type ProcessId, type SessionId } from "../ids.ts";
import { messageText } from "../offers/message.ts";
import type { Offer } from "../offers/offer.ts";
import { asOffer } from "../offers/tables.ts";
import { decide } from "./decide.ts";
import { type DueLane, factsOfLanes, lockDueLanes } from "./due_lanes.ts";
import { identicalFreeAt } from "./identical_texts.ts";
import { drawGap } from "./pace.ts";
import type { Turn } from "./turn.ts";
import { turnFacts } from "./turn_facts.ts";
import { type Verdict, writeVerdicts } from "./write_verdicts.ts";

export type TakeTurns = {
  readonly processId: ProcessId;
  /** Turns to take at most. */
  readonly most: number;
  /** Milliseconds within which a message that begins now has ended. */
  readonly sendMs: number;
  readonly random: () => number;
};

/**
 * Takes the turns whose time has come, each with its lane marked as busy until it is settled.
 * `wakeAt`: when to ask again at the latest; null: when something happens.
 */
export const takeTurns = command(
  async (work, input: TakeTurns): Promise<{ turns: Turn[]; wakeAt: Date | null }> => {
    const { db } = work;
    const sessions = await lockDueLanes(work, input.processId, input);
    const turns = sessions.length > 0 ? await judge(work, sessions, input.random) : [];
    const next = await db.selectFrom("lanes")
      .select((eb) => eb.fn.min("wake_at").as("wakeAt"))
      .where("held_by", "=", input.processId).where("sending_since", "is", null)
      .executeTakeFirstOrThrow();
    return { turns, wakeAt: next.wakeAt };
  },
);

async function judge(
  work: Work,
  sessions: readonly SessionId[],
  random: () => number,
): Promise<Turn[]> {
  const lanes = await factsOfLanes(work, sessions);
  const texts = await textsOf(work, lanes);
  const freeAt = await identicalFreeAt(work, lanes, texts);
  const verdicts = lanes.map((lane): Verdict => {
    if (lane.dispatchId === null) return { lane, decision: null, gapMs: 0, text: "" };
    const decision = decide(turnFacts(lane, freeAt.get(lane.sessionId) ?? null, work.now));
    const message = texts.get(lane.sessionId);
    const least = work.ports.messengers[lane.channel].limits.gapMs;
    const gapMs = Math.max(drawGap(lane, random), least);
    return { lane, decision, gapMs, text: message?.text ?? "" };
  });
  const started = await writeVerdicts(work, verdicts);
  return verdicts.flatMap(({ lane, text }): Turn[] => {
    if (lane.dispatchId === null || !started.has(lane.dispatchId)) return [];
    return [{
      dispatchId: lane.dispatchId,
      sessionId: lane.sessionId,
      token: Number(lane.token),
      attempt: lane.attempts + 1,
      channel: lane.channel,
      to: lane.externalId,
      text,
      imageUrl: texts.get(lane.sessionId)?.imageUrl ?? null,
      partsSent: lane.partsSent,
      hadImage: lane.hadImage ?? false,
    }];
  });
}

/** What each lane's first message says: the offer as it is now, or words of their own. */
async function textsOf({ db }: Work, lanes: readonly DueLane[]) {
  const ids = lanes.map((lane) => lane.dispatchId && lane.offerId)
    .filter((id): id is OfferId => id !== null && isId("ofr", id));
  const offers = new Map<string, Offer>();
  if (ids.length > 0) {
    const rows = await db.selectFrom("offers").select(asOffer).where("id", "in", ids).execute();
    for (const offer of rows) offers.set(offer.id, offer);
  }
  return new Map(lanes.map((lane) => {
    const offer = lane.dispatchId && lane.offerId ? offers.get(lane.offerId) : undefined;
    const own = lane.dispatchId ? lane.ownText : null;
    // What the first part said, the others go on with, whatever became of the offer since.
    const hasBegun = lane.dispatchId !== null && lane.partsSent > 0;
    const text = offer && !hasBegun ? messageText(offer, lane) : own ?? "";
    return [lane.sessionId, { text, imageUrl: offer?.imageUrl ?? null }];
  }));
}
