import type { GroupId } from "../../ids.ts";
import { earliestGroupStart, type PacedGroup } from "../pacing/group_pace.ts";
import { earliestStart, IDENTICAL_MS, identicalSlot, type LanePace } from "../pacing/pace.ts";

/** What is known of a lane: its pace, and its past starts with their texts, newest first. */
export type LaneSoFar = Omit<LanePace, "nthLatest"> & {
  readonly starts: readonly { readonly at: Date; readonly text: string | null }[];
  /** The groups with a pace of their own. */
  readonly groups?: ReadonlyMap<GroupId, PacedGroup>;
};

/** A queued message: when it is due, its priority, and what it says. */
export type Foreseen = Queuing & {
  /** After this it is dropped; null: it is forecast however late it goes. */
  readonly expiresAt: Date | null;
  /** Its group; absent: one without a pace of its own. */
  readonly groupId?: GroupId;
  /** Its text; null: unknown, or not needed. */
  readonly text: string | null;
  /** Whether it has been postponed already by the cap on identical texts. */
  readonly isPutOff: boolean;
  /** Whether it waits for the pace of its group. */
  readonly waitsForGroup?: boolean;
};

/**
 * Returns about when each queued message will start if every gap is the mean one; null: it will be
 * dropped before. It applies the real pacing rules; only the gaps are guessed.
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
  const identical = identicalTexts(lane, queue);
  const groups = pacedGroups(lane, queue);
  let freeAt = lane.freeAt;
  for (let from = turns.next(now); from !== null; from = turns.next(from)) {
    const start = earliestStart({ ...lane, freeAt, nthLatest }, from).at;
    const place = turns.headAt(start);
    const { expiresAt } = queue[place]!;
    if (expiresAt && start > expiresAt) {
      turns.take(place);
      continue;
    }
    const groupSlot = groups.slotOf(place, start);
    const slot = groupSlot ?? identical.slotOf(place, start);
    if (slot) {
      const isLate = expiresAt && slot > expiresAt;
      if (isLate) {
        turns.take(place);
        continue;
      }
      turns.putOff(place, slot);
      if (groupSlot) groups.recordWait(place, slot);
      else identical.recordWait(place, slot);
      continue;
    }
    turns.take(place);
    expected[place] = start;
    starts.push(start);
    identical.recordStart(place, start);
    groups.recordStart(place, start);
    freeAt = new Date(start.getTime() + meanGapMs);
    from = start;
  }
  return expected;
}

/** Tracks when each text was sent, where the person limits identical texts. */
function identicalTexts({ pace, starts }: LaneSoFar, queue: readonly Foreseen[]) {
  const { identicalPerHour: most } = pace;
  const times = new Map<string, Date[]>();
  const waiting = new Map<string, Map<number, Date>>();
  const entryOf = <V>(map: Map<string, V>, text: string, none: () => V) => {
    if (!map.has(text)) map.set(text, none());
    return map.get(text)!;
  };
  const recordStart = (text: string | null, at: Date) => {
    if (most !== null && text !== null) entryOf(times, text, () => []).push(at);
  };
  for (const { at, text } of starts.toReversed()) recordStart(text, at);
  for (const [place, { isPutOff, text, plannedAt }] of queue.entries()) {
    if (isPutOff && text !== null) entryOf(waiting, text, () => new Map()).set(place, plannedAt);
  }
  return {
    recordStart: (place: number, at: Date) => recordStart(queue[place]!.text, at),
    recordWait(place: number, until: Date): void {
      const { text } = queue[place]!;
      if (text !== null) entryOf(waiting, text, () => new Map()).set(place, until);
    },
    /** Returns when the message's text may be sent; null: now. */
    slotOf(place: number, at: Date): Date | null {
      const { text } = queue[place]!;
      if (most === null || text === null) return null;
      waiting.get(text)?.delete(place);
      const last = entryOf(times, text, () => []).slice(-most);
      const isFull = last.length === most && at.getTime() - last[0]!.getTime() < IDENTICAL_MS;
      if (!isFull) return null;
      const others = [...waiting.get(text)?.values() ?? []].filter((time) => time > at);
      return identicalSlot(last, others, IDENTICAL_MS);
    },
  };
}

/** Tracks when messages go to the groups that have a pace of their own. */
function pacedGroups({ groups = new Map() }: LaneSoFar, queue: readonly Foreseen[]) {
  const started = new Map<GroupId, Date[]>();
  const waits = new Map<GroupId, Map<number, Date>>();
  const groupOf = (place: number) => groups.get(queue[place]!.groupId!);
  const recordWait = (place: number, until: Date) => {
    const id = queue[place]!.groupId!;
    waits.set(id, (waits.get(id) ?? new Map()).set(place, until));
  };
  for (const [place, { waitsForGroup, plannedAt }] of queue.entries()) {
    if (waitsForGroup && groupOf(place)) recordWait(place, plannedAt);
  }
  return {
    recordWait,
    recordStart(place: number, at: Date): void {
      const group = groupOf(place);
      const id = queue[place]!.groupId!;
      if (group) started.set(id, [at, ...started.get(id) ?? group.starts]);
    },
    /** Returns when the group takes the message; null: now. */
    slotOf(place: number, at: Date): Date | null {
      const group = groupOf(place);
      if (!group) return null;
      const id = queue[place]!.groupId!;
      waits.get(id)?.delete(place);
      const starts = started.get(id) ?? group.starts;
      const waiting = [...waits.get(id)?.values() ?? []];
      const start = earliestGroupStart({ ...group, starts, waiting }, at);
      return start.because && start.at;
    },
  };
}

/** What orders the messages of a lane. */
type Queuing = { readonly priority: number; readonly plannedAt: Date };

type Waiting = { readonly place: number; readonly at: number };

/** Orders a queue as time passes: by priority, then by how long a message is due, then as given. */
function turnsOf(queue: readonly Queuing[]) {
  const urgency = (place: number) => queue[place]!.priority;
  const byTime = (a: Waiting, b: Waiting) => a.at - b.at || a.place - b.place;
  const byTurn = (a: Waiting, b: Waiting) => urgency(b.place) - urgency(a.place) || byTime(a, b);
  /** Messages that are not due yet, the latest first. */
  const waiting = queue.map(({ plannedAt }, place) => ({ place, at: plannedAt.getTime() }))
    .sort((a, b) => byTime(b, a));
  /** Messages that are due; the next one is last. */
  const due: Waiting[] = [];
  const take = (place: number) => {
    const index = due.findLastIndex((one) => one.place === place);
    due.splice(index, 1);
  };
  return {
    /** Returns when the next message is due, from `now` on; null: the queue is empty. */
    next(now: Date): Date | null {
      if (due.length > 0) return now;
      const soonest = waiting.at(-1)?.at;
      return soonest === undefined ? null : new Date(Math.max(soonest, now.getTime()));
    },
    /** Returns the index of the message that is next at an instant. */
    headAt(instant: Date): number {
      while (waiting.length > 0 && waiting.at(-1)!.at <= instant.getTime()) {
        insertSorted(due, waiting.pop()!, (a, b) => byTurn(b, a));
      }
      return due.at(-1)!.place;
    },
    take,
    /** Moves a message to a later time. */
    putOff(place: number, until: Date): void {
      take(place);
      insertSorted(waiting, { place, at: until.getTime() }, (a, b) => byTime(b, a));
    },
  };
}

/** Inserts `one` into a sorted list. */
function insertSorted<T>(ordered: T[], one: T, order: (a: T, b: T) => number): void {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (order(ordered[middle]!, one) <= 0) low = middle + 1;
    else high = middle;
  }
  ordered.splice(low, 0, one);
}
