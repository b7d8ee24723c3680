import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ProcessId } from "../../ids.ts";
import { SIGN_MS } from "../sessions/session.ts";
import { permit } from "../../permissions.ts";
import type { Channel } from "../messenger.ts";

/**
 * Lists the live messaging processes, oldest first, with the sessions that each holds; last, the
 * sessions that none holds. They are few, so the list has no pages.
 */
export async function listProcesses({ db, viewer, now }: Context): Promise<MessagingProcess[]> {
  permit(viewer, "process.see");
  const since = new Date(now.getTime() - SIGN_MS);
  const { rows } = await sql<HeldSessions & { id: ProcessId | null }>`
    select p.id, s.channel, count(*)::int as sessions,
      (count(*) filter (
        where s.problem is null and greatest(s.alive_at, s.receipt_at) >= ${since}::timestamptz
      ))::int as working,
      (count(*) filter (where s.problem is not null))::int as failing,
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

/** A messaging process and the sessions that it holds. */
export type MessagingProcess = {
  /** Null: sessions that no live process holds. */
  readonly id: ProcessId | null;
  readonly channels: readonly HeldSessions[];
};

/** The sessions of one messenger that a process holds. */
export type HeldSessions = {
  readonly channel: Channel;
  readonly sessions: number;
  /** Sessions that were alive in the last 2 minutes and have no problem. */
  readonly working: number;
  /** Sessions with a problem. */
  readonly failing: number;
  /** Sessions that are sending a message now. */
  readonly sending: number;
};

/** The client version as which WhatsApp numbers connect, and whether the vendor rejects it. */
export type Client = {
  readonly version: string;
  /** When the vendor first rejected it for some session; null: it does not. */
  readonly outdatedSince: Date | null;
  readonly outdatedSessions: number;
};

/** Loads the client version as which WhatsApp numbers connect; null: it is unknown. For admins. */
export async function loadClient({ db, viewer, ports }: Context): Promise<Client | null> {
  permit(viewer, "process.see");
  const version = ports.messengers.WHATSAPP.client;
  if (version === null) return null;
  const { since, sessions } = await db.selectFrom("messenger_sessions")
    .select((eb) => [
      eb.fn.min("problem_since").as("since"),
      eb.fn.countAll<string>().as("sessions"),
    ])
    .where("channel", "=", "WHATSAPP").where("problem", "=", "OUTDATED")
    .where("disconnected_at", "is", null).executeTakeFirstOrThrow();
  return { version, outdatedSince: since, outdatedSessions: Number(sessions) };
}
