import { MessengerRefusal } from "../../../core/delivery/messenger.ts";
import { queryRefusal } from "./refusals.ts";

/** Waits for the response to a query, which changes nothing. @throws MessengerRefusal */
export type Query = <Answer>(answer: Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;

/**
 * Gives up after `ms`, which must be less than the library's own timeout: it returns an empty
 * result then, as if there were no groups or devices.
 */
export const queryWithin = (ms: number): Query => async (answer, signal) => {
  const limit = AbortSignal.timeout(ms);
  const over = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    return await unlessOver(answer, over);
  } catch (error) {
    throw over.aborted ? new MessengerRefusal("LATER", "no answer in time") : queryRefusal(error);
  }
};

/** Settles with the outcome, or rejects with the reason of `signal`, whichever comes first. */
export async function unlessOver<T>(outcome: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  outcome.catch(() => {}); // a late rejection is ignored
  try {
    return await Promise.race([outcome, over]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

/** Runs tasks one after the other. */
export type InTurn = <Result>(
  work: (lasts: (until: Promise<unknown>) => void) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * Creates a queue of tasks. `lasts` adds promises that must settle, besides the task itself, before
 * the next may begin. A task whose `signal` ends while it waits never begins.
 */
export function oneByOne(): InTurn {
  let before: Promise<unknown> = Promise.resolve();
  return async (work, signal = new AbortController().signal) => {
    const mine = before;
    const done = Promise.withResolvers<void>();
    before = done.promise;
    const rest: Promise<unknown>[] = [mine];
    try {
      await unlessOver(mine, signal);
      return await work((until) => void rest.push(until));
    } finally {
      void Promise.allSettled(rest).then(() => done.resolve());
    }
  };
}
