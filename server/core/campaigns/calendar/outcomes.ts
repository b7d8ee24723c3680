import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { DispatchStatus, Reason } from "../../delivery/queue/dispatch.ts";
import type { CalendarEntryId } from "../../ids.ts";
import { occasionOf } from "./entry.ts";

/** What became of an occurrence. PLANNED: its time has not come. */
export type OutcomeStatus =
  | "PLANNED"
  | "WAITING"
  | "DELAYED"
  | "SENT"
  | "PARTLY_SENT"
  | "UNCERTAIN"
  | "NOT_SENT"
  | "SKIPPED";

export type Outcome = {
  readonly status: OutcomeStatus;
  /** How many groups it was or is for. */
  readonly groups: number;
  readonly sent: number;
  readonly waiting: number;
  readonly uncertain: number;
  readonly notSent: number;
  /** Until when its messages were delayed. */
  readonly delayedUntil: Date | null;
  /** Why its messages wait, or were not sent. */
  readonly reason: Reason | null;
  /** Why nothing was queued: the code of a failure. */
  readonly failure: string | null;
};

/** What the schedule recorded of an occurrence. */
export type Run = {
  readonly entryId: CalendarEntryId;
  readonly occurrence: string;
  readonly groups: number;
  readonly queued: number;
  readonly failure: string | null;
  readonly skipped: readonly { readonly reason: string | null }[];
};

type Counted = {
  readonly occasion: string;
  readonly status: DispatchStatus;
  readonly reason: Reason | null;
  readonly plannedAt: Date;
  readonly count: number;
};

/** Reads what became of the messages of each of these runs, in the order given. */
export async function outcomesOf(
  { db }: Pick<Context, "db">,
  runs: readonly Run[],
): Promise<Outcome[]> {
  const names = runs.map(({ entryId, occurrence }) =>
    occasionOf({ entry: { id: entryId } as never, occurrence })
  );
  if (runs.length === 0) return [];
  const { rows } = await sql<Counted>`
    select d.occasion, d.status, d.reason_code as reason, max(d.planned_at) as "plannedAt",
      count(*)::int as count
    from unnest(${runs.map(({ entryId }) => entryId)}::text[], ${names}::text[])
      as given (id, occasion)
    join dispatches d on d.origin_id = given.id and d.occasion = given.occasion
    group by d.occasion, d.status, d.reason_code`.execute(db);
  const byName = Map.groupBy(rows, ({ occasion }) => occasion);
  return runs.map((run, at) => outcomeOf(run, byName.get(names[at]!) ?? []));
}

/** Sums up one run: what its messages came to, and why some did not. */
function outcomeOf(run: Run, counted: readonly Counted[]): Outcome {
  const count = (...of: DispatchStatus[]) =>
    counted.reduce((sum, { status, count }) => of.includes(status) ? sum + count : sum, 0);
  const [sent, waiting, uncertain] = [
    count("SENT"),
    count("QUEUED", "SENDING"),
    count("UNCERTAIN"),
  ];
  const delayed = counted.filter(({ status, reason }) => status === "QUEUED" && reason !== null);
  const failed = counted.filter(({ status }) =>
    status === "FAILED" || status === "EXPIRED" || status === "CANCELED"
  );
  const notSent = run.groups - sent - waiting - uncertain;
  const [worst] = [...delayed, ...failed].sort((a, b) => b.count - a.count);
  const skipped = run.skipped.find(({ reason }) => reason !== null)?.reason as Reason | undefined;
  const until = delayed.map(({ plannedAt }) => plannedAt.getTime());
  return {
    status: statusOf({ run, sent, waiting, uncertain, isDelayed: delayed.length > 0 }),
    groups: run.groups,
    sent,
    waiting,
    uncertain,
    notSent,
    delayedUntil: until.length > 0 ? new Date(Math.max(...until)) : null,
    reason: worst?.reason ?? (notSent > 0 ? skipped ?? null : null),
    failure: run.failure,
  };
}

function statusOf({ run, sent, waiting, uncertain, isDelayed }: {
  readonly run: Run;
  readonly sent: number;
  readonly waiting: number;
  readonly uncertain: number;
  readonly isDelayed: boolean;
}): OutcomeStatus {
  if (run.failure !== null) return "SKIPPED";
  if (waiting > 0) return isDelayed ? "DELAYED" : "WAITING";
  if (uncertain > 0) return "UNCERTAIN";
  if (sent === 0) return "NOT_SENT";
  return sent === run.groups ? "SENT" : "PARTLY_SENT";
}
