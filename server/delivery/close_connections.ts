import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { SessionId } from "../core/ids.ts";
import type { Connection } from "../core/delivery/messenger.ts";
import { endedSessions } from "../core/delivery/sessions/open_session.ts";

const log = getLogger(["garimpo", "connections"]);

/** A connection that this process holds no more, as it was opened. */
type HeldConnection = {
  readonly sessionId: SessionId;
  readonly generation: number;
  readonly connection: Connection | null;
  /** Opens one that is not, since the account is used elsewhere. */
  readonly unopened: (() => Connection) | null;
};

/**
 * Lets go of connections: of most for another process to open them, of those whose person
 * disconnected them, or connected them anew, for good.
 */
export function connectionCloser(systemContext: () => Context) {
  const leaving = new Set<Promise<void>>();

  /** Those that nobody is to open again by these credentials. */
  async function endedAmong(held: readonly HeldConnection[]): Promise<ReadonlySet<SessionId>> {
    try {
      const opened = held.filter(({ connection, unopened }) => unopened || connection?.leave);
      return await endedSessions(systemContext(), opened);
    } catch (error) {
      log.warn("which sessions ended was not read: {error}", { error });
      return new Set();
    }
  }

  async function leave({ sessionId, unopened, ...held }: HeldConnection): Promise<void> {
    let { connection } = held;
    try {
      connection ??= unopened?.() ?? null;
      if (connection?.leave) await connection.leave();
      else await connection?.close();
    } catch (error) {
      log.warn("the vendor was not told of the end of {sessionId}: {error}", { sessionId, error });
      await connection?.close().catch(() => {}); // it is gone either way
    }
  }

  return {
    async letGo(held: readonly HeldConnection[]): Promise<void> {
      const ended = await endedAmong(held);
      await Promise.all(held.map(async (one) => {
        if (!ended.has(one.sessionId)) return await one.connection?.close();
        const left = leave(one).finally(() => leaving.delete(left));
        leaving.add(left); // nobody waits until the vendor has heard of it
      }));
    },
    /** Once every vendor has heard of what ended. */
    async done(): Promise<void> {
      await Promise.all(leaving);
    },
  };
}
