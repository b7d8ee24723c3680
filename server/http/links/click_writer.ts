import { setTimeout as delay } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import type { Click } from "../../core/links/clicks/click.ts";
import type { ClickSpill } from "./click_spill.ts";

const log = getLogger(["garimpo", "links"]);

/** For so long clicks gather before they are committed together. */
const GATHER_MS = 25;
/** A commit that takes longer is late: its clicks go to the file, too. With `GATHER_MS`, 50 ms. */
const COMMIT_MS = 25;
/** Clicks of one group; its line in the file is read at once. */
const MOST_TOGETHER = 2_000;
/** Clicks that may gather during a commit; the disk is then too slow, and more are dropped. */
const MOST_WAITING = 50_000;
/** While the database is away it is tried again after so long. */
const RETRY_MS = 500;
/** PostgreSQL's classes of errors that stay when the same data are sent again. */
const REFUSED = /^2[23]/;

export type ClickWriter = {
  /** Takes a click; the promise resolves once it would survive the end of the process. */
  readonly add: (click: Click) => Promise<void>;
  /** Writes what is left. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly commit: (clicks: readonly Click[]) => Promise<void>;
  readonly spill: ClickSpill;
  /** 0: a group gathers only while the last one is committed. */
  readonly gatherMs?: number;
  readonly commitMs?: number;
};

/**
 * Commits clicks in groups. Those of a commit that fails or is late, and all after them, go to the
 * file, from which they are committed again once the database responds: a click has an id, so that
 * twice is once. A click is 50 ms in memory alone, then in the database or in the file.
 */
export function clickWriter(
  { commit, spill, gatherMs = GATHER_MS, commitMs = COMMIT_MS }: Parts,
): ClickWriter {
  let group = emptyGroup();
  let saving: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let dropped = 0;
  const closing = new AbortController();
  let replaying: Promise<void> | null = spill.isEmpty() ? null : replay(Promise.resolve());

  function schedule() {
    if (saving || timer !== null) return;
    if (gatherMs === 0 || group.clicks.length >= MOST_TOGETHER) queueMicrotask(flush);
    else timer = setTimeout(flush, gatherMs);
  }

  function flush() {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (saving || group.clicks.length === 0) return;
    const full = group;
    group = emptyGroup();
    saving = save(full.clicks).catch((error) => {
      dropped += full.clicks.length;
      log.error("{count} clicks were not written, {dropped} since the start: {error}", {
        count: full.clicks.length,
        dropped,
        error,
      });
    }).finally(() => {
      saving = null;
      full.durable.resolve();
      if (group.clicks.length > 0) flush();
    });
  }

  async function save(clicks: readonly Click[]) {
    if (!replaying) {
      const committed = commit(clicks);
      if (await isInTime(committed, commitMs)) return;
      const appended = spill.append(clicks);
      replaying = appended.catch(() => {}).then(() => replay(committed));
      return await appended;
    }
    for (let from = 0; from < clicks.length; from += MOST_TOGETHER) {
      await spill.append(clicks.slice(from, from + MOST_TOGETHER));
    }
    // The replay may have ended between the two.
    replaying ??= replay(Promise.resolve());
  }

  /** Commits what the file holds, after the commit that was late. */
  async function replay(late: Promise<void>) {
    let count = 0;
    const isAway = await late.then(() => false, () => true);
    if (isAway) log.warn("clicks go to a file until the database responds");
    while (!closing.signal.aborted) {
      try {
        const clicks = await spill.next();
        if (clicks.length > 0) await commitReplayed(clicks);
        spill.confirm();
        count += clicks.length;
        if (await spill.finish()) break;
      } catch (error) {
        log.debug("clicks stay in the file: {error}", { error });
        await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
    replaying = null;
    if (isAway) log.info("{count} clicks were read back from the file", { count });
  }

  /** Commits clicks one by one where the database refuses them together; drops what it refuses. */
  async function commitReplayed(clicks: readonly Click[]) {
    try {
      await commit(clicks);
    } catch (error) {
      if (!REFUSED.test((error as { code?: string }).code ?? "")) throw error;
      if (clicks.length === 1) return log.error("a click was refused: {error}", { error });
      for (const click of clicks) await commitReplayed([click]);
    }
  }

  return {
    add(click) {
      if (group.clicks.length >= MOST_WAITING) dropped++;
      else group.clicks.push(click);
      schedule();
      return group.durable.promise;
    },
    async close() {
      while (saving || group.clicks.length > 0) {
        flush();
        await saving;
      }
      closing.abort();
      await replaying;
      await spill.close();
    },
  };
}

const emptyGroup = () => ({
  clicks: [] as Click[],
  durable: Promise.withResolvers<void>(),
});

/** Whether a task succeeds within so many milliseconds. */
async function isInTime(task: Promise<void>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, ms, false);
  try {
    return await Promise.race([task.then(() => true, () => false), late]);
  } finally {
    clearTimeout(timer);
  }
}
