import { sql } from "kysely";
import { expect, test } from "vitest";
import { startJobRunner } from "../../server/jobs/job_runner.ts";
import { jobQueue } from "../../server/jobs/job_queue.ts";
import { testApp } from "../support/test_app.ts";

test("jobs that wait or fail are seen, and the failing ones run again at once", async () => {
  await using w = await testApp();
  const runner = await startJobRunner(w.database);
  try {
    const eventId = "evt_01h455vb4pex5vsknk084sn02q" as const;
    const queue = jobQueue(w.db);
    expect(await queue.loadFacts()).toEqual({ waiting: 0, oldestAt: null, failing: [] });
    await runner.send(w.db, [
      { event: "user.registered", reaction: "welcomeUser", eventId },
      { event: "user.registered", reaction: "welcomeUser", eventId },
      { event: "user.registered", reaction: "greetUser", eventId },
    ]);
    expect(await queue.loadFacts()).toMatchObject({ waiting: 3, failing: [] });
    await sql`
      update pgboss.job set state = 'retry', retry_count = 2, start_after = now() + interval '1 hour'
      where data ->> 'reaction' = 'welcomeUser'`.execute(w.db);
    await sql`
      update pgboss.job set state = 'failed', completed_on = now()
      where data ->> 'reaction' = 'greetUser'`.execute(w.db);
    expect((await queue.loadFacts()).failing).toMatchObject([
      { task: "welcomeUser", count: 2 },
      { task: "greetUser", count: 1 },
    ]);
    expect([await queue.retry("welcomeUser"), await queue.retry("greetUser")]).toEqual([2, 1]);
    expect(await w.count("pgboss.job where state = 'retry' and start_after <= now()")).toBe(3);
    expect(await queue.retry("nothing")).toBe(0);
  } finally {
    await runner.stop(1);
  }
});
