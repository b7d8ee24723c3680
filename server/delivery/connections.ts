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
import { type ConnectionToken, openSession } from "../core/delivery/sessions/open_session.ts";
import type { HeldLane } from "../core/delivery/lanes/hold_lanes.ts";
import { CannotOpen } from "../core/vault.ts";
import { sharedNumbers } from "./shared_numbers.ts";
import { type GroupReader, groupReader, needsReading } from "./read_groups.ts";
import { connectionCloser } from "./close_connections.ts";
import { retryUntilDone } from "../jobs/retry.ts";

const log = getLogger(["garimpo", "connections"]);

/** Milliseconds: signs of life are written so often, and a session silent for so long is asked. */
const NOTE_EVERY = 5_000;
const PROBE_AFTER = 60_000;
/** Milliseconds for which receipts are still heard of sessions that are being closed. */
const LAST_WORDS_MS = 1_000;

export type Connections = {
  /**
   * Opens what is held and not open, closes what is open and no longer held so; leaves where the
   * person disconnected it, or connected it anew.
   */
  readonly hold: (held: readonly HeldLane[]) => Promise<void>;
  /** Of a session that sends through a number: that number's. */
  readonly of: (session: SessionId) => Connection | null;
  /** The open sessions that can follow invitations. */
  readonly numbers: () => SessionId[];
  readonly close: () => Promise<void>;
};

type Options = {
  readonly systemContext: () => Context;
  /** Where vendors can bring news to; null: they are asked. */
  readonly webhookOrigin: string | null;
};

type Open = ConnectionToken & {
  readonly sessionId: SessionId;
  readonly closing: AbortController;
  /** Ends once its last receipts were heard. */
  readonly closed: AbortController;
  /** Null: its credentials could not be read, or it is used elsewhere. */
  connection: Connection | null;
  /** Opens it after all; null: it is open, or cannot be. */
  unopened: (() => Connection) | null;
  generation: number;
  /** Null as long as there is no connection. */
  groups: GroupReader | null;
  signAt: number;
};

/** The connections of the sessions whose lanes this process holds. */
export function holdConnections({ systemContext, webhookOrigin }: Options): Connections {
  const open = new Map<SessionId, Open>();
  const borrowed = sharedNumbers();
  const going = connectionCloser(systemContext);
  let signs = new Set<Open>();

  /** Takes news in, however often that takes: what a vendor told once it may not tell again. */
  function hear(connection: Open, news: MessengerEvent | SessionEvent): Promise<void> {
    const { sessionId, closing, closed } = connection;
    return retryUntilDone(
      () => recordMessengerEvent(systemContext(), { sessionId, news, connection }),
      (news.kind === "receipts" ? closed : closing).signal,
      (error) => log.error("news of {sessionId}: {error}", { sessionId, error }),
    );
  }

  async function start(lane: HeldLane): Promise<void> {
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
    };
    open.set(sessionId, one);
    try {
      const ctx = systemContext();
      const found = await openSession(ctx, sessionId, webhookOrigin, lane.token);
      if (!found) return;
      one.generation = found.generation;
      const messenger = ctx.ports.messengers[found.channel];
      const { listsGroups, sendsWhileElsewhere } = messenger.capabilities;
      const join = () =>
        messenger.open(found.session, {
          async onEvent(news) {
            await hear(one, news);
            if (needsReading(news)) one.groups?.read(false);
          },
          onAlive() {
            signs.add(one);
            one.signAt = Date.now();
          },
        });
      if (found.problem === "ELSEWHERE" && !sendsWhileElsewhere) {
        one.unopened = join; // who uses it there would be shown out: `resumeSession` says when
        return;
      }
      const connection = one.connection = join();
      const tell = (news: SessionEvent) => hear(one, news);
      const how = { systemContext, connection, listsGroups, wanted: lane, tell };
      one.groups = groupReader(sessionId, how);
      one.groups.read(false);
    } catch (error) {
      log.error("session {sessionId} was not opened: {error}", { sessionId, error });
      if (error instanceof CannotOpen) {
        void hear(one, { kind: "problem", problem: "REVOKED" });
      } else {
        open.delete(sessionId); // the database was away: the next hold tries again
      }
    }
  }

  async function stop(over: readonly [SessionId, Open][]): Promise<void> {
    for (const [sessionId, { closing }] of over) {
      open.delete(sessionId);
      closing.abort();
    }
    const mute = () => over.forEach(([, { closed }]) => closed.abort());
    const timer = setTimeout(mute, LAST_WORDS_MS);
    await going.letGo(over.map(([, one]) => one)).finally(() => {
      clearTimeout(timer);
      mute();
    });
  }

  /** Asks a silent vendor for a sign of life; what it says of the session is news. */
  async function probe(one: Open): Promise<void> {
    one.signAt = Date.now(); // asked now, whatever comes of it
    await one.connection?.probe().then(() => signs.add(one), (error) => {
      const problem = error instanceof MessengerRefusal ? error.problem : null;
      if (problem) void hear(one, { kind: "problem", problem });
    });
  }

  async function note(): Promise<void> {
    const silentSince = Date.now() - PROBE_AFTER;
    for (const one of open.values()) {
      if (one.signAt < silentSince) void probe(one);
      one.groups?.readIfDue();
    }
    const seen = [...signs];
    signs = new Set();
    await recordSigns(systemContext(), seen);
  }
  const noting = setInterval(() => {
    note().catch((error) => log.warn("signs of life were not written: {error}", { error }));
  }, NOTE_EVERY);

  async function keep(held: readonly HeldLane[]): Promise<void> {
    const own = held.filter(({ through }) => through === null);
    const lanes = new Map(own.map((lane) => [lane.sessionId, lane]));
    const isOver = ([id, one]: [SessionId, Open]) => {
      const lane = lanes.get(id);
      return lane?.token !== one.token || lane.credentialsMark !== one.credentialsMark;
    };
    await stop([...open].filter(isOver));
    await Promise.all(own.filter(({ sessionId }) => !open.has(sessionId)).map(start));
    for (const number of borrowed.note(held)) open.get(number)?.groups?.readShared();
    for (const lane of own) open.get(lane.sessionId)?.groups?.readRequested(lane);
  }

  return {
    hold: keep,
    of: (session) => open.get(borrowed.numberOf(session))?.connection ?? null,
    numbers: () => [...open].flatMap(([id, one]) => one.connection?.readInvite ? [id] : []),
    async close() {
      clearInterval(noting);
      await keep([]);
      await going.done();
    },
  };
}
