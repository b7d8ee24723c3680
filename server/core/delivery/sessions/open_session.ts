import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import { storedSecrets } from "./stored_secrets.ts";
import type { Channel, OpenSession, SessionProblem } from "../messenger.ts";
import { sql } from "kysely";

export type Opened = {
  readonly channel: Channel;
  readonly session: OpenSession;
  /** What was last told of it. */
  readonly problem: SessionProblem | null;
  /** As often as it has been connected anew. */
  readonly generation: number;
};

/**
 * A connected session with its credentials, to act as it: for the system alone, never shown. Null
 * where it is not connected. `webhookOrigin`: where vendors can bring news to; null: they are asked.
 * `token`: of its lane, by which the process holds it; without it its secrets can only be read.
 */
export async function openSession(
  { db, ports }: Context,
  id: SessionId,
  webhookOrigin: string | null,
  token: number | null = null,
): Promise<Opened | null> {
  const row = await db.selectFrom("messenger_sessions")
    .select(["channel", "account_id", "credentials", "generation", "problem"])
    .where("id", "=", id).where("disconnected_at", "is", null).executeTakeFirst();
  if (!row?.credentials) return null;
  const { channel, generation, problem } = row;
  return {
    channel,
    generation,
    problem,
    session: {
      id,
      account: row.account_id,
      credentials: await ports.vault.open(row.credentials, id),
      secrets: storedSecrets({ db, ports }, id, { token, generation }),
      webhook: webhookOrigin === null ? null : {
        url: `${webhookOrigin}/api/${channel.toLowerCase()}/${id}`,
        secret: await ports.vault.derive(`${channel.toLowerCase()}-webhook:${id}`),
      },
    },
  };
}

/** Of sessions that were opened so, those that are connected no more, or by other credentials. */
export async function endedSessions(
  { db }: Context,
  opened: readonly { readonly sessionId: SessionId; readonly generation: number }[],
): Promise<ReadonlySet<SessionId>> {
  if (opened.length === 0) return new Set();
  const rows = await db.selectFrom("messenger_sessions").select(["id", "generation"])
    .where("id", "in", opened.map(({ sessionId }) => sessionId))
    .where("disconnected_at", "is", null).execute();
  const now = new Map(rows.map(({ id, generation }) => [id, generation]));
  return new Set(
    opened.filter(({ sessionId, generation }) => now.get(sessionId) !== generation)
      .map(({ sessionId }) => sessionId),
  );
}

/**
 * By what a connection was opened. What comes in its place has another of the two: what the one that
 * was replaced still says of how it is, is not heard.
 */
export type ConnectionToken = {
  /** Of its session's lane: by which a process holds it. */
  readonly token: number;
  /** Another one once the person connected the session anew, or has it opened anew. */
  readonly credentialsMark: string;
};

/** The mark of the session `s`. */
export const credentialsMark = sql<string>`concat_ws('.', s.generation, s.reopened)`;
