import { setTimeout as delay } from "node:timers/promises";

/** Tasks of one key at once; the database has ten connections. */
const AT_ONCE = 4;
/** With more waiting than a page sends, they run one by one, with rests in which others have a turn. */
const CROWD = 8;
/** A rest is so many times as long as the task before it, and so many milliseconds at most. */
const REST = 2;
const LONGEST_REST_MS = 250;

/** The tasks of one key. */
type Turns = {
  running: number;
  /** What starts each waiting task, the first first. */
  readonly waiting: (() => void)[];
};

/**
 * Runs the tasks of each key in turn, a few at once. A key takes memory only while it has tasks. Every
 * request passes here: a queue of `p-queue` for each took a sixteenth of a least query.
 */
export function turnsPerKey() {
  const all = new Map<string, Turns>();

  function turnsOf(key: string): Turns {
    let turns = all.get(key);
    if (!turns) all.set(key, turns = { running: 0, waiting: [] });
    return turns;
  }

  const isFull = ({ running, waiting }: Turns) => running >= (waiting.length > CROWD ? 1 : AT_ONCE);

  /** Ends a task that took so many milliseconds, and starts those whose turn it is. */
  async function end(key: string, turns: Turns, ms: number) {
    if (turns.waiting.length > CROWD) await delay(Math.min(REST * ms, LONGEST_REST_MS));
    turns.running--;
    while (turns.waiting.length > 0 && !isFull(turns)) {
      turns.running++;
      turns.waiting.shift()!();
    }
    if (turns.running === 0) all.delete(key);
  }

  return {
    waiting: (key: string): number => all.get(key)?.waiting.length ?? 0,
    async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
      const turns = turnsOf(key);
      if (isFull(turns)) await new Promise<void>((resolve) => turns.waiting.push(resolve));
      else turns.running++;
      const start = performance.now();
      try {
        return await task();
      } finally {
        void end(key, turns, performance.now() - start);
      }
    },
  };
}
