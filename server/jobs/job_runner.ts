import { getLogger } from "@logtape/logtape";
import type { Kysely } from "kysely";
import { anyOf } from "../database/any_of.ts";
import type pg from "pg";
import { fromKysely, type Job, PgBoss } from "pg-boss";
import { evaluateForEvents, type RuleCause } from "../core/automation/react_to_events.ts";
import type { Context } from "../core/context.ts";
import type { DomainEvent, EventName } from "../core/events.ts";
import type { EventId } from "../core/ids.ts";
import { isInMaintenance } from "../core/operations/maintenance/queries.ts";
import {
  EVALUATION,
  findReaction,
  type Reaction,
  reactions,
  readings,
  writings,
} from "../core/reactions.ts";
import { formerTasks, schedule } from "../core/schedule.ts";
import type { Tables } from "../core/tables.ts";
import { mayInclude, type OnEvents } from "./found_events.ts";
import type { ReactionJob, SendJobs } from "./record_events.ts";

const log = getLogger(["garimpo", "jobs"]);

const REACTIONS = "reactions";
const BATCH_SIZE = 20;
/** The queue of reactions that read pages; each runs alone, so that a slow shop delays nobody else. */
const READINGS = "readings";
const READERS = 8;
/** The queue of reactions that write large files, each in turns of some seconds. */
const WRITINGS = "writings";
const WRITERS = 2;
/** The queue of rules: many events of one person are evaluated at once. */
const RULES = "rules";
const RULES_BATCH = 100;
/** The stored reason of a failed job: an error's own message may contain personal data. */
const SEE_LOG = "see the log";
/** Seconds between two searches for jobs of ended processes; a job's heartbeat is twice as long. */
const TAKEOVER_SECONDS = 5;
/** Seconds without a heartbeat after which a scheduled task's process counts as ended. */
const SCHEDULE_HEARTBEAT = 30;

function queueOf(reaction: string): string {
  if (reaction === EVALUATION) return RULES;
  if (writings.has(reaction)) return WRITINGS;
  return readings.has(reaction) ? READINGS : REACTIONS;
}

/** The queues of each event's reactions. */
const queuesOf = new Map(
  Object.entries(reactions).map(([name, all]) => [
    name as EventName,
    new Set(Object.keys(all).map(queueOf)),
  ]),
);

export type JobRunner = {
  readonly send: SendJobs;
  /** Starts the workers; each job gets its own context from `systemContext`. */
  readonly work: (systemContext: () => Context) => Promise<void>;
  /** Polls for the jobs of such events now. */
  readonly wake: OnEvents;
  /** Stops; running jobs have up to `seconds` to end. */
  readonly stop: (seconds: number) => Promise<void>;
};

/** Starts the queues of reactions and the schedule, on the product's own database. */
export async function startJobRunner(config: pg.PoolConfig): Promise<JobRunner> {
  const boss = new PgBoss(
    {
      ...config,
      max: 4,
      superviseIntervalSeconds: TAKEOVER_SECONDS,
      monitorIntervalSeconds: TAKEOVER_SECONDS,
    } as ConstructorParameters<typeof PgBoss>[0],
  );
  boss.on("error", (error) => log.error("job runner: {error}", { error }));
  await boss.start();
  for (const queue of [REACTIONS, READINGS, WRITINGS, RULES]) {
    await boss.createQueue(queue, {
      retryLimit: 150, // about a week of retries, each failure in the log
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: 300,
      heartbeatSeconds: 2 * TAKEOVER_SECONDS,
      deleteAfterSeconds: 24 * 60 * 60,
    });
  }
  let worker: string | undefined;
  const single: { readonly queue: string; readonly worker: string }[] = [];
  const given = new Set<string>(); // queues with new jobs since the last wake
  let evaluator: string | undefined;

  return {
    async send(db, jobs) {
      const queues = Map.groupBy(jobs, ({ reaction }) => queueOf(reaction));
      for (const [queue, some] of queues) {
        await boss.insert(queue, some.map((data) => ({ data })), { db: fromKysely(db) });
      }
      for (const queue of queues.keys()) given.add(queue);
    },
    async work(systemContext) {
      worker = await boss.work(
        REACTIONS,
        {
          batchSize: BATCH_SIZE,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 2,
          perJobResults: true,
          heartbeatRefreshSeconds: 4,
        },
        (jobs: Job<ReactionJob>[]) => runAll(systemContext().db, jobs, systemContext),
      );
      const workers = [...Array(READERS).fill(READINGS), ...Array(WRITERS).fill(WRITINGS)];
      for (const queue of workers as string[]) {
        const worker = await boss.work(
          queue,
          {
            batchSize: 1,
            pollingIntervalSeconds: 5,
            perJobResults: true,
            heartbeatRefreshSeconds: 4,
          },
          (jobs: Job<ReactionJob>[]) => runAll(systemContext().db, jobs, systemContext),
        );
        single.push({ queue, worker });
      }
      evaluator = await boss.work(
        RULES,
        {
          batchSize: RULES_BATCH,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 2,
          perJobResults: true,
          heartbeatRefreshSeconds: 4,
        },
        (jobs: Job<ReactionJob>[]) => evaluateAll(systemContext().db, jobs, systemContext),
      );
      for (const name of formerTasks) await boss.unschedule(name);
      // Without a heartbeat, the task of a killed process would keep the next ones waiting.
      const heartbeat = { heartbeatSeconds: SCHEDULE_HEARTBEAT };
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [name, { cron, run, isKeptInMaintenance }] of Object.entries(schedule)) {
        const queue = queues.get(name);
        if (!queue) await boss.createQueue(name, { policy: "singleton", ...heartbeat });
        else if (queue.heartbeatSeconds !== SCHEDULE_HEARTBEAT) {
          await boss.updateQueue(name, heartbeat);
        }
        await boss.schedule(name, cron);
        await boss.work(name, {
          pollingIntervalSeconds: 30,
          heartbeatRefreshSeconds: SCHEDULE_HEARTBEAT / 3,
        }, async () => {
          try {
            const ctx = systemContext();
            if (!isKeptInMaintenance && await isInMaintenance(ctx.db)) return;
            await run(ctx);
          } catch (error) {
            log.error("{name} failed: {error}", { name, error });
            throw new Error(SEE_LOG);
          }
        });
      }
    },
    wake(found) {
      const mayHave = (queue: string) =>
        mayInclude(found, (name) => queuesOf.get(name)?.has(queue) ?? false);
      if (worker && mayHave(REACTIONS)) boss.notifyWorker(worker);
      if (evaluator && mayHave(RULES)) boss.notifyWorker(evaluator);
      for (const { queue, worker } of single) if (given.has(queue)) boss.notifyWorker(worker);
      given.clear();
    },
    stop: (seconds) => boss.stop({ graceful: true, timeout: seconds * 1000 }),
  };
}

/**
 * Runs jobs independently; a failed one is retried later, unless its event was deleted meanwhile with
 * the account that it is about.
 */
async function runAll(
  db: Kysely<Tables>,
  jobs: Job<ReactionJob>[],
  systemContext: () => Context,
) {
  const rows = await db.selectFrom("events").select(["id", "name", "payload"])
    .where("id", "=", anyOf(jobs.map((job) => job.data.eventId))).execute();
  const events = new Map(
    rows.map(({ id, name, payload }) => [id, { name, ...payload } as DomainEvent]),
  );
  return await Promise.all(jobs.map(async ({ id, data }) => {
    try {
      const event = events.get(data.eventId);
      if (event) await react(systemContext(), event, data.reaction, data.eventId);
      return { id, status: "completed" as const };
    } catch (error) {
      if (await isDeleted(db, data)) return { id, status: "completed" as const };
      log.error("reaction {reaction} to {eventId} failed: {error}", { ...data, error });
      return { id, status: "failed" as const, output: { message: SEE_LOG } };
    }
  }));
}

/**
 * Evaluates rules for the events of each person together, one person after the other. Where that
 * fails, each event has its own attempt, so that one cannot hold up the others.
 */
async function evaluateAll(
  db: Kysely<Tables>,
  jobs: Job<ReactionJob>[],
  systemContext: () => Context,
) {
  const rows = await db.selectFrom("events").select(["id", "name", "payload"])
    .where("id", "=", anyOf(jobs.map((job) => job.data.eventId))).execute();
  const causes = rows.map(({ id, name, payload }) => ({
    id,
    event: { name, ...payload } as unknown as RuleCause,
  }));
  const failed = new Set<EventId>();
  for (const [userId, its] of Map.groupBy(causes, ({ event }) => event.userId)) {
    try {
      await evaluateForEvents(systemContext(), userId, its);
    } catch (error) {
      log.error("rules of {userId} failed together: {error}", { userId, error });
      const apart = jobs.filter(({ data }) => its.some(({ id }) => id === data.eventId));
      for (const { id, status } of await runAll(db, apart, systemContext)) {
        const job = apart.find((one) => one.id === id);
        if (status === "failed" && job) failed.add(job.data.eventId);
      }
    }
  }
  return jobs.map(({ id, data }) =>
    failed.has(data.eventId)
      ? { id, status: "failed" as const, output: { message: SEE_LOG } }
      : { id, status: "completed" as const }
  );
}

async function isDeleted(db: Kysely<Tables>, { eventId }: ReactionJob): Promise<boolean> {
  return await db.selectFrom("events").select("id").where("id", "=", eventId).executeTakeFirst()
    .then((row) => row === undefined, () => false); // while the database is away the job is retried
}

async function react(ctx: Context, event: DomainEvent, name: string, id: EventId) {
  const reaction = findReaction(event.name, name) as Reaction<typeof event.name> | undefined;
  await reaction?.(ctx, event as never, id); // without a reaction the job is done
}
