import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { ProcessId, SessionId } from "../../ids.ts";
import { type ConnectionToken, credentialsMark } from "../sessions/open_session.ts";
import { doubtInterrupted } from "../receipts/prove_dispatches.ts";

type HoldLanes = {
  readonly processId: ProcessId;
  /** Milliseconds that the process keeps its lanes without renewing its lease. */
  readonly leaseMs: number;
};

/** A lane that a process holds, with what opens its connection. */
export type HeldLane = ConnectionToken & {
  readonly sessionId: SessionId;
  /** The session of the number that it sends through; null: it has its own account. */
  readonly through: SessionId | null;
  readonly syncRequestedAt: Date | null;
  readonly invitesRequestedAt: Date | null;
};

/**
 * Renews a messaging process's lease and gives it its share of the lanes: free ones, those of
 * processes whose lease is over, and those that others hold beyond their share. Messages that such
 * a process was sending become uncertain. @returns all lanes that it holds now.
 */
export const holdLanes = command(async (tx, input: HoldLanes): Promise<HeldLane[]> => {
  const { db } = tx;
  await sql`select pg_advisory_xact_lock(hashtextextended('messaging_processes', 0))`.execute(db);
  await sql`
    insert into messaging_processes (id, held_until)
    values (${input.processId}, clock_timestamp() + ${input.leaseMs} * interval '1 ms')
    on conflict (id) do update set held_until = excluded.held_until`.execute(db);
  await freeLanes(tx, input.leaseMs);
  await share(tx, input.processId);
  await followNumbers(tx, input.processId);
  const rows = await db.selectFrom("lanes")
    .innerJoin("messenger_sessions as s", "s.id", "session_id")
    .select([
      "session_id as sessionId",
      "token",
      "through",
      "sync_requested_at as syncRequestedAt",
      "invites_requested_at as invitesRequestedAt",
    ])
    .select(credentialsMark.as("credentialsMark"))
    .where("held_by", "=", input.processId).where("s.disconnected_at", "is", null)
    .where((eb) => eb.or([eb("s.credentials", "is not", null), eb("through", "is not", null)]))
    .execute();
  return rows.map((lane) => ({ ...lane, token: Number(lane.token) }));
});

/**
 * Moves the waits of a process's lanes back by the milliseconds that the clock was set back: they
 * were computed on the clock of before, and would last as much longer.
 */
export async function setBackLanes(
  { db }: Pick<Tx, "db">,
  { processId, ms }: { readonly processId: ProcessId; readonly ms: number },
): Promise<void> {
  const by = sql`${ms} * interval '1 ms'`;
  await sql`
    update lanes set wake_at = wake_at - ${by}, free_at = free_at - ${by},
      waits_until = waits_until - ${by}
    where held_by = ${processId}`.execute(db);
}

/** Frees the lanes of dead processes, and lanes whose sending exceeded twice the lease. */
async function freeLanes({ db, now }: Tx, leaseMs: number): Promise<void> {
  await sql`delete from messaging_processes where held_until <= clock_timestamp()`.execute(db);
  await sql`
    update lanes set held_by = null
    where held_by is not null and (
      held_by not in (select id from messaging_processes)
      or sending_since < ${new Date(now.getTime() - 2 * leaseMs)}::timestamptz
    )`.execute(db);
}

/**
 * Releases lanes beyond this process's share, or takes free ones up to it. Only sessions with an
 * account of their own are counted: sessions through a number go with it.
 */
async function share(tx: Tx, processId: ProcessId): Promise<void> {
  const { db } = tx;
  const { rows: [counts] } = await sql<{ share: number; own: number }>`
    select ceil(count(*)::float / (select count(*) from messaging_processes))::int as share,
      count(*) filter (where held_by = ${processId})::int as own
    from lanes join messenger_sessions s on s.id = session_id
    where s.credentials is not null`.execute(db);
  const { share, own } = counts!;
  if (own > share) {
    await sql`
      update lanes set held_by = null where session_id in (
        select session_id from lanes join messenger_sessions s on s.id = session_id
        where held_by = ${processId} and s.credentials is not null and not exists (
          select from messenger_sessions o join lanes busy on busy.session_id = o.id
          where o.number_id = s.id and busy.sending_since is not null
        )
        order by session_id limit ${own - share} for update of lanes skip locked
      )`.execute(db);
  } else if (own < share) {
    const { rows } = await sql<{ id: SessionId }>`
      update lanes set held_by = ${processId}, token = token + 1, sending_since = null,
        wake_at = ${tx.now}::timestamptz
      where session_id in (
        select session_id from lanes join messenger_sessions s on s.id = session_id
        where held_by is null and s.credentials is not null
        order by session_id limit ${share - own} for update of lanes skip locked
      )
      returning session_id as id`.execute(db);
    await doubtInterrupted(tx, rows.map(({ id }) => id));
  }
}

/** Frees all lanes of a process that stops, once it sends nothing any more. */
export const releaseLanes = command(async ({ db }, input: { processId: ProcessId }) => {
  await db.updateTable("lanes").set({ held_by: null })
    .where("held_by", "=", input.processId).execute();
  await db.deleteFrom("messaging_processes").where("id", "=", input.processId).execute();
});

/**
 * Gives the lanes of sessions that send through a number to the holder of that number's lane. The
 * number's lane is not released while one of them sends.
 */
async function followNumbers(tx: Tx, processId: ProcessId): Promise<void> {
  const { db, now } = tx;
  await sql`
    update lanes set held_by = null from messenger_sessions s
    where s.id = lanes.session_id and s.through is not null and lanes.held_by = ${processId}
      and lanes.sending_since is null and not exists (
        select from lanes n where n.session_id = s.through and n.held_by = ${processId}
      )`.execute(db);
  const { rows } = await sql<{ id: SessionId }>`
    update lanes set held_by = ${processId}, token = token + 1, sending_since = null,
      wake_at = ${now}::timestamptz
    where session_id in (
      select l.session_id from lanes n
      join messenger_sessions s on s.through = n.session_id
      join lanes l on l.session_id = s.id
      where n.held_by = ${processId} and l.held_by is null and s.disconnected_at is null
      order by l.session_id for update of l skip locked
    )
    returning session_id as id`.execute(db);
  await doubtInterrupted(tx, rows.map(({ id }) => id));
}
