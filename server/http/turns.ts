import { setTimeout as delay } from "node:timers/promises";

/** Tasks of one key at once; the database has ten connections. */
const AT_ONCE = 4;
/** With more waiting than a page sends, they run one by one, with rests in which others have a turn. */
const CROWD = 8;
/** A rest is so many times as long as the task before it, and so many milliseconds at most. */
const REST = 2;
const LONGEST_REST_MS = 250;

type Lane = {
  running: number;
  /** What starts each waiting task, the first first. */
  readonly waiting: (() => void)[];
};

/**
 * Runs the tasks of each key in turn, a few at once. A key takes memory only while it has tasks. Every
 * request passes here: a queue of `p-queue` for each key takes ten times as long.
 */
export function turnsPerKey() {
  const lanes = new Map<string, Lane>();

  function laneOf(key: string): Lane {
    let lane = lanes.get(key);
    if (!lane) lanes.set(key, lane = { running: 0, waiting: [] });
    return lane;
  }

  const isFull = ({ running, waiting }: Lane) => running >= (waiting.length > CROWD ? 1 : AT_ONCE);

  /** Ends a task that took so many milliseconds, and starts those whose turn it is. */
  async function end(key: string, lane: Lane, ms: number) {
    if (lane.waiting.length > CROWD) await delay(Math.min(REST * ms, LONGEST_REST_MS));
    lane.running--;
    while (lane.waiting.length > 0 && !isFull(lane)) {
      lane.running++;
      lane.waiting.shift()!();
    }
    if (lane.running === 0) lanes.delete(key);
  }

  return {
    waiting: (key: string): number => lanes.get(key)?.waiting.length ?? 0,
    async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
      const lane = laneOf(key);
      if (isFull(lane)) await new Promise<void>((resolve) => lane.waiting.push(resolve));
      else lane.running++;
      const start = performance.now();
      try {
        return await task();
      } finally {
        void end(key, lane, performance.now() - start);
      }
    },
  };
}
