import { getLogger } from "@logtape/logtape";
import type { Kysely } from "kysely";
import { anyOf } from "../database/any_of.ts";
import type pg from "pg";
import type { Context } from "../core/context.ts";
import type { DomainEvent, LiveEvent } from "../core/events.ts";
import { type EventId, idAt } from "../core/ids.ts";
import type { Tables } from "../core/tables.ts";
import { PEOPLE_CHANNEL, type RememberedPeople } from "../core/users/account/remembered_people.ts";
import { asyncQueue } from "./async_queue.ts";
import { listenForEvents } from "./event_connection.ts";
import { ANY_EVENTS, type OnEvents } from "./found_events.ts";
import { passingEvents, type RecordedEvent, recordedEvents } from "./event_notification.ts";
import { CHANNEL } from "./record_events.ts";
import { retryUntilDone } from "./retry.ts";

const log = getLogger(["garimpo", "live"]);

type Subscriber = { readonly push: (event: LiveEvent) => unknown; readonly end: () => void };

export type Live = {
  readonly live: Context["live"];
  /** Calls `handler` with each event of any process, also with those missed for a while. */
  readonly onEvent: (handler: (event: DomainEvent) => void) => void;
  readonly subscribers: () => number;
  /** Ends every subscription; clients then connect to another instance. */
  readonly close: () => Promise<void>;
};

/** Events buffered for a slow subscriber; older ones are dropped. */
const BUFFERED = 256;
/** Milliseconds between the creation of an event's id and the commit of its transaction, at most. */
const OVERLAP_MS = 60_000;
/** Less than `BUFFERED`: a page of missed events must not overflow a subscriber. */
const PAGE = 200;

/**
 * Listens for committed events and publishes each, in order, to the subscribers of the ids in its
 * payload. A notification has the events themselves, unless they are many: then they are read, and
 * later ones wait. Events missed during a lost connection are read later. `people` are those whom this
 * process remembers.
 */
export async function listen(
  config: pg.ClientConfig,
  db: Kysely<Tables>,
  onEvents: OnEvents = () => {},
  people: Pick<RememberedPeople, "notified" | "forgetAll"> | null = null,
): Promise<Live> {
  const subscribers = new Map<unknown, Set<Subscriber>>();
  const handlers: ((event: DomainEvent) => void)[] = [];
  /** Milliseconds since 1970 at which each was published, the earliest first. */
  const published = new Map<EventId, number>();
  const closing = new AbortController();
  let last = Promise.resolve();

  async function publish(ids: readonly EventId[], known: readonly RecordedEvent[] | null = null) {
    if (subscribers.size === 0 && handlers.length === 0) return;
    const fresh = ids.filter((id) => !published.has(id));
    if (fresh.length === 0) return;
    const found = known ?? await db.selectFrom("events").select(["id", "name", "payload"])
      .where("id", "=", anyOf(fresh)).orderBy("id").execute();
    const now = Date.now();
    for (const { id, name, payload } of found) {
      if (published.has(id)) continue;
      published.set(id, now);
      const event = { name, ...payload } as DomainEvent;
      for (const handler of handlers) handler(event);
      pushToSubscribers({ ...event, eventId: id });
    }
    for (const [id, instant] of published) {
      if (instant >= now - 2 * OVERLAP_MS) break;
      published.delete(id);
    }
  }

  function pushToSubscribers(event: LiveEvent) {
    for (const named of Object.values(event)) {
      subscribers.get(named)?.forEach(({ push }) => push(event));
    }
  }

  async function publishSince(instant: number) {
    for (let after = idAt("evt", instant - OVERLAP_MS);;) {
      const page = await db.selectFrom("events").select("id").where("id", ">", after)
        .orderBy("id").limit(PAGE).execute();
      await publish(page.map(({ id }) => id));
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }

  /** Runs tasks one after another, each until it succeeds, so that events stay in order. */
  const inOrder = (task: () => Promise<void>) => {
    last = last.then(() =>
      retryUntilDone(task, closing.signal, (error) => {
        log.error("could not publish events yet: {error}", { error });
      })
    );
  };

  function notified(text: string) {
    const passing = passingEvents(text);
    if (passing) return passing.forEach((event) => pushToSubscribers(event));
    const { ids, events, wakesLanes } = recordedEvents(text);
    onEvents({ wakesLanes, names: events?.map(({ name }) => name) ?? null });
    inOrder(() => publish(ids, events));
  }

  const connection = await listenForEvents(config, {
    channels: {
      [CHANNEL]: notified,
      ...people && { [PEOPLE_CHANNEL]: people.notified },
    },
    onReconnect(lostAt) {
      people?.forgetAll();
      onEvents(ANY_EVENTS);
      inOrder(() => publishSince(lostAt));
    },
  });

  return {
    onEvent: (handler) => void handlers.push(handler),
    live: (id) => {
      const events: LiveEvent[] = [];
      return asyncQueue<LiveEvent>({
        take: () => events.shift(),
        start({ wake, end }) {
          if (closing.signal.aborted) {
            end();
            return () => {};
          }
          const subscriber: Subscriber = {
            push(event) {
              events.push(event);
              if (events.length > BUFFERED) events.shift();
              wake();
            },
            end,
          };
          const ofId = subscribers.get(id) ?? new Set();
          subscribers.set(id, ofId.add(subscriber));
          return () => {
            ofId.delete(subscriber);
            if (ofId.size === 0) subscribers.delete(id);
          };
        },
      });
    },
    subscribers: () => [...subscribers.values()].reduce((sum, { size }) => sum + size, 0),
    async close() {
      closing.abort();
      for (const ofId of subscribers.values()) ofId.forEach(({ end }) => end());
      await connection.close();
      await last;
    },
  };
}
