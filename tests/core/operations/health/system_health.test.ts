import { expect, test } from "vitest";
import { recordBackup, recordSuccess } from "../../../../server/core/backups/commands.ts";
import { recordReport } from "../../../../server/core/operations/status/record_report.ts";
import { processReport } from "../../../support/process_report.ts";
import { testApp } from "../../../support/test_app.ts";

const query = "{ systemHealth { level checks { name level figure } failingTasks { task count } } }";
const retry = (task: string) =>
  `mutation { retryTask(input: { task: "${task}" }) {
    ... on SystemHealth { failingTasks { task } }
    ... on UserError { code message }
  } }`;

test("an admin sees what every process reports", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  const report = (kind: "WEB" | "MESSENGER", figures = {}) =>
    recordReport(
      w.system.ctx(),
      processReport({ id: `prc_${kind}`, kind, reportedAt: w.system.ctx().now, figures }),
    );
  await report("WEB");
  await report("MESSENGER", {
    disk: { free: 2e9, size: 100e9 },
    vendors: [{
      host: "api.telegram.org",
      requests: 9,
      failures: 5,
      openSince: w.system.ctx().now.toISOString(),
      lastError: "TIMED_OUT",
      lastErrorAt: w.system.ctx().now.toISOString(),
    }],
  });
  const { data: { systemHealth } } = await w.request(rute, query);
  const levels = Object.fromEntries(
    systemHealth.checks.map((one: { name: string; level: string }) => [one.name, one.level]),
  );
  expect(levels).toMatchObject({
    PROCESSES: "OK",
    DISK: "ALERT",
    VENDORS: "NOTE",
    BACKUPS: "NOTE",
    DATABASE: "OK",
  });
  expect(systemHealth.level).toBe("ALERT");

  const copy = { name: "garimpo-1", place: "/copies" };
  const id = await recordBackup(w.system.ctx(), copy);
  await recordSuccess(w.system.ctx(), id, { bytes: 9, rows: 9 });
  const copied = await w.request(rute, query);
  expect(copied.data.systemHealth.checks.find(({ name }: { name: string }) => name === "BACKUPS"))
    .toMatchObject({ level: "OK", figure: "última há 0 s" });
  w.advance(60_000); // they report no more
  const later = await w.request(rute, query);
  expect(later.data.systemHealth.checks[0]).toMatchObject({ name: "PROCESSES", level: "ALERT" });
});

test("an admin retries a failing task; the audit trail says so", async () => {
  await using w = await testApp();
  const rute = await w.admin();
  w.failingTasks.set("welcomeUser", { task: "welcomeUser", count: 3, since: new Date() });
  expect((await w.request(rute, query)).data.systemHealth.failingTasks)
    .toEqual([{ task: "welcomeUser", count: 3 }]);
  const { data } = await w.request(rute, retry("welcomeUser"));
  expect(data.retryTask).toEqual({ failingTasks: [] });
  const again = await w.request(rute, retry("welcomeUser"));
  expect(again.data.retryTask.code).toBe("TASK_NOT_FAILING");
  const { data: { auditTrail } } = await w.request(
    rute,
    "{ auditTrail(first: 1) { edges { node { detail } } } }",
  );
  expect(auditTrail.edges[0].node.detail)
    .toBe("3 trabalhos tentados de novo: welcomeUser.");
});
