import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import { storedSecrets } from "./stored_secrets.ts";
import type { Channel, OpenSession, SessionProblem } from "../messenger.ts";
import { sql } from "kysely";

export type Opened = {
  readonly channel: Channel;
  readonly session: OpenSession;
  /** Its last recorded problem. */
  readonly problem: SessionProblem | null;
  /** How often it was connected again. */
  readonly generation: number;
};

/**
 * Opens a connected session with its credentials, for the system alone. Null: it is not connected.
 * `webhookOrigin`: where vendors can deliver events; null: events are polled. `token`: of its lane,
 * by which the process holds it; without it the secrets are read-only.
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
  const sources = (await sourcesOf({ db }, [id])).get(id) ?? new Set<string>();
  return {
    channel,
    generation,
    problem,
    session: {
      id,
      account: row.account_id,
      sources: () => sources,
      credentials: await ports.vault.open(row.credentials, id),
      secrets: storedSecrets({ db, ports }, id, { token, generation }),
      webhook: webhookOrigin === null ? null : {
        url: `${webhookOrigin}/api/${channel.toLowerCase()}/${id}`,
        secret: await ports.vault.derive(`${channel.toLowerCase()}-webhook:${id}`),
      },
    },
  };
}

/** Returns which of these opened sessions are disconnected since, or have other credentials. */
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
 * Identifies a connection. The one that replaces it differs in one of the two, and what the
 * replaced one still reports is ignored.
 */
export type ConnectionToken = {
  /** The token of its session's lane, by which a process holds it. */
  readonly token: number;
  /** Changes when the person connects the session again, or has it reopened. */
  readonly credentialsMark: string;
};

/** The mark of the session `s`, in SQL. */
export const credentialsMark = sql<string>`concat_ws('.', s.generation, s.reopened)`;

/** Returns the source groups of sessions, by the messenger's ids: those that the account runs. */
export async function sourcesOf(
  { db }: Pick<Context, "db">,
  sessions: readonly SessionId[],
): Promise<ReadonlyMap<SessionId, ReadonlySet<string>>> {
  if (sessions.length === 0) return new Map();
  const rows = await db.selectFrom("groups").select(["session_id as id", "external_id as group"])
    .where("session_id", "in", sessions).where("is_source", "=", true)
    .where("role", "<>", "MEMBER").where("left_at", "is", null).execute();
  const groups = Map.groupBy(rows, ({ id }) => id);
  return new Map([...groups].map(([id, of]) => [id, new Set(of.map(({ group }) => group))]));
}
