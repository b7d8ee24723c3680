import { getLogger } from "@logtape/logtape";
import { Repeater, SlidingBuffer } from "@repeaterjs/repeater";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Context } from "../core/context.ts";
import type { DomainEvent } from "../core/events.ts";
import { type EventId, idAt } from "../core/ids.ts";
import type { Tables } from "../core/tables.ts";
import { keepListening } from "./keep_listening.ts";
import { CHANNEL } from "./record_events.ts";
import { retryUntilDone } from "./retry.ts";

const log = getLogger(["garimpo", "live"]);

type Hearer = { readonly hear: (event: DomainEvent) => unknown; readonly end: () => void };

export type Live = {
  readonly live: Context["live"];
  readonly subscribers: () => number;
  /** Ends every subscription: their clients connect anew, to another instance. */
  readonly close: () => Promise<void>;
};

/** Events that wait for a subscriber whose last answer is not ready yet; older ones make way. */
const KEPT = 256;
/** Before a loss: a transaction may commit so long after its events got their ids. */
const OVERLAP_MS = 60_000;
/** Less than is kept for a subscriber, or a page that is caught up with would overflow it. */
const PAGE = 200;

/**
 * Hears every committed event, in order, and passes it to whoever waits for an id that it names.
 * What it could not hear or read at once, it reads later: none is left out.
 */
export async function listen(
  config: pg.ClientConfig,
  db: Kysely<Tables>,
  onEvents: () => void = () => {},
): Promise<Live> {
  const waiting = new Map<unknown, Set<Hearer>>();
  const told = new Set<EventId>();
  const closing = new AbortController();
  let last = Promise.resolve();

  async function tell(ids: EventId[]) {
    if (waiting.size === 0) return; // nobody is here to be told
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

  async function tellSince(instant: number) {
    for (let after = idAt("evt", instant - OVERLAP_MS);;) {
      const page = await db.selectFrom("events").select("id").where("id", ">", after)
        .orderBy("id").limit(PAGE).execute();
      await tell(page.map(({ id }) => id));
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  }

  /** One task after the other, each until it succeeds: an event must not overtake another. */
  const inOrder = (task: () => Promise<void>) => {
    last = last.then(() =>
      retryUntilDone(task, closing.signal, (error) => {
        log.error("could not tell of events yet: {error}", { error });
      })
    );
  };

  const connection = await keepListening(config, CHANNEL, {
    hear(ids) {
      onEvents();
      inOrder(() => tell(ids.split(" ") as EventId[]));
    },
    isBack(lostAt) {
      onEvents();
      inOrder(() => tellSince(lostAt));
    },
  });

  return {
    live: (id) =>
      new Repeater<DomainEvent>(async (hear, end) => {
        if (closing.signal.aborted) return end();
        const hearer = { hear, end };
        const hearers = waiting.get(id) ?? new Set();
        waiting.set(id, hearers.add(hearer));
        await end;
        hearers.delete(hearer);
        if (hearers.size === 0) waiting.delete(id);
      }, new SlidingBuffer(KEPT)),
    subscribers: () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0),
    async close() {
      closing.abort();
      for (const hearers of waiting.values()) hearers.forEach(({ end }) => end());
      await connection.close();
      await last;
    },
  };
}
