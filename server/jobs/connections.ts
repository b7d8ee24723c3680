import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { SessionId } from "../core/ids.ts";
import { hearNews } from "../core/messaging/hear_news.ts";
import { type Connection, MessengerRefusal, type News } from "../core/messaging/messenger.ts";
import { noteSigns } from "../core/messaging/note_signs.ts";
import { openSession } from "../core/messaging/open_session.ts";
import type { HeldLane } from "../core/sending/hold_lanes.ts";
import { CannotOpen } from "../core/vault.ts";
import { persistently } from "./persistently.ts";
import { syncGroups } from "./sync_groups.ts";

const log = getLogger(["garimpo", "connections"]);

/** Milliseconds: signs of life are written so often, and a session silent for so long is asked. */
const NOTE_EVERY = 5_000;
const PROBE_AFTER = 60_000;
/** Milliseconds: so often it is looked whether its groups were last read long ago. */
const LOOK_EVERY = 60 * 60 * 1000;

export type Connections = {
  /** Opens what is held and not open, closes what is open and no longer held so. */
  readonly keep: (held: readonly HeldLane[]) => Promise<void>;
  readonly of: (session: SessionId) => Connection | null;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly systemContext: () => Context;
  /** Where vendors can bring news to; null: they are asked. */
  readonly webhookOrigin: string | null;
};

type Open = {
  readonly token: number;
  readonly credentialsMark: string;
  readonly closing: AbortController;
  /** Null: its credentials could not be read. */
  connection: Connection | null;
  signAt: number;
  syncedAt: number;
  syncAskedAt: Date | null;
};

/** A group that was just told of, but not how many are in it. */
const tellsByHalf = (news: News) =>
  news.kind === "group" && news.group.isThere && news.group.members === undefined;

/** The connections of the sessions whose lanes this process holds. */
export function keepConnections({ systemContext, webhookOrigin }: Options): Connections {
  const open = new Map<SessionId, Open>();
  let signs = new Set<SessionId>();

  /** Takes news in, however often that takes: what a vendor told once it may not tell again. */
  const hear = (sessionId: SessionId, news: News, { token, closing }: Open) =>
    persistently(
      () => hearNews(systemContext(), { sessionId, news, token }),
      closing.signal,
      (error) => log.error("news of {sessionId}: {error}", { sessionId, error }),
    );

  async function start({ sessionId, ...lane }: HeldLane): Promise<void> {
    const closing = new AbortController();
    const one: Open = { ...lane, closing, connection: null, signAt: Date.now(), syncedAt: 0 };
    open.set(sessionId, one);
    try {
      const ctx = systemContext();
      const found = await openSession(ctx, sessionId, webhookOrigin);
      if (!found) return;
      one.connection = ctx.ports.messengers[found.channel].open(found.session, {
        async hear(news) {
          await hear(sessionId, news, one);
          if (tellsByHalf(news)) sync(sessionId, one, false);
        },
        alive() {
          signs.add(sessionId);
          one.signAt = Date.now();
        },
      });
      sync(sessionId, one, false);
    } catch (error) {
      log.error("session {sessionId} was not opened: {error}", { sessionId, error });
      if (error instanceof CannotOpen) {
        void hear(sessionId, { kind: "trouble", trouble: "REVOKED" }, one);
      } else {
        open.delete(sessionId); // the database was away: the next hold tries again
      }
    }
  }

  function sync(sessionId: SessionId, one: Open, isAsked: boolean): void {
    const { connection } = one;
    if (!connection) return;
    one.syncedAt = Date.now();
    const tell = (news: News) => hear(sessionId, news, one);
    syncGroups(systemContext(), sessionId, { connection, isAsked, tell }).catch((error) => {
      log.warn("groups of {sessionId} were not read: {error}", { sessionId, error });
    });
  }

  async function stop([sessionId, { connection, closing }]: [SessionId, Open]): Promise<void> {
    open.delete(sessionId);
    closing.abort();
    await connection?.close();
  }

  /** Asks a silent vendor for a sign of life; what it says of the session is news. */
  async function probe(sessionId: SessionId, one: Open): Promise<void> {
    one.signAt = Date.now(); // asked now, whatever comes of it
    await one.connection?.probe().then(() => signs.add(sessionId), (error) => {
      const trouble = error instanceof MessengerRefusal ? error.trouble : null;
      if (trouble) void hear(sessionId, { kind: "trouble", trouble }, one);
    });
  }

  async function note(): Promise<void> {
    const silentSince = Date.now() - PROBE_AFTER;
    for (const [sessionId, one] of open) {
      if (one.signAt < silentSince) void probe(sessionId, one);
      if (Date.now() - one.syncedAt > LOOK_EVERY) sync(sessionId, one, false);
    }
    const seen = [...signs];
    signs = new Set();
    await noteSigns(systemContext(), seen);
  }
  const noting = setInterval(() => {
    note().catch((error) => log.warn("signs of life were not written: {error}", { error }));
  }, NOTE_EVERY);

  async function keep(held: readonly HeldLane[]): Promise<void> {
    const lanes = new Map(held.map((lane) => [lane.sessionId, lane]));
    const isOver = ([id, one]: [SessionId, Open]) => {
      const lane = lanes.get(id);
      return lane?.token !== one.token || lane.credentialsMark !== one.credentialsMark;
    };
    await Promise.all([...open].filter(isOver).map(stop));
    await Promise.all(held.filter(({ sessionId }) => !open.has(sessionId)).map(start));
    for (const { sessionId, syncAskedAt } of held) {
      const one = open.get(sessionId);
      if (!one || one.syncAskedAt?.getTime() === syncAskedAt?.getTime()) continue;
      one.syncAskedAt = syncAskedAt;
      sync(sessionId, one, true);
    }
  }

  return {
    keep,
    of: (session) => open.get(session)?.connection ?? null,
    async close() {
      clearInterval(noting);
      await keep([]);
    },
  };
}
