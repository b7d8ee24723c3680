import { sql } from "kysely";
import { planOnce } from "../../../database/transaction.ts";
import type { Tx } from "../../command.ts";
import type { DomainEvent } from "../../events.ts";

/** How much one turn takes on, and the rest after it. */
export type TurnSize = {
  /** Rules times events of one transaction, and its events: each may match, and lanes are locked then. */
  readonly pairs: number;
  readonly events: number;
  /** Rules times events that are looked at ahead, so that their offers are made before. */
  readonly ahead: number;
  /** Offers that are made in one transaction. */
  readonly offers: number;
  /** The rest, in times of what the turn took: others have processor and database meanwhile. */
  readonly rest: number;
};

const usual: TurnSize = { pairs: 250, events: 20, ahead: 2_000, offers: 5, rest: 0.7 };
/** While people send: a message of theirs meets a turn seldom, and a short one. */
const besidePeople: TurnSize = { pairs: 30, events: 3, ahead: 30, offers: 1, rest: 9 };
/** For so long after a person has sent something, in milliseconds. */
const PEOPLE_MS = 2_000;
/** Rules whose events wait for longer, in milliseconds, are behind: old events are skipped. */
const BEHIND_MS = 10 * 60 * 1000;
/** The longest rest, in milliseconds: a turn that waited for a lock used nothing. */
const LONGEST_REST_MS = 250;

// All on the clock of performance.now().
let peopleUntil = -Infinity;
let last: Promise<unknown> = Promise.resolve();
let restsUntil = 0;

/** Has the rules give way for a while, if an event of any process is that a person sent something. */
export function giveWayTo(event: DomainEvent): void {
  const isQueued = event.name === "offer.queued" || event.name === "campaignText.queued";
  if (isQueued && event.origin === "PERSON") peopleUntil = performance.now() + PEOPLE_MS;
}

/** Returns how much a turn may take on now, for events of which the oldest happened then. */
export function turnSize(oldest: Date): TurnSize {
  const isBehind = Date.now() - oldest.getTime() > BEHIND_MS;
  return performance.now() < peopleUntil && !isBehind ? besidePeople : usual;
}

/**
 * Does a short piece of the rules' work when it is its turn: one piece at a time in a process,
 * for all people together, each after a rest in proportion to the one before. So a storm of events
 * uses one connection, and little more than half of one processor, and far less while people send.
 */
export function takeRuleTurn<Result>(
  oldest: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = last.then(async () => {
    const rest = restsUntil - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const now = performance.now();
      restsUntil = now + Math.min((now - begun) * turnSize(oldest).rest, LONGEST_REST_MS);
    }
  });
  last = turn.catch(() => {}); // the next one takes its turn all the same
  return turn;
}

/**
 * Has a transaction of rules commit without waiting for the disk, where what people do would wait
 * behind it. Whatever follows from it commits later and does wait, and the disk then has this as
 * well: the message that starts, the job that is done. What a crash takes, that job does again.
 */
export async function leaveToDisk({ db }: Tx): Promise<void> {
  await planOnce(db);
  await sql`set local synchronous_commit = off`.execute(db);
}
