import { setTimeout as delay } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import type { Click, ClickBatch } from "../../core/links/clicks/click.ts";
import { isRefused } from "../../database/transaction.ts";
import type { ClickSpill } from "./click_spill.ts";

const log = getLogger(["garimpo", "links"]);

/** For so long clicks gather before they are committed together. */
const GATHER_MS = 20;
/** Clicks that are so old and not committed go to the file, too: below 50 ms, whatever happens. */
const UNSAFE_MS = 40;
/** Clicks of one group; its line in the file is read at once. */
const MOST_TOGETHER = 2_000;
/** Clicks that wait in memory, whatever their age; then the file takes them. */
const MOST_WAITING = 10_000;
/** While the database is away it is tried again after so long. */
const RETRY_MS = 500;

export type ClickWriter = {
  /** Takes a click; the promise resolves once it would survive the end of the process. */
  readonly add: (click: Click) => Promise<void>;
  /** Writes what is left. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly commit: (batch: ClickBatch) => Promise<void>;
  readonly spill: ClickSpill;
  /** 0: a group gathers only while the last one is committed. */
  readonly gatherMs?: number;
  readonly unsafeMs?: number;
};

/** Clicks that are committed together. */
type Group = {
  /** The number of the first click. */
  readonly first: number;
  readonly clicks: Click[];
  readonly safe: PromiseWithResolvers<void>;
  isSafe: boolean;
  timers: ReturnType<typeof setTimeout>[];
};

/**
 * Commits clicks in groups. Those whose commit fails or is late, and all after them, go to the file,
 * from which they are committed again once the database responds, in the same order: clicks are
 * numbered, so that twice is once. A click is 50 ms in memory alone at most, then in the database or in the file.
 */
export function clickWriter(
  { commit, spill, gatherMs = GATHER_MS, unsafeMs = UNSAFE_MS }: Parts,
): ClickWriter {
  const writer = crypto.randomUUID();
  let group = emptyGroup(1);
  let committing: Promise<void> | null = null;
  let inHand: Group | null = null;
  let replaying: Promise<void> | null = null;
  let dropped = 0;
  const closing = new AbortController();
  if (!spill.isEmpty()) startReplay();

  function begin(some: Group) {
    const late = setTimeout(secure, unsafeMs, some);
    if (gatherMs === 0) queueMicrotask(flush);
    some.timers = gatherMs === 0 ? [late] : [late, setTimeout(flush, gatherMs)];
  }

  /** Commits the group, unless another is being committed; the file takes it when that takes long. */
  function flush() {
    if (group.clicks.length === 0) return;
    if (replaying) return secure(group);
    if (committing) return;
    const full = group;
    group = emptyGroup(full.first + full.clicks.length);
    inHand = full;
    committing = commit(batchOf(full)).then(() => end(full), (error) => {
      log.debug("clicks were not committed: {error}", { error });
      secure(full);
    }).finally(() => {
      committing = inHand = null;
      flush();
    });
  }

  /** Writes the clicks of a group to the file, unless they are in the database. */
  function secure(some: Group) {
    if (some.isSafe) return;
    if (inHand && inHand !== some) secure(inHand); // the file has them in their order
    if (some === group) group = emptyGroup(some.first + some.clicks.length);
    try {
      for (let from = 0; from < some.clicks.length; from += MOST_TOGETHER) {
        spill.append(batchOf(some, from, from + MOST_TOGETHER));
      }
    } catch (error) {
      dropped += some.clicks.length;
      log.error("{count} clicks were lost, {dropped} since the start: {error}", {
        count: some.clicks.length,
        dropped,
        error,
      });
    }
    end(some);
    startReplay();
  }

  function startReplay() {
    replaying ??= replay().finally(() => {
      replaying = null;
      if (!spill.isEmpty() && !closing.signal.aborted) startReplay();
    });
  }

  /** Commits what the file holds, after the commit that was late. */
  async function replay() {
    await Promise.resolve(); // `replaying` is set
    await committing;
    let count = 0;
    let isAway = false;
    while (!closing.signal.aborted && !spill.finish()) {
      try {
        for (const batch of spill.next()) {
          await commitReplayed(batch);
          count += batch.clicks.length;
        }
        spill.confirm();
      } catch (error) {
        if (!isAway) {
          log.warn("clicks go to a file until the database responds: {error}", { error });
        }
        isAway = true;
        await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
    if (isAway) log.info("{count} clicks were read back from the file", { count });
  }

  /** Commits clicks one by one where the database refuses them together; drops what it refuses. */
  async function commitReplayed(batch: ClickBatch) {
    const { clicks, first } = batch;
    try {
      await commit(batch);
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (clicks.length === 1) return log.error("a click was refused: {error}", { error });
      for (const [n, click] of clicks.entries()) {
        await commitReplayed({ ...batch, first: first + n, clicks: [click] });
      }
    }
  }

  const batchOf = ({ first, clicks }: Group, from = 0, to = clicks.length): ClickBatch => ({
    writer,
    first: first + from,
    clicks: from === 0 && to >= clicks.length ? clicks : clicks.slice(from, to),
  });

  return {
    add(click) {
      if (group.clicks.push(click) === 1) begin(group);
      const { promise } = group.safe;
      if (group.clicks.length >= MOST_WAITING) secure(group);
      return promise;
    },
    async close() {
      closing.abort();
      await replaying;
      await committing;
      const left = group;
      // What the file still holds comes first.
      if (left.clicks.length > 0 && !spill.isEmpty()) secure(left);
      else if (left.clicks.length > 0) {
        await commit(batchOf(left)).then(() => end(left), () => secure(left));
      }
      await replaying;
      await spill.close();
    },
  };
}

const emptyGroup = (first: number): Group => ({
  first,
  clicks: [],
  safe: Promise.withResolvers<void>(),
  isSafe: false,
  timers: [],
});

function end(group: Group) {
  for (const timer of group.timers) clearTimeout(timer);
  group.isSafe = true;
  group.safe.resolve();
}
