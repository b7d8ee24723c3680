import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import {
  type Period,
  type PurgeBatch,
  type RetentionName,
  retentionPolicies,
} from "../../retention.ts";
import { loadRetentionStates } from "./retention_settings.ts";

/** Rows of one batch: it takes the database a few milliseconds, which nobody waits for long. */
const BATCH_ROWS = 250;
/** Milliseconds of one run; the next run goes on. Less than a job may take. */
const RUN_MS = 5 * 60 * 1000;
/** A pause after each batch, in times of what the batch took, so that others have the database. */
const PAUSE_FACTOR = 4;

/**
 * Deletes what is older than it may be, in small batches, what waited longest first. A policy that
 * fails does not keep the others from running. @throws AggregateError of those that failed
 */
export async function enforceRetention(
  ctx: Context,
  { rows = BATCH_ROWS, runMs = RUN_MS } = {},
): Promise<void> {
  const states = await loadRetentionStates(ctx);
  const until = performance.now() + runMs;
  const ranAt = (name: RetentionName) => states.get(name)?.ranAt?.getTime() ?? 0;
  const names = (Object.keys(retentionPolicies) as RetentionName[])
    .filter((name) => retentionPolicies[name].purge).sort((a, b) => ranAt(a) - ranAt(b));
  const failures: unknown[] = [];
  for (const name of names) {
    const { period } = retentionPolicies[name];
    const kept = { ...period!, amount: states.get(name)?.amount ?? period!.amount };
    const batch = { before: keptSince(ctx.now, kept), most: rows };
    try {
      await record(ctx, { name, ...await purgeUntil(ctx, name, batch, until) });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} policies failed`);
}

/** Returns the instant before which what is kept for `period` is deleted at `now`. */
export const keptSince = (now: Date, { amount, unit }: Period): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO("UTC")
      .subtract({ [unit]: amount }).epochMilliseconds,
  );

async function purgeUntil(
  ctx: Context,
  name: RetentionName,
  batch: PurgeBatch,
  until: number,
): Promise<{ deleted: number; isBehind: boolean }> {
  let after: string | undefined;
  for (let deleted = 0;;) {
    const begun = performance.now();
    const purged = await purge(ctx, { name, batch: { ...batch, after } });
    const count = typeof purged === "number" ? purged : purged.deleted;
    after = typeof purged === "number" ? undefined : purged.last;
    deleted += count;
    if (count < batch.most) return { deleted, isBehind: false };
    if (performance.now() > until) return { deleted, isBehind: true };
    await pause((performance.now() - begun) * PAUSE_FACTOR);
  }
}

/** One batch in a transaction of its own. */
const purge = command(
  (tx, { name, batch }: { name: RetentionName; batch: PurgeBatch }) =>
    retentionPolicies[name].purge!(tx, batch),
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Run = { name: RetentionName; deleted: number; isBehind: boolean };

async function record({ db, now }: Context, { name, deleted, isBehind }: Run): Promise<void> {
  await db.insertInto("retention_states")
    .values({
      name,
      amount: null,
      ran_at: now,
      last_deleted: deleted,
      deleted: String(deleted),
      is_behind: isBehind,
    })
    .onConflict((c) =>
      c.column("name").doUpdateSet((eb) => ({
        ran_at: now,
        last_deleted: deleted,
        deleted: eb("retention_states.deleted", "+", String(deleted)),
        is_behind: isBehind,
      }))
    ).execute();
}
