import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { SessionId } from "../core/ids.ts";
import { recordMessengerEvent, type SessionEvent } from "../core/delivery/sessions/record_event.ts";
import {
  type Connection,
  type MessengerEvent,
  MessengerRefusal,
} from "../core/delivery/messenger.ts";
import { recordSigns } from "../core/delivery/sessions/record_signs.ts";
import {
  type ConnectionToken,
  openSession,
  sourcesOf,
} from "../core/delivery/sessions/open_session.ts";
import type { HeldLane } from "../core/delivery/lanes/hold_lanes.ts";
import { CannotOpen } from "../core/vault.ts";
import { sharedNumbers } from "./shared_numbers.ts";
import { type GroupReader, groupReader, needsReading } from "./read_groups.ts";
import { connectionCloser } from "./close_connections.ts";
import { retryUntilDone } from "../jobs/retry.ts";

const log = getLogger(["garimpo", "connections"]);

/**
 * Milliseconds between two writes of signs of life, and of silence after which a session is probed.
 */
const RECORD_EVERY = 5_000;
const PROBE_AFTER = 60_000;
/** Milliseconds for which receipts of closing sessions are still recorded. */
const LAST_RECEIPTS_MS = 1_000;

export type Connections = {
  /**
   * Opens what is held and not open, and closes what is open and no longer held; unlinks it if the
   * person disconnected or reconnected the session.
   */
  readonly hold: (held: readonly HeldLane[]) => Promise<void>;
  /** Returns a session's connection; of a session that sends through a number, the number's. */
  readonly of: (session: SessionId) => Connection | null;
  /** Returns the open sessions that can follow invitations. */
  readonly numbers: () => SessionId[];
  readonly close: () => Promise<void>;
};

type Options = {
  readonly systemContext: () => Context;
  /** Where vendors can deliver events; null: they are polled. */
  readonly webhookOrigin: string | null;
};

type Open = ConnectionToken & {
  readonly sessionId: SessionId;
  readonly closing: AbortController;
  /** Aborted once its last receipts were recorded. */
  readonly closed: AbortController;
  /** Null: its credentials could not be opened, or the account is used elsewhere. */
  connection: Connection | null;
  /** Opens it later; null: it is open, or cannot be opened. */
  unopened: (() => Connection) | null;
  generation: number;
  /** Null while there is no connection. */
  groups: GroupReader | null;
  signAt: number;
  /** The groups whose messages are read for links; a change holds within `RECORD_EVERY`. */
  sources: ReadonlySet<string>;
};

/** Manages the connections of the sessions whose lanes this process holds. */
export function holdConnections({ systemContext, webhookOrigin }: Options): Connections {
  const open = new Map<SessionId, Open>();
  const shared = sharedNumbers();
  const closer = connectionCloser(systemContext);
  let signs = new Set<Open>();

  /** Records an event, repeatedly until it succeeds: a vendor may report it only once. */
  function record(connection: Open, event: MessengerEvent | SessionEvent): Promise<void> {
    const { sessionId, closing, closed } = connection;
    return retryUntilDone(
      () => recordMessengerEvent(systemContext(), { sessionId, event, connection }),
      (event.kind === "receipts" ? closed : closing).signal,
      (error) =>
        log.error("an event of {sessionId} was not recorded: {error}", { sessionId, error }),
    );
  }

  async function openLane(lane: HeldLane): Promise<void> {
    const { sessionId } = lane;
    const closing = new AbortController();
    const one: Open = {
      ...lane,
      closing,
      closed: new AbortController(),
      connection: null,
      unopened: null,
      generation: 0,
      groups: null,
      signAt: Date.now(),
      sources: new Set(),
    };
    open.set(sessionId, one);
    try {
      const ctx = systemContext();
      const opened = await openSession(ctx, sessionId, webhookOrigin, lane.token);
      if (!opened) return;
      one.generation = opened.generation;
      one.sources = opened.session.sources?.() ?? one.sources;
      const messenger = ctx.ports.messengers[opened.channel];
      const { listsGroups, sendsWhileElsewhere } = messenger.capabilities;
      const connect = () =>
        messenger.open({ ...opened.session, sources: () => one.sources }, {
          async onEvent(event) {
            await record(one, event);
            if (needsReading(event)) one.groups?.read(false);
          },
          onAlive() {
            signs.add(one);
            one.signAt = Date.now();
          },
        });
      if (opened.problem === "ELSEWHERE" && !sendsWhileElsewhere) {
        one.unopened = connect; // opening it would end the other program's connection: `resumeSession` decides
        return;
      }
      const connection = one.connection = connect();
      const onEvent = (event: SessionEvent) => record(one, event);
      const how = { systemContext, connection, listsGroups, requested: lane, onEvent };
      one.groups = groupReader(sessionId, how);
      one.groups.read(false);
    } catch (error) {
      log.error("session {sessionId} was not opened: {error}", { sessionId, error });
      if (error instanceof CannotOpen) {
        void record(one, { kind: "problem", problem: "REVOKED" });
      } else {
        open.delete(sessionId); // the database was unavailable: the next hold tries again
      }
    }
  }

  async function closeAll(over: readonly [SessionId, Open][]): Promise<void> {
    for (const [sessionId, { closing }] of over) {
      open.delete(sessionId);
      closing.abort();
    }
    const stopListening = () => over.forEach(([, { closed }]) => closed.abort());
    const timer = setTimeout(stopListening, LAST_RECEIPTS_MS);
    await closer.release(over.map(([, one]) => one)).finally(() => {
      clearTimeout(timer);
      stopListening();
    });
  }

  /** Probes a silent session and records the problem that this shows. */
  async function probe(one: Open): Promise<void> {
    one.signAt = Date.now(); // counted from the attempt, whatever its result
    await one.connection?.probe().then(() => signs.add(one), (error) => {
      const problem = error instanceof MessengerRefusal ? error.problem : null;
      if (problem) void record(one, { kind: "problem", problem });
    });
  }

  async function recordSeen(): Promise<void> {
    const silentSince = Date.now() - PROBE_AFTER;
    for (const one of open.values()) {
      if (one.signAt < silentSince) void probe(one);
      one.groups?.readIfDue();
    }
    const seen = [...signs];
    signs = new Set();
    const ctx = systemContext();
    await recordSigns(ctx, seen);
    const sources = await sourcesOf(ctx, [...open.keys()]);
    for (const [id, one] of open) one.sources = sources.get(id) ?? new Set();
  }
  const timer = setInterval(() => {
    recordSeen().catch((error) => log.warn("signs of life were not written: {error}", { error }));
  }, RECORD_EVERY);

  async function hold(held: readonly HeldLane[]): Promise<void> {
    const own = held.filter(({ through }) => through === null);
    const lanes = new Map(own.map((lane) => [lane.sessionId, lane]));
    const isOver = ([id, one]: [SessionId, Open]) => {
      const lane = lanes.get(id);
      return lane?.token !== one.token || lane.credentialsMark !== one.credentialsMark;
    };
    await closeAll([...open].filter(isOver));
    await Promise.all(own.filter(({ sessionId }) => !open.has(sessionId)).map(openLane));
    for (const number of shared.update(held)) open.get(number)?.groups?.readShared();
    for (const lane of own) open.get(lane.sessionId)?.groups?.readRequested(lane);
  }

  return {
    hold,
    of: (session) => open.get(shared.numberOf(session))?.connection ?? null,
    numbers: () => [...open].flatMap(([id, one]) => one.connection?.readInvite ? [id] : []),
    async close() {
      clearInterval(timer);
      await hold([]);
      await closer.done();
    },
  };
}
