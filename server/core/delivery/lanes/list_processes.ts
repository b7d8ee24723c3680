import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ProcessId } from "../../ids.ts";
import { SIGN_MS } from "../sessions/session.ts";
import { permit } from "../../permissions.ts";
import type { HeldSessions, MessagingProcess } from "./messaging_process.ts";

/**
 * The processes that send, the oldest first, and how the sessions are that each holds; last, those
 * that nobody holds. They are few: there are no pages.
 */
export async function listProcesses({ db, viewer, now }: Context): Promise<MessagingProcess[]> {
  permit(viewer, "process.see");
  const since = new Date(now.getTime() - SIGN_MS);
  const { rows } = await sql<HeldSessions & { id: ProcessId | null }>`
    select p.id, s.channel, count(*)::int as sessions,
      (count(*) filter (
        where s.trouble is null and greatest(s.alive_at, s.receipt_at) >= ${since}::timestamptz
      ))::int as working,
      (count(*) filter (where s.trouble is not null))::int as troubled,
      (count(*) filter (where l.sending_since is not null))::int as sending
    from messenger_sessions s
    join lanes l on l.session_id = s.id
    left join messaging_processes p on p.id = l.held_by and p.held_until > ${now}::timestamptz
    where s.disconnected_at is null
    group by p.id, s.channel order by s.channel`.execute(db);
  const alive = await db.selectFrom("messaging_processes").select("id")
    .where("held_until", ">", now).orderBy("id").execute();
  const held = Map.groupBy(rows, ({ id }) => id);
  const all: (ProcessId | null)[] = alive.map(({ id }) => id);
  if (held.has(null)) all.push(null);
  return all.map((id) => ({
    id,
    channels: (held.get(id) ?? []).map(({ id: _, ...sessions }) => sessions),
  }));
}
