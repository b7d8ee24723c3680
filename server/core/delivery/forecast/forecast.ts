import { identicalSlot } from "../pacing/identical_slot.ts";
import { earliestStart, IDENTICAL_MS, type LanePace } from "../pacing/pace.ts";
import { type Queuing, turnsOf } from "./turns_of.ts";

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
