import { getLogger } from "@logtape/logtape";
import { Repeater, SlidingBuffer } from "@repeaterjs/repeater";
import type { Kysely } from "kysely";
import pg from "pg";
import type { Context } from "../core/context.ts";
import type { DomainEvent } from "../core/events.ts";
import { type EventId, idAt } from "../core/ids.ts";
import type { Tables } from "../core/tables.ts";
import { CHANNEL } from "./record_events.ts";

const log = getLogger(["garimpo", "live"]);

type Hearer = { readonly hear: (event: DomainEvent) => unknown; readonly end: () => void };

export type Live = {
  readonly live: Context["live"];
  readonly subscribers: () => number;
  /** Ends every subscription: their clients connect anew, to another instance. */
  readonly close: () => Promise<void>;
};

/** What a subscriber who reads too slowly keeps; older events make way. */
const KEPT = 256;
/** Before a loss: a transaction may commit so long after its events got their ids. */
const OVERLAP_MS = 60_000;
const RETRY_MS = [50, 200, 1_000, 5_000];

/**
 * Hears every committed event, in order, and passes it to whoever waits for an id that it names.
 * One connection, supervised: after a loss it connects again and reads what it missed.
 */
export async function listen(
  config: pg.ClientConfig,
  db: Kysely<Tables>,
  onEvents: () => void = () => {},
): Promise<Live> {
  const waiting = new Map<unknown, Set<Hearer>>();
  const told = new Set<EventId>();
  let last = Promise.resolve();
  let client: pg.Client | undefined;
  let closed = false;
  let stopWaiting = () => {};

  async function tell(ids: EventId[]) {
    const fresh = ids.filter((id) => !told.has(id));
    if (fresh.length === 0) return;
    const rows = await db.selectFrom("events").select(["id", "name", "payload"])
      .where("id", "in", fresh).orderBy("id").execute();
    for (const { id, name, payload } of rows) {
      told.add(id);
      const event = { name, ...payload } as DomainEvent;
      for (const named of Object.values(payload)) {
        waiting.get(named)?.forEach(({ hear }) => hear(event));
      }
    }
    const old = idAt("evt", Date.now() - 2 * OVERLAP_MS);
    for (const id of told) {
      if (id >= old) break; // a Set keeps the order of coming
      told.delete(id);
    }
  }
  const inOrder = (task: () => Promise<void>) => {
    last = last.then(task).catch((error) =>
      log.error("could not tell of events: {error}", { error })
    );
  };

  async function connect(lostAt?: number) {
    const next = new pg.Client(config);
    next.on("error", () => next.end());
    await next.connect();
    next.on("notification", ({ payload = "" }) => {
      onEvents();
      inOrder(() => tell(payload.split(" ") as EventId[]));
    });
    await next.query(`listen ${CHANNEL}`);
    next.on("end", () => void (closed || supervise(Date.now())));
    client = next;
    if (lostAt !== undefined) inOrder(() => catchUp(lostAt));
  }

  async function catchUp(lostAt: number) {
    const missed = await db.selectFrom("events").select("id")
      .where("id", ">", idAt("evt", lostAt - OVERLAP_MS)).execute();
    await tell(missed.map(({ id }) => id));
    onEvents();
  }

  async function supervise(lostAt: number) {
    log.warn("live connection lost");
    for (let attempt = 0; !closed; attempt++) {
      try {
        await connect(lostAt);
        return log.info("live connection is back");
      } catch (error) {
        log.warn("live connection: {error}", { error });
        await new Promise<void>((wake) => {
          const timer = setTimeout(wake, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]);
          stopWaiting = () => (clearTimeout(timer), wake());
        });
      }
    }
  }

  await connect();
  return {
    live: (id) =>
      new Repeater<DomainEvent>(async (hear, end) => {
        const hearer = { hear, end };
        const hearers = waiting.get(id) ?? new Set();
        waiting.set(id, hearers.add(hearer));
        await end;
        hearers.delete(hearer);
        if (hearers.size === 0) waiting.delete(id);
      }, new SlidingBuffer(KEPT)),
    subscribers: () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0),
    async close() {
      closed = true;
      stopWaiting();
      for (const hearers of waiting.values()) hearers.forEach(({ end }) => end());
      await client?.end().catch(() => {});
      await last;
    },
  };
}
