import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import {
  recordMinute,
  recordReport,
} from "../../../server/core/operations/status/record_report.ts";
import { requestCounts } from "../../../server/metrics/request_counts.ts";
import { processReport } from "../../support/process_report.ts";
import { testApp } from "../../support/test_app.ts";

const fields = `
  processes { id kind version rss }
  requests { perSecond p50 }
  doors { door rates { perSecond errorsPerSecond } }
  caches { name hits misses }
  database { connections maxConnections cacheHitRatio slowQueries { query } }`;

test("admins see every process that reports, the last minute's rates and the course of an hour", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const { now } = w.system.ctx();
  const report = (id: string, minutesAgo: number) =>
    recordReport(
      w.system.ctx(),
      processReport({
        id,
        kind: "MESSENGER",
        reportedAt: new Date(now.getTime() - minutesAgo * 60_000),
      }),
    );
  await report("prc_live", 0);
  await report("prc_gone", 5);
  const { count, read } = requestCounts();
  for (let n = 0; n < 120; n++) count("GRAPHQL", n < 60 ? 200 : 500, 3);
  const minute = (minutesAgo: number) =>
    recordMinute(w.system.ctx(), {
      minute: new Date(now.getTime() - minutesAgo * 60_000),
      processId: "prc_live",
      requests: read(),
      loopP99: 4,
      rss: 100,
      sockets: 2,
      cpu: 30,
      countsConnections: true,
    });
  for (const minutesAgo of [1, 1, 30, 90, 25 * 60]) await minute(minutesAgo); // one comes twice
  const { data: { serverStatus } } = await w.request(
    rute,
    `{ serverStatus { ${fields}
      hour: history(range: HOUR) { perSecond loopP99 cpu connections }
      day: history(range: DAY) { perSecond } } }`,
  );
  expect(serverStatus.processes.map(({ id }: { id: string }) => id).sort())
    .toEqual(["prc_live", "prc_tests"]);
  expect(serverStatus.requests.perSecond).toBe(2);
  expect(serverStatus.doors.find(({ door }: { door: string }) => door === "GRAPHQL").rates)
    .toEqual({ perSecond: 2, errorsPerSecond: 1 });
  expect(serverStatus.database).toMatchObject({ slowQueries: null });
  expect(serverStatus.database.connections).toBeGreaterThan(0);
  expect(serverStatus.hour.length).toBe(2);
  expect(serverStatus.hour[0]).toMatchObject({ perSecond: 2, loopP99: 4, cpu: 0.5 });
  expect(serverStatus.hour[0].connections).toBeGreaterThan(0);
  expect(serverStatus.day.length).toBe(3);

  await enforceRetention(w.system.ctx());
  expect(await w.count("process_minutes")).toBe(3);
  w.advance(25 * 3_600_000);
  await enforceRetention(w.system.ctx());
  expect([await w.count("process_minutes"), await w.count("process_reports")]).toEqual([0, 0]);
});

test("who watches gets the status again and again; others are refused", async () => {
  await using w = await testApp();
  const [rute, ana] = [await w.admin(), await w.member()];
  w.runClock();
  const subscription = `subscription { serverStatusChanged { ${fields} } }`;
  const watched = await w.subscribe(rute, subscription);
  for (let n = 0; n < 3; n++) {
    const { value } = await watched.next();
    expect(value.data.serverStatusChanged.processes).toMatchObject([{ id: "prc_tests" }]);
  }
  await watched.return?.(undefined);
  const refused = await (await w.subscribe(ana, subscription)).next();
  expect(refused.value.errors[0].extensions.code).toBe("ADMINS_ONLY");
});
