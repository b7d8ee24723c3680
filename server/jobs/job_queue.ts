import { type Kysely, sql } from "kysely";
import type { FailingTask, JobQueue } from "../core/operations/health/facts.ts";
import type { Tables } from "../core/tables.ts";

/** The name of a job's task: its reaction's, or its queue's, which is named as the scheduled task. */
const task = sql<string>`coalesce(j.data ->> 'reaction', j.name)`;
/**
 * Whether a job failed and nothing has come after it: one that waits for another attempt, or one
 * without attempts left, of a reaction or of a scheduled task that has not succeeded since.
 */
const isFailing = sql<boolean>`(
  j.state = 'retry' or j.state = 'failed' and (
    j.data ->> 'reaction' is not null or not exists (
      select from pgboss.job c
      where c.name = j.name and c.state = 'completed' and c.created_on > j.created_on
    )
  )
)`;

/** What operators see of pg-boss's jobs, and do with them. */
export const jobQueue = (db: Kysely<Tables>): JobQueue => ({
  async loadFacts() {
    const { rows: [waiting] } = await sql<{ count: number; oldestAt: Date | null }>`
      select count(*)::int as count, min(j.start_after) as "oldestAt" from pgboss.job j
      where j.state = 'created' and j.start_after <= now()`.execute(db);
    const { rows: failing } = await sql<FailingTask>`
      select ${task} as task, count(*)::int as count, min(j.created_on) as since
      from pgboss.job j where j.state in ('retry', 'failed') and ${isFailing}
      group by 1 order by 2 desc, 1 limit 50`.execute(db);
    return { waiting: waiting!.count, oldestAt: waiting!.oldestAt, failing };
  },
  async retry(name) {
    const { numAffectedRows } = await sql`
      update pgboss.job j set state = 'retry', start_after = now(), completed_on = null,
        retry_limit = greatest(j.retry_limit, j.retry_count + 1)
      where j.state in ('retry', 'failed') and ${task} = ${name} and ${isFailing}`.execute(db);
    return Number(numAffectedRows ?? 0n);
  },
});
