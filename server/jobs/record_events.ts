import { sql } from "kysely";
import { addEntries } from "../core/audit/entries.ts";
import type { Context } from "../core/context.ts";
import { countStoreChanges } from "../core/store/commands.ts";
import type { DomainEvent, EventName } from "../core/events.ts";
import { wakesLanes } from "../core/delivery/lanes/wakes_lanes.ts";
import { queueMirror } from "../core/firestore/commands.ts";
import { queueDeliveries } from "../core/webhooks/commands.ts";
import { type EventId, newId } from "../core/ids.ts";
import { reactions } from "../core/reactions.ts";
import { eventNotification, passingNotification } from "./event_notification.ts";

/** One reaction to one event. */
export type ReactionJob = {
  readonly event: EventName;
  readonly reaction: string;
  readonly eventId: EventId;
};

/** Sends jobs within the transaction of `db`; pg-boss in production. */
export type SendJobs = (db: Context["db"], jobs: readonly ReactionJob[]) => Promise<void>;

/** The channel of committed events. */
export const CHANNEL = "events";

/** Passing events of one notification. */
const PASSING_BATCH = 50;

/** Events of one statement: their ids must fit a notification of at most 8,000 bytes. */
const BATCH = 200;

/** Writes events, a job for each reaction and the notification, in the transaction of the change. */
export const recordEvents = (sendJobs: SendJobs): Context["record"] => async (tx, events) => {
  const { db, now } = tx;
  for (let from = 0; from < events.length; from += BATCH) {
    const some = events.slice(from, from + BATCH);
    await addEntries(tx, some);
    const rows = some.map(({ name, ...payload }) => ({ id: newId("evt"), name, payload }));
    await sql`
      insert into events (id, name, payload, happened_at)
      select id, name, payload::jsonb, ${now}::timestamptz
      from unnest(
        ${rows.map(({ id }) => id)}::text[], ${rows.map(({ name }) => name)}::text[],
        ${rows.map(({ payload }) => JSON.stringify(payload))}::text[]
      ) as given (id, name, payload)`.execute(db);
    const jobs = rows.flatMap(({ id, name }) =>
      Object.keys(reactions[name]).map((reaction) => ({ event: name, reaction, eventId: id }))
    );
    if (jobs.length > 0) await sendJobs(db, jobs);
    await queueDeliveries(tx, rows.map(({ id }, index) => ({ id, event: some[index]! })));
    await queueMirror(tx, some);
    const text = eventNotification(rows, rows.some(({ name }) => wakesLanes(name)));
    await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db);
  }
  await countStoreChanges(tx, events);
};

/**
 * Notifies subscribers of events that are not recorded, because they say only that a count changed:
 * who does not listen now misses them.
 */
export async function notifyPassing(db: Context["db"], events: readonly DomainEvent[]) {
  for (let from = 0; from < events.length; from += PASSING_BATCH) {
    const text = passingNotification(events.slice(from, from + PASSING_BATCH));
    await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db);
  }
}
