import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import { allDoors, sumOfRequests } from "./figures.ts";
import { type DoorFigures, rates } from "./server_status.ts";
import type { MinuteFigures } from "./tables.ts";

/** How far back, and in which steps. */
export const statusRanges = {
  HOUR: { steps: 60, minutes: 1 },
  DAY: { steps: 144, minutes: 10 },
} as const;
export type StatusRange = keyof typeof statusRanges;

/** What all processes did in one step. */
export type StatusPoint = Omit<DoorFigures, "door"> & {
  readonly at: Date;
  /** The worst process's, in milliseconds. */
  readonly loopP99: number;
  /** Bytes of all processes. */
  readonly rss: number;
  readonly sockets: number;
  /** The share of one processor. */
  readonly cpu: number;
  readonly connections: number | null;
};

/** Lists what the processes did in the last hour or day, the oldest first, for admins. */
export async function loadHistory(ctx: Context, range: StatusRange): Promise<StatusPoint[]> {
  permit(ctx.viewer, "operations.see");
  const { steps, minutes } = statusRanges[range];
  const stepMs = minutes * 60_000;
  const from = (Math.floor(ctx.now.getTime() / stepMs) - steps) * stepMs;
  const rows = await ctx.db.selectFrom("process_minutes")
    .select(["minute", "process_id as processId", "figures"])
    .where("minute", ">=", new Date(from)).orderBy("minute").execute();
  const bySteps = Map.groupBy(rows, ({ minute }) => Math.floor(minute.getTime() / stepMs));
  return [...bySteps].map(([step, some]) => pointOf(new Date(step * stepMs), some, stepMs / 1000));
}

type Row = { readonly processId: string; readonly figures: MinuteFigures };

/** Joins the minutes of one step: what is counted adds up, what is measured is the mean or the most. */
export function pointOf(at: Date, rows: readonly Row[], seconds: number): StatusPoint {
  const requests = sumOfRequests(rows.map(({ figures }) => figures.requests));
  const byProcess = [...Map.groupBy(rows, ({ processId }) => processId).values()];
  const ofProcesses = (of: (figures: MinuteFigures) => number) =>
    byProcess.reduce((sum, its) => sum + mean(its.map(({ figures }) => of(figures))), 0);
  const counted = rows.flatMap(({ figures }) => figures.connections ?? []);
  return {
    at,
    ...rates(allDoors(requests), seconds),
    loopP99: Math.max(...rows.map(({ figures }) => figures.loopP99)),
    rss: ofProcesses(({ rss }) => rss),
    sockets: ofProcesses(({ sockets }) => sockets),
    cpu: rows.reduce((sum, { figures }) => sum + figures.cpu, 0) / seconds,
    connections: counted.length > 0 ? Math.max(...counted) : null,
  };
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
