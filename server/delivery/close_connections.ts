import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { SessionId } from "../core/ids.ts";
import type { Connection } from "../core/delivery/messenger.ts";
import { endedSessions } from "../core/delivery/sessions/open_session.ts";

const log = getLogger(["garimpo", "connections"]);

/** A connection that this process no longer holds, as it was opened. */
type HeldConnection = {
  readonly sessionId: SessionId;
  readonly generation: number;
  readonly connection: Connection | null;
  /** Opens it if it was left closed because the account is used elsewhere. */
  readonly unopened: (() => Connection) | null;
};

/**
 * Closes connections that this process no longer holds: most so that another process opens them;
 * for good those whose person disconnected or reconnected the session.
 */
export function connectionCloser(systemContext: () => Context) {
  const leaving = new Set<Promise<void>>();

  /** The sessions that nobody may open again with these credentials. */
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
      log.warn("the vendor was not notified of the end of {sessionId}: {error}", {
        sessionId,
        error,
      });
      await connection?.close().catch(() => {}); // it is closed either way
    }
  }

  return {
    async release(held: readonly HeldConnection[]): Promise<void> {
      const ended = await endedAmong(held);
      await Promise.all(held.map(async (one) => {
        if (!ended.has(one.sessionId)) return await one.connection?.close();
        const left = leave(one).finally(() => leaving.delete(left));
        leaving.add(left); // nobody waits for the vendor's response
      }));
    },
    /** Resolves when every vendor was notified of the sessions that ended. */
    async done(): Promise<void> {
      await Promise.all(leaving);
    },
  };
}
