import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkNames } from "../../server/core/operations/health/checks.ts";
import { loadMetricFacts } from "../../server/core/operations/health/metric_facts.ts";
import { recordReport } from "../../server/core/operations/status/record_report.ts";
import { metrics, prometheusText } from "../../server/metrics/prometheus.ts";
import { requestCounts } from "../../server/metrics/request_counts.ts";
import { processReport } from "../support/process_report.ts";
import { testApp } from "../support/test_app.ts";

/** Every metric, as the operator's dashboards and rules name it. */
const names = [
  "garimpo_database_up",
  "garimpo_process_info",
  "garimpo_process_start_time_seconds",
  "garimpo_process_resident_memory_bytes",
  "garimpo_process_heap_bytes",
  "garimpo_process_cpu_seconds_total",
  "garimpo_event_loop_delay_seconds",
  "garimpo_open_sockets",
  "garimpo_http_requests_total",
  "garimpo_http_request_duration_seconds",
  "garimpo_cache_requests_total",
  "garimpo_vendor_requests_total",
  "garimpo_vendor_circuit_open",
  "garimpo_emails_total",
  "garimpo_disk_free_bytes",
  "garimpo_disk_size_bytes",
  "garimpo_certificate_expiry_time_seconds",
  "garimpo_database_connections",
  "garimpo_database_connections_max",
  "garimpo_database_size_bytes",
  "garimpo_database_cache_hit_ratio",
  "garimpo_sessions",
  "garimpo_lanes_due",
  "garimpo_lane_oldest_due_seconds",
  "garimpo_jobs",
  "garimpo_job_oldest_waiting_seconds",
  "garimpo_webhooks_waiting",
  "garimpo_webhook_oldest_waiting_seconds",
  "garimpo_firestore_mirror_waiting",
  "garimpo_firestore_mirror_failing",
  "garimpo_firestore_mirror_lag_seconds",
  "garimpo_backup_age_seconds",
  "garimpo_health_level",
];

test("every metric has a name that stays", () => {
  expect(Object.keys(metrics)).toEqual(names);
});

test("the figures of every process are written in Prometheus' format", async () => {
  await using w = await testApp();
  const { count, read } = requestCounts();
  count("GRAPHQL", 200, 3);
  count("GRAPHQL", 500, 30);
  const now = w.system.ctx().now;
  const report = (kind: "WEB" | "MESSENGER") =>
    processReport({
      id: `prc_${kind}`,
      kind,
      reportedAt: now,
      figures: {
        requests: kind === "WEB" ? read() : {},
        certificate: { host: "garimpo.example", expiresAt: "2027-01-01T00:00:00.000Z" },
        vendors: [{
          host: 'odd"host\\',
          requests: 5,
          failures: 2,
          openSince: null,
          lastError: "HTTP 503",
          lastErrorAt: null,
        }],
      },
    });
  await recordReport(w.system.ctx(), report("WEB"));
  await recordReport(w.system.ctx(), report("MESSENGER"));
  const facts = await loadMetricFacts(w.system.ctx());
  const backups = { newestAt: new Date(now.getTime() - 60_000), hasFailedSince: false };
  const mirror = { waiting: 2, failing: 1, oldestAt: now, problem: null };
  const text = prometheusText({ ...facts, health: { ...facts.health!, backups, mirror } });

  for (const name of names) {
    expect(text, name).toMatch(new RegExp(`^# TYPE ${name} (gauge|counter|histogram)$`, "m"));
    expect(text, `a sample of ${name}`).toMatch(
      new RegExp(`^${name}(_count)?(\\{[^}]*\\})? \\S+$`, "m"),
    );
  }
  const lines = text.trimEnd().split("\n").filter((line) => !line.startsWith("#"));
  for (const line of lines) {
    expect(line).toMatch(/^[a-z_]+(\{([a-z]+="(\\.|[^"\\])*",?)+\})? -?[\d.e+-]+$/);
  }
  expect(lines).toEqual(expect.arrayContaining([
    'garimpo_http_requests_total{process="web-0",door="graphql",status="2xx"} 1',
    'garimpo_http_request_duration_seconds_bucket{process="web-0",door="graphql",le="0.005"} 1',
    'garimpo_http_request_duration_seconds_bucket{process="web-0",door="graphql",le="+Inf"} 2',
    'garimpo_http_request_duration_seconds_sum{process="web-0",door="graphql"} 0.033',
    'garimpo_vendor_requests_total{process="messenger-0",host="odd\\"host\\\\",result="failure"} 2',
    "garimpo_certificate_expiry_time_seconds 1798761600",
    "garimpo_backup_age_seconds 60",
    "garimpo_firestore_mirror_waiting 2",
    "garimpo_firestore_mirror_failing 1",
    "garimpo_database_up 1",
  ]));
});

const folder = "docs/operations";
const dashboard = readFileSync(`${folder}/grafana-dashboard.json`, "utf8");
const rules = readFileSync(`${folder}/alert-rules.yml`, "utf8");
const named = (text: string) =>
  new Set(
    [...text.matchAll(/garimpo_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, "")
    ),
  );

test.each([["the dashboard", dashboard], ["the rules", rules]])(
  "every metric that %s names exists",
  (_, text) => {
    const used = named(text);
    expect(used.size).toBeGreaterThan(5);
    expect([...used].filter((name) => !(name in metrics))).toEqual([]);
  },
);

test("every alert has a section that says what it means, and so has every check", () => {
  const guide = readFileSync(`${folder}/alerts.md`, "utf8");
  const sections = [...guide.matchAll(/^## (\w+)$/gm)].map(([, name]) => name!);
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name!);
  expect(alerts.length).toBeGreaterThan(8);
  expect(sections.sort()).toEqual([...alerts, ...checkNames].sort());
  for (const [, anchor] of rules.matchAll(/alerts\.md#(\w+)/g)) {
    expect(sections.map((name) => name.toLowerCase())).toContain(anchor);
  }
});
