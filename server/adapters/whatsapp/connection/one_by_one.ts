import { unlessOver } from "./responses.ts";

/** Runs what it is given one after the other. */
export type InTurn = <Result>(
  work: (lasts: (until: Promise<unknown>) => void) => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/**
 * A line in which everybody waits for those before. `lasts` says what must be over, besides the work
 * itself, before the next may begin. Whose `signal` ends while waiting is never begun.
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
