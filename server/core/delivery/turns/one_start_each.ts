import type { Verdict } from "./record_decisions.ts";

/**
 * Of the lanes of one number at most one begins: the one whose own last message is the longest ago.
 * The others wait until the gap behind it is over.
 */
export function oneStartEach(verdicts: readonly Verdict[], now: Date): readonly Verdict[] {
  const starts = verdicts.filter(({ decision }) => decision?.do === "send")
    .sort((a, b) => Number(a.lane.ownFreeAt) - Number(b.lane.ownFreeAt));
  const first = new Map(starts.toReversed().map((verdict) => [verdict.lane.numberId, verdict]));
  return verdicts.map((verdict) => {
    const before = first.get(verdict.lane.numberId);
    if (verdict.decision?.do !== "send" || before === verdict || !before) return verdict;
    const until = new Date(now.getTime() + before.gapMs);
    return { ...verdict, decision: { do: "wait", until, because: "PACE" } };
  });
}
