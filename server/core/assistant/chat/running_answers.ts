/** The part of an answer that is written so far. */
export type AnswerText = {
  /** It grows by one each time the answer begins anew. */
  readonly draw: number;
  readonly text: string;
};

/** An answer that this process writes. */
export type RunningAnswer = {
  readonly signal: AbortSignal;
  readonly read: () => AnswerText;
  readonly write: (next: AnswerText) => void;
};

/** The answers that this process writes, for those who follow them here. */
export type RunningAnswers = {
  /** Runs one in the background; false: there are as many as the process may have. */
  readonly start: (id: string, run: (answer: RunningAnswer) => Promise<void>) => boolean;
  /** Ends one, if it runs here, and waits until it is stored. */
  readonly stop: (id: string) => Promise<void>;
  /** Returns what one has written; undefined: it does not run here. */
  readonly read: (id: string) => AnswerText | undefined;
  /** Resolves when one has written something else than `seen`, or does not run here any more. */
  readonly changed: (id: string, seen: AnswerText) => Promise<void>;
  /** How many run. */
  readonly count: () => number;
  /** Ends all, and waits until each is stored. */
  readonly close: () => Promise<void>;
};

/** Why the signal of an answer ended, where its person ended it. */
export const STOPPED_BY_PERSON = "stopped by the person";

/** Answers that one process writes at once. */
const MOST_RUNNING = 250;

type Entry = {
  readonly controller: AbortController;
  readonly done: Promise<void>;
  text: AnswerText;
  waiting: (() => void)[];
};

/** Creates the registry of a process. */
export function runningAnswers(onError: (error: unknown) => void): RunningAnswers {
  const entries = new Map<string, Entry>();
  const wake = (entry: Entry) => {
    const waiting = entry.waiting;
    entry.waiting = [];
    for (const resolve of waiting) resolve();
  };
  let isClosed = false;
  return {
    start(id, run) {
      if (isClosed || entries.size >= MOST_RUNNING || entries.has(id)) return false;
      const controller = new AbortController();
      const { promise, resolve } = Promise.withResolvers<void>();
      const entry: Entry = { controller, done: promise, text: { draw: 0, text: "" }, waiting: [] };
      entries.set(id, entry);
      void run({
        signal: controller.signal,
        read: () => entry.text,
        write(next) {
          entry.text = next;
          wake(entry);
        },
      }).catch(onError).finally(() => {
        entries.delete(id);
        wake(entry);
        resolve();
      });
      return true;
    },
    async stop(id) {
      const entry = entries.get(id);
      entry?.controller.abort(STOPPED_BY_PERSON);
      await entry?.done;
    },
    read: (id) => entries.get(id)?.text,
    changed(id, seen) {
      const entry = entries.get(id);
      if (!entry || entry.text !== seen) return Promise.resolve();
      return new Promise((resolve) => void entry.waiting.push(resolve));
    },
    count: () => entries.size,
    async close() {
      isClosed = true;
      const all = [...entries.values()];
      for (const { controller } of all) controller.abort();
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}
