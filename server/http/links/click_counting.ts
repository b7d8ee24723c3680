import { getLogger } from "@logtape/logtape";

const log = getLogger(["garimpo", "links"]);

/** Stored clicks are counted at most once in so long; milliseconds. */
const PAUSE_MS = 1_000;

/**
 * Counts stored clicks behind: the first at once, those that come meanwhile together a second later. A
 * failure is tried again after the pause.
 * @param count returns whether there is more to count
 */
export function clickCounting(count: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let counting: Promise<void> | null = null;
  let isWaiting = false;
  let isClosed = false;
  let lastRound = -Infinity;

  function schedule() {
    isWaiting = true;
    if (counting || timer !== null || isClosed) return;
    timer = setTimeout(round, Math.max(0, lastRound + PAUSE_MS - performance.now()));
  }

  function round() {
    timer = null;
    counting = run().finally(() => {
      counting = null;
      if (isWaiting) schedule();
    });
  }

  async function run() {
    lastRound = performance.now();
    isWaiting = false;
    try {
      while (await count());
    } catch (error) {
      log.debug("clicks were not counted: {error}", { error });
      isWaiting = true;
    }
  }

  return {
    /** Reports that clicks were stored. */
    schedule,
    /** Counts what is stored. */
    async close() {
      isClosed = true;
      clearTimeout(timer ?? undefined);
      await counting;
      if (isWaiting) await run();
    },
  };
}
