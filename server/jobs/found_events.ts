import type { EventName } from "../core/events.ts";

/** What a notification says of committed events. */
export type FoundEvents = {
  /** Whether the holders of lanes look for work after them. */
  readonly wakesLanes: boolean;
  /** Null: it does not say, since they are many, or were missed. */
  readonly names: readonly EventName[] | null;
};

/** Is called with each notification of committed events: there may be work. */
export type OnEvents = (found: FoundEvents) => void;

/** Any events, such as those of a lost connection. */
export const ANY_EVENTS: FoundEvents = { wakesLanes: true, names: null };

/** Whether one of the events may be one of these: nobody looks for work after the others. */
export const mayInclude = (
  { names }: FoundEvents,
  isOne: (name: EventName) => boolean,
): boolean => names?.some(isOne) ?? true;
