import { sql } from "kysely";
import { planOnce } from "../../../database/transaction.ts";
import type { Tx } from "../../command.ts";

/** The rest after a turn, in times of what it took: others have processor and database meanwhile. */
const REST_FACTOR = 0.7;
/** The longest rest, in milliseconds: a turn that waited for a lock used nothing. */
const LONGEST_REST_MS = 100;

let last: Promise<unknown> = Promise.resolve();
let restsUntil = 0; // on the clock of performance.now()

/**
 * Does a short piece of the rules' work when it is its turn: one piece at a time in a process,
 * for all people together, each after a rest in proportion to the one before. So a storm of events
 * uses one connection, and little more than half of one processor.
 */
export function takeRuleTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = last.then(async () => {
    const rest = restsUntil - performance.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    const begun = performance.now();
    try {
      return await work();
    } finally {
      const now = performance.now();
      restsUntil = now + Math.min((now - begun) * REST_FACTOR, LONGEST_REST_MS);
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
