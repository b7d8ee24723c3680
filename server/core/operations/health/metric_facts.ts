import type { Context } from "../../context.ts";
import { liveReports, loadReports } from "../status/load_reports.ts";
import { type DatabaseFigures, loadDatabaseFigures } from "../status/server_status.ts";
import type { ProcessReport } from "../status/figures.ts";
import { type CheckName, checkNames, examine } from "./checks.ts";
import type { Level } from "./finding.ts";
import type { HealthFacts } from "./facts.ts";
import { loadFacts } from "./load_facts.ts";

/** What the metrics are made of. */
export type MetricFacts = {
  /** The live processes, the oldest first; only the own one where the database is away. */
  readonly processes: readonly ProcessReport[];
  /** Null: the database does not respond. */
  readonly health: HealthFacts | null;
  readonly levels: readonly { readonly name: CheckName; readonly level: Level }[];
  readonly database: DatabaseFigures | null;
};

/** Loads what the metrics are made of, as the system. */
export async function loadMetricFacts(ctx: Context): Promise<MetricFacts> {
  const own = ctx.ports.processFigures();
  const [reports, health, database] = await Promise.all([
    loadReports(ctx),
    loadFacts(ctx),
    loadDatabaseFigures(ctx.db),
  ]);
  const others = liveReports(reports, ctx.now).filter(({ id }) => id !== own.id);
  return {
    processes: [...others, own].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime()),
    health,
    levels: checkNames.map((name) => ({ name, level: examine(name, health).level })),
    database,
  };
}

/** What is known without the database. */
export const ownMetricFacts = ({ ports }: Pick<Context, "ports">): MetricFacts => ({
  processes: [ports.processFigures()],
  health: null,
  levels: [],
  database: null,
});
