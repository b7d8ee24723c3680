import { earliestStart, type LanePace } from "./pace.ts";

/** What is known of a lane: how it paces, and its starts, newest first. */
export type LaneSoFar = Omit<LanePace, "nthLatest"> & { readonly starts: readonly Date[] };

/**
 * About when each queued message will start, if every gap is the mean one: as `planned`, each one's
 * "not before" in the order of the queue. The rule is the real one; only the gaps are guessed.
 */
export function forecast(lane: LaneSoFar, planned: readonly Date[], now: Date): Date[] {
  const { gapMinMs, gapMaxMs } = lane.pace;
  const meanGapMs = (gapMinMs + gapMaxMs) / 2;
  const starts = lane.starts.toReversed();
  const nthLatest = (n: number) => starts.at(-n) ?? null;
  let freeAt = lane.freeAt;
  const expected: Date[] = [];
  const queue = queueOf(planned.map((notBefore) => notBefore.getTime()));
  for (let soonest = queue.soonest(); soonest !== null; soonest = queue.soonest()) {
    const from = new Date(Math.max(soonest, now.getTime()));
    const start = earliestStart({ ...lane, freeAt, nthLatest }, from).at;
    expected[queue.takeAt(start.getTime())] = start;
    starts.push(start);
    freeAt = new Date(start.getTime() + meanGapMs);
  }
  return expected;
}

/** Messages by their place: the first whose time has come goes, and passes those that wait longer. */
function queueOf(times: readonly number[]) {
  const byTime = times.map((_, place) => place).sort((a, b) => times[a]! - times[b]!);
  const isTaken = times.map(() => false);
  let next = 0;
  let first = 0;
  return {
    /** The earliest time of those left; null: none is. */
    soonest(): number | null {
      while (isTaken[byTime[next]!]) next++;
      return times[byTime[next]!] ?? null;
    },
    takeAt(instant: number): number {
      while (isTaken[first]) first++;
      let place = first; // nearly always it: a queue is by time, but for what goes before all others
      while (isTaken[place] || times[place]! > instant) place++;
      isTaken[place] = true;
      return place;
    },
  };
}
