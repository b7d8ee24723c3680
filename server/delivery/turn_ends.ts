import { getLogger } from "@logtape/logtape";
import { setImmediate, setTimeout as delay } from "node:timers/promises";
import type { Finished } from "../core/delivery/turns/turn.ts";

const log = getLogger(["garimpo", "lanes"]);

/** Milliseconds to wait after the database failed. */
const AFTER_FAILURE = 500;

type Options = {
  readonly write: (some: readonly Finished[]) => Promise<void>;
  /** Is called after each batch: lanes are free again. */
  readonly onWritten: () => void;
};

/**
 * Writes the ends of turns as they come, all that came meanwhile together. It is apart from the
 * claims: a message that was queued just now does not wait until another one's end is written.
 */
export function writeTurnEnds({ write, onWritten }: Options) {
  const waiting: Finished[] = [];
  let writing: Promise<void> | null = null;

  async function run(): Promise<void> {
    await setImmediate(); // others end at the same moment
    while (waiting.length > 0) {
      const batch = waiting.splice(0);
      try {
        await write(batch);
      } catch (error) {
        const left = await writtenSingly(batch, write); // keeps outcomes that were not written
        waiting.unshift(...left);
        if (left.length > 0) {
          log.error("ends of turns: {error}", { error });
          await delay(AFTER_FAILURE);
        }
      }
      onWritten();
    }
    writing = null;
  }

  return {
    add(finished: Finished): void {
      waiting.push(finished);
      writing ??= run();
    },
    /** Resolves once every end so far is written. */
    written: (): Promise<void> => writing ?? Promise.resolve(),
  };
}

/**
 * Writes outcomes one by one that could not be written together, so that one invalid outcome does
 * not block the others. @returns what is still to be written: all of it if the database is
 * unavailable.
 */
async function writtenSingly(
  batch: readonly Finished[],
  write: Options["write"],
): Promise<Finished[]> {
  const failed: Finished[] = [];
  let written = 0;
  for (const one of batch) {
    try {
      await write([one]);
      written++;
    } catch (error) {
      const { dispatchId } = one.turn;
      log.error("the end of {dispatchId} was not written: {error}", { dispatchId, error });
      failed.push(one);
      if (written === 0 && failed.length === 2) return [...batch]; // the problem is not this outcome
    }
  }
  return written === 0 ? failed : []; // `holdLanes` frees the lane of one left out
}
