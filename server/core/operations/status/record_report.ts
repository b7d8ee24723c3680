import type { PurgeBatch } from "../../retention.ts";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ProcessReport } from "./figures.ts";
import type { MinuteFigures } from "./tables.ts";

/** Stores what a process reports of itself, in place of what it reported before. */
export async function recordReport({ db }: Context, report: ProcessReport): Promise<void> {
  const { id, kind, pid, version, startedAt, reportedAt } = report;
  const figures = JSON.stringify(report.figures);
  await db.insertInto("process_reports").values({
    ...{ id, kind, pid, version, figures },
    started_at: startedAt,
    reported_at: reportedAt,
  }).onConflict((on) => on.column("id").doUpdateSet({ reported_at: reportedAt, figures, version }))
    .execute();
}

/** What a process did in a minute that is over; the connections are counted here. */
export type Minute = Omit<MinuteFigures, "connections"> & {
  readonly minute: Date;
  readonly processId: string;
  /** Whether this process counts the connections of all. */
  readonly countsConnections: boolean;
};

/** Stores a minute of a process, once. */
export async function recordMinute({ db }: Context, given: Minute): Promise<void> {
  const { minute, processId, countsConnections, ...figures } = given;
  await sql`
    insert into process_minutes (minute, process_id, figures)
    select ${minute}::timestamptz, ${processId}, ${JSON.stringify(figures)}::jsonb ||
      jsonb_build_object('connections', ${
    countsConnections
      ? sql`(select count(*) from pg_stat_activity where backend_type = 'client backend')`
      : sql`null::int`
  })
    on conflict do nothing`.execute(db);
}

/** Deletes the report of a process that ends. */
export async function endReport({ db }: Context, id: string): Promise<void> {
  await db.updateTable("process_reports").set({ reported_at: new Date(0) })
    .where("id", "=", id).execute();
}

/** Deletes what processes did in old minutes. */
export async function purgeMinutes({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("process_minutes").where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple("minute", "process_id"),
      "in",
      selectFrom("process_minutes").select(["minute", "process_id"]).where("minute", "<", before)
        .limit(most).$asTuple("minute", "process_id"),
    )
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes the last reports of processes that ended long ago. */
export async function purgeReports({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("process_reports").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("process_reports").select("id").where("reported_at", "<", before)
        .where("started_at", "<", before).limit(most),
  )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
