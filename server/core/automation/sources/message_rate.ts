const WINDOW_MS = 60_000;
/** Messages of one group in a window; groups that are remembered. */
const MOST_MESSAGES = 30;
const MOST_GROUPS = 2_000;

/**
 * Returns a function that counts a message of a group and returns whether it is read. What comes
 * faster than people write is dropped before it is decrypted or parsed, so that a flood costs
 * nothing.
 */
export function messageRate(now: () => number = Date.now): (group: string) => boolean {
  const counts = new Map<string, { readonly until: number; messages: number }>();
  return (group) => {
    const known = counts.get(group);
    if (known && known.until > now()) return ++known.messages <= MOST_MESSAGES;
    if (!known && counts.size >= MOST_GROUPS) counts.clear(); // in memory alone: the hour's caps hold
    counts.set(group, { until: now() + WINDOW_MS, messages: 1 });
    return true;
  };
}
