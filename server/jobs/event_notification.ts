import { Buffer } from "node:buffer";
import type { DomainEvent, EventName } from "../core/events.ts";
import type { EventId } from "../core/ids.ts";

/** An event as it is recorded. */
export type RecordedEvent = {
  readonly id: EventId;
  readonly name: EventName;
  readonly payload: object;
};

/** What a notification of events begins with that are not recorded. */
const PASSING = "!";
/** What the ids of a notification begin with after which no lane has more to do. */
const IDLE = "~";
/** What separates the ids from the events themselves. */
const EVENTS = " [";

/** Bytes of a notification with the events themselves; PostgreSQL takes fewer than 8,000. */
const MOST_BYTES = 7_500;

/**
 * Writes the notification of recorded events: their ids, and the events themselves where they fit, so
 * that those who are notified need not read them. Earlier releases read the ids alone.
 */
export function eventNotification(events: readonly RecordedEvent[], wakesLanes: boolean): string {
  const ids = (wakesLanes ? "" : IDLE) + events.map(({ id }) => id).join(" ");
  const whole = `${ids} ${JSON.stringify(events.map(({ name, payload }) => [name, payload]))}`;
  return Buffer.byteLength(whole) <= MOST_BYTES ? whole : ids;
}

/** Writes the notification of events that are not recorded. */
export const passingNotification = (events: readonly DomainEvent[]): string =>
  PASSING + JSON.stringify(events);

/** Returns the passing events of a notification; null: it is of recorded ones. */
export const passingEvents = (notification: string): readonly DomainEvent[] | null =>
  notification.startsWith(PASSING) ? JSON.parse(notification.slice(PASSING.length)) : null;

type Recorded = {
  readonly ids: readonly EventId[];
  /** Null: they are to be read. */
  readonly events: readonly RecordedEvent[] | null;
  /** Whether the holders of lanes look for work after them. */
  readonly wakesLanes: boolean;
};

/** Returns what a notification tells of recorded events. */
export function recordedEvents(notification: string): Recorded {
  const isIdle = notification.startsWith(IDLE);
  const text = notification.slice(isIdle ? IDLE.length : 0);
  const end = text.indexOf(EVENTS);
  const ids = (end < 0 ? text : text.slice(0, end)).split(" ") as EventId[];
  const contents: [EventName, object][] | null = end < 0 ? null : JSON.parse(text.slice(end));
  const events = contents?.map(([name, payload], nth) => ({ id: ids[nth]!, name, payload })) ??
    null;
  return { ids, events, wakesLanes: !isIdle };
}
