import { levels } from "../core/operations/health/finding.ts";
import type { MetricFacts } from "../core/operations/health/metric_facts.ts";
import { type Labels, type Metric, one, seconds } from "./metric.ts";
import { processMetrics } from "./process_metrics.ts";

const secondsSince = (at: Date | null, facts: MetricFacts) =>
  at ? Math.max(0, seconds(facts.health!.now.getTime() - at.getTime())) : 0;

/**
 * Every metric by its name. Labels name processes, doors, states, and hosts of vendors: never a
 * person, an address or anything that a person wrote.
 */
export const metrics = {
  garimpo_database_up: {
    help: "Whether the database responded to this scrape.",
    type: "gauge",
    samples: ({ database }) => one(database ? 1 : 0),
  },
  ...processMetrics,
  garimpo_certificate_expiry_time_seconds: {
    help: "When the site's certificate expires, in seconds since 1970.",
    type: "gauge",
    samples: ({ health }) =>
      one(health?.certificate && seconds(Date.parse(health.certificate.expiresAt))),
  },
  garimpo_database_connections: {
    help: "Connections to the database server: all, working, and waiting for a lock.",
    type: "gauge",
    samples: ({ database }) =>
      database
        ? [
          { labels: { state: "all" }, value: database.connections },
          { labels: { state: "active" }, value: database.active },
          { labels: { state: "blocked" }, value: database.blocked },
        ]
        : [],
  },
  garimpo_database_connections_max: {
    help: "Connections that the database server takes.",
    type: "gauge",
    samples: ({ database }) => one(database?.most),
  },
  garimpo_database_size_bytes: {
    help: "Size of the database.",
    type: "gauge",
    samples: ({ database }) => one(database?.sizeBytes),
  },
  garimpo_database_cache_hit_ratio: {
    help: "The share of blocks that were in the database's memory.",
    type: "gauge",
    samples: ({ database }) => one(database?.cacheHitRatio),
  },
  garimpo_sessions: {
    help: "Connected messenger accounts by state.",
    type: "gauge",
    samples: ({ health }) =>
      health
        ? (["working", "silent", "failing", "unheld"] as const).map((state) => ({
          labels: { state },
          value: health.sessions[state],
        }))
        : [],
  },
  garimpo_lanes_due: {
    help: "Queues of messages whose next turn is due.",
    type: "gauge",
    samples: ({ health }) => one(health?.lanes.due),
  },
  garimpo_lane_oldest_due_seconds: {
    help: "For how long the oldest due queue has been; 0 during a maintenance.",
    type: "gauge",
    samples: (facts) =>
      facts.health
        ? one(
          facts.health.isInMaintenance ? 0 : secondsSince(facts.health.lanes.oldestDueAt, facts),
        )
        : [],
  },
  garimpo_jobs: {
    help: "Jobs that wait, and those that failed and wait for another attempt.",
    type: "gauge",
    samples: ({ health }) =>
      health
        ? [
          { labels: { state: "waiting" }, value: health.jobs.waiting },
          {
            labels: { state: "failing" },
            value: health.jobs.failing.reduce((sum, { count }) => sum + count, 0),
          },
        ]
        : [],
  },
  garimpo_job_oldest_waiting_seconds: {
    help: "For how long the oldest job has waited.",
    type: "gauge",
    samples: (facts) => facts.health ? one(secondsSince(facts.health.jobs.oldestAt, facts)) : [],
  },
  garimpo_webhooks_waiting: {
    help: "Reports of the payment vendor that are not handled.",
    type: "gauge",
    samples: ({ health }) => one(health?.webhooks.waiting),
  },
  garimpo_webhook_oldest_waiting_seconds: {
    help: "For how long the oldest of them has waited.",
    type: "gauge",
    samples: (facts) =>
      facts.health ? one(secondsSince(facts.health.webhooks.oldestAt, facts)) : [],
  },
  garimpo_firestore_mirror_waiting: {
    help: "Documents that wait to be written to Firestore; absent without a mirror.",
    type: "gauge",
    samples: ({ health }) => health?.mirror ? one(health.mirror.waiting) : [],
  },
  garimpo_firestore_mirror_failing: {
    help: "Those of them whose last attempt failed.",
    type: "gauge",
    samples: ({ health }) => health?.mirror ? one(health.mirror.failing) : [],
  },
  garimpo_firestore_mirror_lag_seconds: {
    help: "For how long the oldest change has waited to be written to Firestore.",
    type: "gauge",
    samples: (facts) =>
      facts.health?.mirror ? one(secondsSince(facts.health.mirror.oldestAt, facts)) : [],
  },
  garimpo_backup_age_seconds: {
    help: "Age of the newest backup; absent without one.",
    type: "gauge",
    samples: (facts) => {
      const { backups } = facts.health ?? {};
      return backups ? one(secondsSince(backups.newestAt, facts)) : [];
    },
  },
  garimpo_health_level: {
    help: "The checks of the health: 0 is well, 1 a note, 2 an alert.",
    type: "gauge",
    samples: (facts) =>
      facts.levels.map(({ name, level }) => ({
        labels: { check: name.toLowerCase() },
        value: levels.indexOf(level),
      })),
  },
} as const satisfies Readonly<Record<string, Metric>>;

/** Writes the metrics in Prometheus' text format, version 0.0.4. */
export const prometheusText = (facts: MetricFacts): string =>
  Object.entries<Metric>(metrics).map(([name, { help, type, samples }]) =>
    `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n` +
    samples(facts).map(({ labels, value, suffix = "" }) =>
      `${name}${suffix}${labelsText(labels)} ${Number.isFinite(value) ? value : "NaN"}\n`
    ).join("")
  ).join("");

function labelsText(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
