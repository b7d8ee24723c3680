import { earliestStart, IDENTICAL_MS, identicalSlot, type LanePace } from "../pacing/pace.ts";

/** What is known of a lane: how it paces, and its starts, newest first, with what was said. */
export type LaneSoFar = Omit<LanePace, "nthLatest"> & {
  readonly starts: readonly { readonly at: Date; readonly text: string | null }[];
};

/** A message that waits: not before a time, in an order among those whose time has come. */
export type Foreseen = Queuing & {
  /** After this it is dropped; null: it is told all the same when it would go. */
  readonly expiresAt: Date | null;
  /** What it will say; null: that is not known, or does not matter. */
  readonly text: string | null;
  /** Whether it has been put off already because its words were said too often. */
  readonly isPutOff: boolean;
};

/**
 * About when each queued message will start, if every gap is the mean one; null: it will be dropped
 * before that. The rules are the real ones; only the gaps are guessed.
 */
export function forecast(
  lane: LaneSoFar,
  queue: readonly Foreseen[],
  now: Date,
): (Date | null)[] {
  const meanGapMs = (lane.pace.gapMinMs + lane.pace.gapMaxMs) / 2;
  const starts = lane.starts.map(({ at }) => at).reverse();
  const nthLatest = (n: number) => starts.at(-n) ?? null;
  const expected: (Date | null)[] = queue.map(() => null);
  const turns = turnsOf(queue);
  const said = saidOf(lane, queue);
  let freeAt = lane.freeAt;
  for (let from = turns.next(now); from !== null; from = turns.next(from)) {
    const start = earliestStart({ ...lane, freeAt, nthLatest }, from).at;
    const place = turns.headAt(start);
    const { expiresAt } = queue[place]!;
    if (expiresAt && start > expiresAt) {
      turns.take(place);
      continue;
    }
    const slot = said.slotOf(place, start);
    if (slot) {
      const isLate = expiresAt && slot > expiresAt;
      if (isLate) turns.take(place);
      else turns.putOff(place, slot), said.wait(place, slot);
      continue;
    }
    turns.take(place);
    expected[place] = start;
    starts.push(start);
    said.say(place, start);
    freeAt = new Date(start.getTime() + meanGapMs);
    from = start;
  }
  return expected;
}

/** Who says which words when, where the person limits that. */
function saidOf({ pace, starts }: LaneSoFar, queue: readonly Foreseen[]) {
  const { identicalPerHour: most } = pace;
  const times = new Map<string, Date[]>();
  const waiting = new Map<string, Map<number, Date>>();
  const of = <V>(map: Map<string, V>, text: string, none: () => V) => {
    if (!map.has(text)) map.set(text, none());
    return map.get(text)!;
  };
  const say = (text: string | null, at: Date) => {
    if (most !== null && text !== null) of(times, text, () => []).push(at);
  };
  for (const { at, text } of starts.toReversed()) say(text, at);
  for (const [place, { isPutOff, text, plannedAt }] of queue.entries()) {
    if (isPutOff && text !== null) of(waiting, text, () => new Map()).set(place, plannedAt);
  }
  return {
    say: (place: number, at: Date) => say(queue[place]!.text, at),
    wait(place: number, until: Date): void {
      const { text } = queue[place]!;
      if (text !== null) of(waiting, text, () => new Map()).set(place, until);
    },
    /** When the message may say its words; null: now. */
    slotOf(place: number, at: Date): Date | null {
      const { text } = queue[place]!;
      if (most === null || text === null) return null;
      waiting.get(text)?.delete(place);
      const last = of(times, text, () => []).slice(-most);
      const isFull = last.length === most && at.getTime() - last[0]!.getTime() < IDENTICAL_MS;
      if (!isFull) return null;
      const others = [...waiting.get(text)?.values() ?? []].filter((time) => time > at);
      return identicalSlot(last, others, IDENTICAL_MS);
    },
  };
}

/** What decides when a message of a lane has its turn. */
type Queuing = { readonly priority: number; readonly plannedAt: Date };

type Waiting = { readonly place: number; readonly at: number };

/** Whose turn it is in a queue, as time goes by: the most urgent, then the longest due, then as given. */
function turnsOf(queue: readonly Queuing[]) {
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
