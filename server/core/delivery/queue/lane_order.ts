import type { DispatchId } from "../../ids.ts";
import { messagePriorities } from "./dispatch.ts";

/**
 * What decides when a queued message has its turn: of the due ones the highest priority goes first,
 * then what was planned first, then the lowest place.
 */
export type LanePlace = {
  readonly id: DispatchId;
  readonly priority: number;
  readonly plannedAt: Date;
  readonly place: number;
  readonly expiresAt: Date;
};

/** Places are written so far apart, so that later moves fit between two of them. */
const STEP = 1_000;

/** Returns the order of a lane's due messages. */
export const byPlace = (a: LanePlace, b: LanePlace): number =>
  b.priority - a.priority || Number(a.plannedAt) - Number(b.plannedAt) || a.place - b.place ||
  (a.id < b.id ? -1 : 1);

/**
 * Returns when a message expires that is moved to another start: as late after it as its person
 * allows, and never sooner than before, so that no move makes a message lapse.
 */
function movedExpiry({ expiresAt }: LanePlace, start: Date, now: Date, lateMs: number): Date {
  const from = Math.max(start.getTime(), now.getTime());
  return new Date(Math.max(expiresAt.getTime(), from + lateMs));
}

type MoveContext = { readonly now: Date; readonly lateMs: number };

/** Places messages, in their order, before all that waits in their lane, `first` being its first. */
export function hurried(
  messages: readonly LanePlace[],
  first: LanePlace | null,
  { now, lateMs }: MoveContext,
): LanePlace[] {
  const isBehind = first !== null && first.priority >= messagePriorities.FIRST &&
    first.plannedAt <= now;
  const plannedAt = isBehind ? first.plannedAt : now;
  const from = isBehind ? first.place - messages.length : 0;
  return messages.map((message, index) => ({
    ...message,
    priority: messagePriorities.FIRST,
    plannedAt,
    place: from + index,
    expiresAt: movedExpiry(message, plannedAt, now, lateMs),
  }));
}

/** Gives messages another start each; what was hurried no longer is. */
export function postponed(
  messages: readonly LanePlace[],
  startOf: (message: LanePlace) => Date,
  { now, lateMs }: MoveContext,
): LanePlace[] {
  return messages.map((message, index) => {
    const plannedAt = startOf(message);
    return {
      ...message,
      priority: Math.min(message.priority, messagePriorities.BY_HAND),
      plannedAt,
      place: (index + 1) * STEP,
      expiresAt: movedExpiry(message, plannedAt, now, lateMs),
    };
  });
}

/** Where messages go: directly before another one, or directly behind it. */
export type Beside = { readonly target: LanePlace; readonly isAfter: boolean };

/**
 * Places messages beside another one: they take its priority and its start. `tied`: all messages
 * with that priority and start, in their order. @returns the moved messages, and those that got
 * another place only to make room, in the same order as before.
 */
export function placedBeside(
  messages: readonly LanePlace[],
  { target, isAfter }: Beside,
  tied: readonly LanePlace[],
  { now, lateMs }: MoveContext,
): { moved: LanePlace[]; shifted: LanePlace[] } {
  const ids = new Set(messages.map(({ id }) => id));
  const others = tied.filter(({ id }) => !ids.has(id));
  const index = others.findIndex(({ id }) => id === target.id) + (isAfter ? 1 : 0);
  const [below, above] = [others[index - 1]?.place, others[index]?.place];
  const hasRoom = below === undefined || above === undefined || above - below > messages.length;
  const shifted = hasRoom
    ? []
    : tied.map((message, order) => ({ ...message, place: (order + 1) * STEP }));
  const placeOf = (one: LanePlace) => shifted.find(({ id }) => id === one.id)?.place ?? one.place;
  const from = others[index - 1]
    ? placeOf(others[index - 1]!) + 1
    : placeOf(others[index]!) - messages.length;
  const moved = messages.map((message, order) => ({
    ...message,
    priority: target.priority,
    plannedAt: target.plannedAt,
    place: from + order,
    expiresAt: movedExpiry(message, target.plannedAt, now, lateMs),
  }));
  return { moved, shifted };
}
