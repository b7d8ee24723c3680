import type { Context } from "../../context.ts";
import type { ProcessReport } from "./figures.ts";

/** A process reports every 10 s; without a report for so long it is gone. */
const LIVE_MS = 45_000;

/** Lists the processes that ran in the last day, the oldest first. */
export const loadReports = (
  { db }: Pick<Context, "db">,
): Promise<ProcessReport[]> =>
  db.selectFrom("process_reports").select([
    "id",
    "kind",
    "pid",
    "version",
    "started_at as startedAt",
    "reported_at as reportedAt",
    "figures",
  ]).orderBy("started_at").orderBy("id").execute();

export const isLive = ({ reportedAt }: ProcessReport, now: Date): boolean =>
  now.getTime() - reportedAt.getTime() < LIVE_MS;

export const liveReports = (reports: readonly ProcessReport[], now: Date): ProcessReport[] =>
  reports.filter((report) => isLive(report, now));
