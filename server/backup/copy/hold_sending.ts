import type pg from "pg";
import { newId } from "../../core/ids.ts";

/** What does not leave until its person resumes sending. */
export type HeldSending = { readonly people: number; readonly messages: number };

/**
 * Pauses the sending of everybody with a session, in the restore's transaction: what waited when the copy
 * began, and what rules queue again, may have been sent after it. A copy of before there was sending has
 * nothing to hold.
 */
export async function holdSending(
  client: pg.ClientBase,
  copy: { readonly name: string; readonly startedAt: string },
): Promise<HeldSending> {
  await recordRestore(client, copy);
  const { rows: [found] } = await client.query(
    "select to_regclass('public.bot_settings') is not null as sends",
  );
  if (!found.sends) return { people: 0, messages: 0 };
  const { rowCount } = await client.query(
    `update public.bot_settings set paused_at = coalesce(paused_at, now())
    where user_id in (select user_id from public.lanes)`,
  );
  const { rows: [waiting] } = await client.query<{ count: number }>(
    "select count(*)::int as count from public.dispatches where status = 'QUEUED'",
  );
  await client.query( // examined soon, so that each says why it waits
    `update public.lanes set wake_at = now() where session_id in
      (select session_id from public.dispatches where status = 'QUEUED')`,
  );
  return { people: rowCount ?? 0, messages: waiting!.count };
}

/**
 * Records the restore: emails that were requested before it wait for an admin, and the people are
 * notified. A copy of an earlier release has no table for it: a migration moves the record there.
 */
async function recordRestore(
  client: pg.ClientBase,
  { name, startedAt }: { readonly name: string; readonly startedAt: string },
): Promise<void> {
  const { rows: [found] } = await client.query(
    "select to_regclass('public.restores') is not null as records",
  );
  const table = found.records ? "public.restores" : "public.unrecorded_restores";
  if (!found.records) {
    await client.query(
      `create table ${table} (id text collate "C" primary key, copy text not null,
        copied_at timestamptz(3) not null, restored_at timestamptz(3) not null)`,
    );
  }
  await client.query(
    `insert into ${table} (id, copy, copied_at, restored_at) values ($1, $2, $3, now())`,
    [newId("rst"), name, startedAt],
  );
}
