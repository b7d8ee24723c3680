/** What a finished swipe means. */
export type SwipeOutcome = "accept" | "reject" | null;

const FARTHEST = 120; // px that always suffice

/** Returns what a swipe of `dx`, `dy` px over a card as wide as `width` means: right accepts. */
export function swipeOutcome(dx: number, dy: number, width: number): SwipeOutcome {
  if (Math.abs(dx) < Math.abs(dy) * 1.5) return null; // it scrolled
  if (Math.abs(dx) < Math.min(FARTHEST, width * 0.35)) return null;
  return dx > 0 ? "accept" : "reject";
}
