import { sql } from "kysely";
import { loadMirrorFacts } from "../../firestore/queries.ts";
import { loadEmailFacts } from "../../emails/queries.ts";
import type { Context } from "../../context.ts";
import { SIGN_MS } from "../../delivery/sessions/session.ts";
import { isInMaintenance } from "../maintenance/queries.ts";
import { isLive, liveReports, loadReports } from "../status/load_reports.ts";
import type { ProcessReport, VendorCounts } from "../status/figures.ts";
import { loadBackupState } from "../../backups/queries.ts";
import type { BackupFacts, HealthFacts } from "./facts.ts";
import { hasMaintenance } from "../maintenance/queries.ts";

/** Loads what the checks decide by. */
export async function loadFacts(ctx: Context): Promise<HealthFacts> {
  const { db, now, ports } = ctx;
  const [
    sessions,
    lanes,
    jobs,
    shops,
    webhooks,
    reports,
    database,
    backups,
    emails,
    isPaused,
    mirror,
  ] = await Promise.all([
    loadSessions(ctx),
    loadLanes(ctx),
    ports.jobQueue.loadFacts(),
    loadShops(ctx),
    loadWebhooks(ctx),
    loadReports(ctx),
    loadConnections(db),
    loadBackups(ctx),
    loadEmailFacts(ctx),
    isInMaintenance(db),
    loadMirrorFacts(ctx),
  ]);
  const live = liveReports(reports, now);
  return {
    now,
    isInMaintenance: isPaused,
    sessions,
    lanes,
    jobs,
    shops,
    webhooks: { ...webhooks, isExpected: ports.payments !== null },
    vendors: vendorsOf(live),
    emails,
    mirror,
    processes: reports.map((report) => ({
      kind: report.kind,
      version: report.version,
      isLive: isLive(report, now),
    })),
    disk: leastDisk(live),
    certificate: live.find(({ figures }) => figures.certificate)?.figures.certificate ?? null,
    backups,
    database,
  };
}

async function loadSessions({ db, now }: Context): Promise<HealthFacts["sessions"]> {
  const since = new Date(now.getTime() - SIGN_MS);
  const isAlive = sql`greatest(s.alive_at, s.receipt_at) >= ${since}::timestamptz`;
  const { rows } = await sql<HealthFacts["sessions"]>`
    select count(*)::int as total,
      (count(*) filter (where s.problem is null and ${isAlive}))::int as working,
      (count(*) filter (
        where s.problem is null and ${isAlive} is not true and p.id is not null
      ))::int as silent,
      (count(*) filter (where s.problem is not null))::int as failing,
      (count(*) filter (where s.problem is null and p.id is null))::int as unheld,
      (count(*) filter (where s.problem = 'OUTDATED'))::int as outdated
    from messenger_sessions s
    join lanes l on l.session_id = s.id
    left join messaging_processes p on p.id = l.held_by and p.held_until > ${now}::timestamptz
    where s.disconnected_at is null`.execute(db);
  return rows[0]!;
}

/**
 * A lane that is due goes at once, unless something keeps its process from it. A maintenance does, so
 * what waited for one counts from its end.
 */
async function loadLanes({ db, now }: Context): Promise<HealthFacts["lanes"]> {
  return await db.selectFrom("lanes as l")
    .innerJoin("messenger_sessions as s", "s.id", "l.session_id")
    .select([
      sql<number>`count(*)::int`.as("due"),
      sql<Date | null>`greatest(min(l.wake_at), case when count(*) > 0 then (
        select max(coalesce(ended_at, ends_at)) from maintenances where starts_at <= ${now}
      ) end)`.as("oldestDueAt"),
    ])
    .where("l.wake_at", "<=", now).where("l.paused_at", "is", null)
    .where("l.sending_since", "is", null).where("s.disconnected_at", "is", null)
    .where("s.problem", "is", null).where(sql<boolean>`not ${hasMaintenance}`)
    .executeTakeFirstOrThrow();
}

/** A connection whose shop pauses it, or whose calls are used up, reports the pause's end. */
async function loadShops({ db, now }: Context): Promise<HealthFacts["shops"]> {
  return await db.selectFrom("marketplace_connections")
    .select([
      sql<number>`count(*)::int`.as("connected"),
      sql<number>`(count(*) filter (where paused_until > ${now}::timestamptz))::int`.as("paused"),
      sql<number>`(count(*) filter (where problem is not null))::int`.as("failing"),
    ])
    .where("disconnected_at", "is", null).executeTakeFirstOrThrow();
}

async function loadWebhooks({ db }: Context) {
  const waiting = await db.selectFrom("webhook_events")
    .select([
      sql<number>`count(*)::int`.as("waiting"),
      (eb) => eb.fn.min("received_at").as("oldestAt"),
    ])
    .where("handled_at", "is", null).executeTakeFirstOrThrow();
  const last = await db.selectFrom("webhook_events").select("received_at as lastAt")
    .orderBy("received_at", "desc").limit(1).executeTakeFirst();
  return { ...waiting, lastAt: last?.lastAt ?? null };
}

/** Connections of every program to the server, and how many it takes. */
export async function loadConnections(db: Context["db"]): Promise<HealthFacts["database"]> {
  const { rows } = await sql<HealthFacts["database"]>`
    select (select count(*)::int from pg_stat_activity where backend_type = 'client backend')
        as connections,
      current_setting('max_connections')::int as most`.execute(db);
  return rows[0]!;
}

/** Reads the newest complete copy of the data, and whether a later one failed. */
async function loadBackups(ctx: Context): Promise<BackupFacts> {
  const { succeededAt, startedAt, problem } = await loadBackupState(ctx);
  if (succeededAt === null) return null;
  return { newestAt: succeededAt, hasFailedSince: problem !== null && startedAt! > succeededAt };
}

/** Returns each host once: as the process sees it whose circuit has been open for longest. */
export function vendorsOf(live: readonly ProcessReport[]): VendorCounts[] {
  const byHost = new Map<string, VendorCounts>();
  for (const one of live.flatMap(({ figures }) => figures.vendors)) {
    const known = byHost.get(one.host);
    byHost.set(one.host, known ? joined(known, one) : one);
  }
  return [...byHost.values()].sort((a, b) => a.host < b.host ? -1 : 1);
}

function joined(one: VendorCounts, other: VendorCounts): VendorCounts {
  const opened = [one.openSince, other.openSince].filter((at) => at !== null).sort();
  const latest = (one.lastErrorAt ?? "") >= (other.lastErrorAt ?? "") ? one : other;
  return {
    host: one.host,
    requests: one.requests + other.requests,
    failures: one.failures + other.failures,
    openSince: opened[0] ?? null,
    lastError: latest.lastError,
    lastErrorAt: latest.lastErrorAt,
  };
}

const leastDisk = (live: readonly ProcessReport[]) =>
  live.map(({ figures }) => figures.disk).filter((disk) => disk !== null)
    .sort((a, b) => a.free - b.free)[0] ?? null;
