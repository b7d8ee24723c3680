/**
 * When words may be said once more that were said as often as is allowed: `starts` are the latest
 * times, as many as the cap, oldest first, each of which counts for `windowMs`. `waiting`: the times
 * for which others with the same words wait already; each takes one, so that all are told their own.
 */
export function identicalSlot(
  starts: readonly Date[],
  waiting: readonly Date[],
  windowMs: number,
): Date {
  const times = waiting.map((at) => at.getTime()).sort((a, b) => a - b);
  for (let n = 0, before = 0;; n++) {
    const round = 1 + Math.floor(n / starts.length);
    const slot = starts[n % starts.length]!.getTime() + round * windowMs;
    while (before < times.length && times[before]! <= slot) before++;
    if (before <= n) return new Date(slot);
  }
}
