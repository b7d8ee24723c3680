import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import {
  allDoors,
  type CacheCounts,
  type CacheName,
  caches,
  type Door,
  doors,
  errorCount,
  type ProcessReport,
  quantileMs,
  requestCount,
  type Requests,
  sumOfRequests,
} from "./figures.ts";
import { liveReports, loadReports } from "./load_reports.ts";

/** How a door was used. */
export type DoorFigures = {
  readonly door: Door;
  readonly perSecond: number;
  /** Responses in a second that say that we failed. */
  readonly errorsPerSecond: number;
  /** Milliseconds; null: no request came. */
  readonly p50: number | null;
  readonly p99: number | null;
};

export type SlowQuery = {
  /** The statement without its values. */
  readonly query: string;
  readonly calls: number;
  readonly meanMs: number;
  readonly totalMs: number;
};

export type DatabaseFigures = {
  /** Connections of all programs, those that work this moment, and those that wait for a lock. */
  readonly connections: number;
  readonly active: number;
  readonly blocked: number;
  readonly most: number;
  readonly sizeBytes: number;
  /** The share of blocks that were in memory; null: nothing was read yet. */
  readonly cacheHitRatio: number | null;
  readonly version: string;
  /** Null: pg_stat_statements is not there. */
  readonly slowQueries: readonly SlowQuery[] | null;
};

export type ServerStatus = {
  readonly sampledAt: Date;
  /** Those that report now, the oldest first. */
  readonly processes: readonly ProcessReport[];
  readonly doors: readonly DoorFigures[];
  /** All doors together. */
  readonly requests: Omit<DoorFigures, "door">;
  readonly caches: readonly ({ readonly name: CacheName } & CacheCounts)[];
  readonly database: DatabaseFigures;
};

/** Yields the status every few seconds: one sampler for all who watch, none while nobody does. */
export type ServerStatusFeed = () => AsyncIterable<ServerStatus>;

/** The sums of all processes at an instant. */
export type Sample = { readonly at: Date; readonly requests: Requests };

/** Loads the status for admins: rates are those of the last full minute. */
export async function loadServerStatus(ctx: Context): Promise<ServerStatus> {
  permit(ctx.viewer, "operations.see");
  const last = await loadLastMinute(ctx);
  const { status } = await sampleStatus(ctx, () => ({ requests: last, seconds: 60 }));
  return status;
}

/** What came within some seconds. */
export type Window = { readonly requests: Requests; readonly seconds: number };

/**
 * Samples every process and the database, as the system. The figures of this process are those of
 * now; the others' are as old as their last report. `windowOf` says what came lately.
 */
export async function sampleStatus(
  ctx: Context,
  windowOf: (sample: Sample) => Window,
): Promise<{ status: ServerStatus; sample: Sample }> {
  const own = ctx.ports.processFigures();
  const [stored, database] = await Promise.all([loadReports(ctx), loadDatabaseFigures(ctx.db)]);
  const others = liveReports(stored, ctx.now).filter(({ id }) => id !== own.id);
  const processes = [...others, own].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  const sample = {
    at: ctx.now,
    requests: sumOfRequests(processes.map(({ figures }) => figures.requests)),
  };
  const { requests, seconds } = windowOf(sample);
  const status: ServerStatus = {
    sampledAt: ctx.now,
    processes,
    doors: doors.map((door) => ({ door, ...rates(requests[door] ?? allDoors({}), seconds) })),
    requests: rates(allDoors(requests), seconds),
    caches: caches.map((name) => ({
      name,
      hits: sumOf(processes, ({ figures }) => figures.caches[name].hits),
      misses: sumOf(processes, ({ figures }) => figures.caches[name].misses),
    })),
    database,
  };
  return { status, sample };
}

const sumOf = (all: readonly ProcessReport[], of: (one: ProcessReport) => number) =>
  all.reduce((sum, one) => sum + of(one), 0);

export const rates = (counts: ReturnType<typeof allDoors>, seconds: number) => ({
  perSecond: requestCount(counts) / seconds,
  errorsPerSecond: errorCount(counts) / seconds,
  p50: quantileMs(counts, 0.5),
  p99: quantileMs(counts, 0.99),
});

async function loadLastMinute({ db, now }: Context): Promise<Requests> {
  const rows = await db.selectFrom("process_minutes").select(["minute", "figures"])
    .where("minute", ">=", new Date(now.getTime() - 3 * 60_000))
    .orderBy("minute", "desc").execute();
  return sumOfRequests(
    rows.filter(({ minute }) => minute.getTime() === rows[0]!.minute.getTime())
      .map(({ figures }) => figures.requests),
  );
}

/** Loads how the database is. */
export async function loadDatabaseFigures(db: Context["db"]): Promise<DatabaseFigures> {
  const { rows: [row] } = await sql<Omit<DatabaseFigures, "slowQueries">>`
    select a.*, current_setting('max_connections')::int as most,
      pg_database_size(current_database())::float8 as "sizeBytes",
      (select blks_hit::float8 / nullif(blks_hit + blks_read, 0) from pg_stat_database
        where datname = current_database()) as "cacheHitRatio",
      current_setting('server_version') as version
    from (
      select count(*)::int as connections,
        (count(*) filter (where state = 'active'))::int as active,
        (count(*) filter (where wait_event_type = 'Lock'))::int as blocked
      from pg_stat_activity where backend_type = 'client backend'
    ) a`.execute(db);
  return { ...row!, slowQueries: await loadSlowQueries(db) };
}

const SLOWEST = 5;
/** Characters of a statement. */
const LONGEST = 300;

/** Loads what takes the database's time, where the operator has installed pg_stat_statements. */
async function loadSlowQueries(db: Context["db"]): Promise<SlowQuery[] | null> {
  const { rows: [found] } = await sql<{ isThere: boolean }>`
    select to_regclass('pg_stat_statements') is not null
      and current_setting('shared_preload_libraries') like '%pg_stat_statements%' as "isThere"`
    .execute(db);
  if (!found?.isThere) return null;
  const { rows } = await sql<SlowQuery>`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), ${LONGEST}::int) as query,
      calls::float8 as calls, mean_exec_time as "meanMs", total_exec_time as "totalMs"
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())
    order by total_exec_time desc limit ${SLOWEST}::int`.execute(db);
  return rows;
}
