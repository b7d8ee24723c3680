import { sql } from "kysely";
import type { Context } from "./context.ts";
import { Failure } from "./errors.ts";
import type { DomainEvent, LiveEvent } from "./events.ts";
import { type EventId, idAt, instantOf, isId, type UserId } from "./ids.ts";

/** Events that a subscriber who was away may get; to read the list anew costs less than more of them. */
const MOST_REPLAYED = 2_000;
/** Milliseconds between the creation of an event's id and the commit of its transaction, at most. */
const OVERLAP_MS = 60_000;

/**
 * Returns the events of a person from now on, and before them those after the event `since`: each at
 * least once, those of the minute before `since` perhaps again.
 * @throws Failure CURSOR_INVALID for what is no event's id, SINCE_TOO_OLD when that event is no longer
 * stored or too much happened since
 */
export async function liveSince(
  ctx: Context,
  userId: UserId,
  since: string | null | undefined,
): Promise<AsyncIterable<LiveEvent>> {
  const live = ctx.live(userId);
  if (since === null || since === undefined) return live;
  if (!isId("evt", since)) throw new Failure("CURSOR_INVALID", ["since"]);
  const events = live[Symbol.asyncIterator]();
  const first = events.next(); // listens from here on, so that nothing is lost until all is read
  first.catch(() => {}); // the reader of `replayed` gets it
  try {
    const missed = await missedEvents(ctx, userId, since);
    return replayed(missed, events, first);
  } catch (error) {
    await events.return?.();
    throw error;
  }
}

async function missedEvents({ db }: Context, userId: UserId, since: EventId) {
  const rows = await db.selectFrom("events").select(["id", "name", "payload"])
    .where(sql<boolean>`payload->>'userId' = ${userId}`)
    .where("id", ">=", idAt("evt", instantOf(since) - OVERLAP_MS))
    .orderBy("id").limit(MOST_REPLAYED + 1).execute();
  if (rows.length > MOST_REPLAYED || !rows.some(({ id }) => id === since)) {
    throw new Failure("SINCE_TOO_OLD", ["since"]);
  }
  return rows.filter(({ id }) => id !== since)
    .map(({ id, name, payload }) => ({ ...{ name, ...payload } as DomainEvent, eventId: id }));
}

/** Not a generator: that would end only with its next event. */
function replayed(
  missed: readonly LiveEvent[],
  events: AsyncIterator<LiveEvent>,
  first: Promise<IteratorResult<LiveEvent>>,
): AsyncIterable<LiveEvent> {
  const left = [...missed];
  const sent = new Set(missed.map(({ eventId }) => eventId));
  let waiting: typeof first | null = first;
  const iterator: AsyncIterator<LiveEvent> = {
    async next() {
      const value = left.shift();
      if (value) return { value, done: false };
      for (;;) {
        const next: IteratorResult<LiveEvent> = await (waiting ?? events.next());
        waiting = null;
        const id = next.done ? undefined : next.value.eventId;
        if (id === undefined || !sent.has(id)) return next;
      }
    },
    async return() {
      left.length = 0;
      await events.return?.();
      return { value: undefined, done: true };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
