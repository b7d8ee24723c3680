import { getLogger } from "@logtape/logtape";
import type { Kysely } from "kysely";
import type pg from "pg";
import { fromKysely, type Job, PgBoss } from "pg-boss";
import type { Context } from "../core/context.ts";
import type { DomainEvent } from "../core/events.ts";
import type { EventId } from "../core/ids.ts";
import { findReaction, type Reaction, readings } from "../core/reactions.ts";
import { schedule } from "../core/schedule.ts";
import type { Tables } from "../core/tables.ts";
import type { ReactionJob, SendJobs } from "./record_events.ts";

const log = getLogger(["garimpo", "jobs"]);

const REACTIONS = "reactions";
const AT_ONCE = 20;
/** What reads pages: each on its own, so that a slow shop holds up nobody else. */
const READINGS = "readings";
const READERS = 8;
/** A job keeps no more of its failure: an error may name a person, who may since be deleted. */
const SEE_LOG = "see the log";
/** How often it is looked for jobs of processes that died; a job is theirs for twice that long. */
const TAKEOVER_SECONDS = 5;

export type JobRunner = {
  readonly send: SendJobs;
  /** Begins to work; `systemContext` gives each job a context of its own. */
  readonly work: (systemContext: () => Context) => Promise<void>;
  /** Looks for work now, rather than at the next poll. */
  readonly wake: () => void;
  /** Lets the running jobs end, for `seconds` at most. */
  readonly stop: (seconds: number) => Promise<void>;
};

/** The queue of reactions and the clock of the schedule, on the product's own database. */
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
  for (const queue of [REACTIONS, READINGS]) {
    await boss.createQueue(queue, {
      retryLimit: 150, // about a week of tries, each failure in the log
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: 300,
      heartbeatSeconds: 2 * TAKEOVER_SECONDS,
      deleteAfterSeconds: 24 * 60 * 60,
    });
  }
  let worker: string | undefined;
  const readers: string[] = [];
  let hasAsked = false; // for a reading, since the last wake

  return {
    async send(db, jobs) {
      const queues = Map.groupBy(jobs, ({ reaction }) => {
        return readings.has(reaction) ? READINGS : REACTIONS;
      });
      for (const [queue, some] of queues) {
        await boss.insert(queue, some.map((data) => ({ data })), { db: fromKysely(db) });
      }
      hasAsked ||= queues.has(READINGS);
    },
    async work(systemContext) {
      worker = await boss.work(
        REACTIONS,
        {
          batchSize: AT_ONCE,
          pollingIntervalSeconds: 2,
          perJobResults: true,
          heartbeatRefreshSeconds: 4,
        },
        (jobs: Job<ReactionJob>[]) => runAll(systemContext().db, jobs, systemContext),
      );
      for (let n = 0; n < READERS; n++) {
        readers.push(
          await boss.work(
            READINGS,
            {
              batchSize: 1,
              pollingIntervalSeconds: 5,
              perJobResults: true,
              heartbeatRefreshSeconds: 4,
            },
            (jobs: Job<ReactionJob>[]) => runAll(systemContext().db, jobs, systemContext),
          ),
        );
      }
      for (const [name, { cron, run }] of Object.entries(schedule)) {
        await boss.createQueue(name, { policy: "singleton" });
        await boss.schedule(name, cron);
        await boss.work(name, { pollingIntervalSeconds: 30 }, async () => {
          try {
            await run(systemContext());
          } catch (error) {
            log.error("{name} failed: {error}", { name, error });
            throw new Error(SEE_LOG);
          }
        });
      }
    },
    wake() {
      if (worker) boss.notifyWorker(worker);
      if (hasAsked) readers.forEach((reader) => boss.notifyWorker(reader));
      hasAsked = false;
    },
    stop: (seconds) => boss.stop({ graceful: true, timeout: seconds * 1000 }),
  };
}

/** Runs each job on its own: one that fails is tried again later, and holds up no other. */
async function runAll(
  db: Kysely<Tables>,
  jobs: Job<ReactionJob>[],
  systemContext: () => Context,
) {
  const rows = await db.selectFrom("events").select(["id", "name", "payload"])
    .where("id", "in", jobs.map((job) => job.data.eventId)).execute();
  const events = new Map(
    rows.map(({ id, name, payload }) => [id, { name, ...payload } as DomainEvent]),
  );
  return await Promise.all(jobs.map(async ({ id, data }) => {
    try {
      const event = events.get(data.eventId);
      if (event) await react(systemContext(), event, data.reaction, data.eventId);
      return { id, status: "completed" as const };
    } catch (error) {
      log.error("reaction {reaction} to {eventId} failed: {error}", { ...data, error });
      return { id, status: "failed" as const, output: { message: SEE_LOG } };
    }
  }));
}

async function react(ctx: Context, event: DomainEvent, name: string, id: EventId) {
  const reaction = findReaction(event.name, name) as Reaction<typeof event.name> | undefined;
  await reaction?.(ctx, event as never, id); // without one, the job is done
}
