import type { PurgeBatch } from "../../retention.ts";
import { sql } from "kysely";
import { retried } from "../../../database/transaction.ts";
import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import {
  LostHold,
  secretContext,
  type SecretRecord,
  type SessionSecrets,
} from "./session_secrets.ts";

/** What proves that a process holds a session. */
type Hold = {
  /** The token of its lane; null: not held, which allows reading but not writing. */
  readonly token: number | null;
  /** The session's generation when it was opened. */
  readonly generation: number;
};

type SecretsContext = Pick<Context, "db" | "ports">;

/** Returns the secrets of a session for its holder. */
export function storedSecrets(
  ctx: SecretsContext,
  sessionId: SessionId,
  hold: Hold,
): SessionSecrets {
  const { db, ports } = ctx;
  return {
    async read(kind, ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("session_secrets").select(["id", "value"])
        .where("session_id", "=", sessionId).where("kind", "=", kind).where("id", "in", ids)
        .execute();
      const opened = rows.map(async ({ id, value }) => {
        return [id, await ports.vault.open(value, secretContext(sessionId, { kind, id }))] as const;
      });
      return new Map(await Promise.all(opened));
    },
    async write({ credentials, records }) {
      const sealed = await sealRecords(ctx, sessionId, records);
      const sealedCredentials = credentials === undefined
        ? null
        : await ports.vault.seal(credentials, sessionId);
      const isHeld = await retried(() =>
        change(db, sessionId, hold, { credentials: sealedCredentials, records: sealed })
      );
      if (!isHeld) throw new LostHold(`${sessionId} is held by another process, or ended`);
    },
  };
}

type Sealed = { credentials: string | null; records: readonly SecretRecord[] };

/**
 * Writes a change in one statement, which is its own transaction, so that a message costs one round
 * trip; it locks what proves the hold, so that no other process takes the session before it commits.
 * @returns whether it was held.
 */
async function change(
  db: Context["db"],
  sessionId: SessionId,
  { token, generation }: Hold,
  { credentials, records }: Sealed,
): Promise<boolean> {
  const gone = records.filter(({ value }) => value === null);
  const there = records.filter(({ value }) => value !== null);
  const column = (of: readonly SecretRecord[], name: keyof SecretRecord) =>
    sql`${of.map((record) => record[name])}::text[]`;
  const { rows: [hold] } = await sql<{ held: number }>`
    with hold as (
      select 1 from lanes join messenger_sessions s on s.id = lanes.session_id
      where s.id = ${sessionId} and lanes.token = ${token}::bigint
        and s.generation = ${generation} and s.credentials is not null
      for share
    ), gone as (
      delete from session_secrets
      where session_id = ${sessionId} and exists (select from hold) and (kind, id) in (
        select * from unnest(${column(gone, "kind")}, ${column(gone, "id")})
      )
    ), there as (
      insert into session_secrets (session_id, kind, id, value)
      select ${sessionId}, new.* from unnest(
        ${column(there, "kind")}, ${column(there, "id")}, ${column(there, "value")}
      ) as new
      where exists (select from hold)
      on conflict (session_id, kind, id) do update
        set value = excluded.value, written_on = current_date
    ), credentials as (
      update messenger_sessions set credentials = ${credentials}
      where id = ${sessionId} and ${credentials}::text is not null and exists (select from hold)
    )
    select count(*)::int as held from hold`.execute(db);
  return hold!.held > 0;
}

/** Stores the secrets of an account that has just been linked, in place of earlier ones. */
export async function replaceSecrets(
  ctx: SecretsContext,
  sessionId: SessionId,
  records: readonly SecretRecord[],
): Promise<void> {
  await forgetSecrets(ctx, sessionId);
  const rows = (await sealRecords(ctx, sessionId, records)).flatMap(({ kind, id, value }) =>
    value === null ? [] : { session_id: sessionId, kind, id, value }
  );
  if (rows.length > 0) await ctx.db.insertInto("session_secrets").values(rows).execute();
}

/** Records about others' devices that the library makes anew when it needs them. */
const renewable = ["session", "device-list", "lid-mapping", "tctoken"];

/** Deletes renewable records that were not written for long. */
export async function purgeSecrets({ db }: Pick<Context, "db">, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("session_secrets").where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple("session_id", "kind", "id"),
      "in",
      selectFrom("session_secrets").select(["session_id", "kind", "id"])
        .where("written_on", "<", before.toISOString().slice(0, 10))
        .where("kind", "in", renewable).limit(most).$asTuple("session_id", "kind", "id"),
    )
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

async function forgetSecrets(
  { db }: Pick<Context, "db">,
  sessionId: SessionId,
): Promise<void> {
  await db.deleteFrom("session_secrets").where("session_id", "=", sessionId).execute();
}

/** Seals the last value of each record. */
async function sealRecords(
  { ports }: SecretsContext,
  sessionId: SessionId,
  records: readonly SecretRecord[],
): Promise<SecretRecord[]> {
  const last = new Map(records.map((record) => [secretContext(sessionId, record), record]));
  return await Promise.all([...last].map(async ([context, record]) => {
    const { value } = record;
    return { ...record, value: value === null ? null : await ports.vault.seal(value, context) };
  }));
}
