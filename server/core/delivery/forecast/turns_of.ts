/** What decides when a message of a lane has its turn. */
export type Queuing = { readonly priority: number; readonly plannedAt: Date };

type Waiting = { readonly place: number; readonly at: number };

/** Whose turn it is in a queue, as time goes by: the most urgent, then the longest due, then as given. */
export function turnsOf(queue: readonly Queuing[]) {
  const urgency = (place: number) => queue[place]!.priority;
  const byTime = (a: Waiting, b: Waiting) => a.at - b.at || a.place - b.place;
  const byTurn = (a: Waiting, b: Waiting) => urgency(b.place) - urgency(a.place) || byTime(a, b);
  /** Those that wait for their time, the latest first. */
  const waiting = queue.map(({ plannedAt }, place) => ({ place, at: plannedAt.getTime() }))
    .sort((a, b) => byTime(b, a));
  /** Those whose time has come; the one whose turn it is comes last. */
  const due: Waiting[] = [];
  const take = (place: number) => {
    const index = due.findLastIndex((one) => one.place === place);
    due.splice(index, 1);
  };
  return {
    /** When there is something to do again, from `now` on; null: never. */
    next(now: Date): Date | null {
      if (due.length > 0) return now;
      const soonest = waiting.at(-1)?.at;
      return soonest === undefined ? null : new Date(Math.max(soonest, now.getTime()));
    },
    /** The place of the message whose turn it is. */
    headAt(instant: Date): number {
      while (waiting.length > 0 && waiting.at(-1)!.at <= instant.getTime()) {
        insert(due, waiting.pop()!, (a, b) => byTurn(b, a));
      }
      return due.at(-1)!.place;
    },
    take,
    /** It waits for another time. */
    putOff(place: number, until: Date): void {
      take(place);
      insert(waiting, { place, at: until.getTime() }, (a, b) => byTime(b, a));
    },
  };
}

/** Puts `one` where it belongs in a list that is in order. */
function insert<T>(ordered: T[], one: T, order: (a: T, b: T) => number): void {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (order(ordered[middle]!, one) <= 0) low = middle + 1;
    else high = middle;
  }
  ordered.splice(low, 0, one);
}
