import { levels } from "../core/operations/health/checks.ts";
import type { MetricFacts } from "../core/operations/health/metric_facts.ts";
import {
  BOUNDS_MS,
  caches,
  type Door,
  type DoorCounts,
  type ProcessReport,
  requestCount,
} from "../core/operations/status/figures.ts";

type Labels = Readonly<Record<string, string>>;
/** One line: the labels and the value; `suffix` belongs to a histogram's parts. */
type Sample = { readonly labels?: Labels; readonly value: number; readonly suffix?: string };

type Metric = {
  readonly help: string;
  readonly type: "gauge" | "counter" | "histogram";
  readonly samples: (facts: MetricFacts) => readonly Sample[];
};

const one = (value: number | null | undefined): Sample[] =>
  value === null || value === undefined ? [] : [{ value }];

const CLASS_NAMES = ["1xx", "2xx", "3xx", "4xx", "5xx"];
const seconds = (ms: number) => ms / 1000;
const secondsSince = (at: Date | null, facts: MetricFacts) =>
  at ? Math.max(0, seconds(facts.health!.now.getTime() - at.getTime())) : 0;

/** A process's name: its kind and its place among those of its kind, so that names stay few. */
function named(processes: readonly ProcessReport[]) {
  const counts = { WEB: 0, MESSENGER: 0 };
  return processes.map((report) => ({
    process: `${report.kind.toLowerCase()}-${counts[report.kind]++}`,
    report,
  }));
}

/** Samples of each process. */
const perProcess =
  (of: (report: ProcessReport) => readonly Sample[]) => ({ processes }: MetricFacts): Sample[] =>
    named(processes).flatMap(({ process, report }) =>
      of(report).map((sample) => ({ ...sample, labels: { process, ...sample.labels } }))
    );

const perDoor = (of: (counts: DoorCounts, door: Door) => readonly Sample[]) =>
  perProcess(({ figures: { requests } }) =>
    Object.entries(requests).flatMap(([door, counts]) =>
      of(counts, door as Door).map((sample) => ({
        ...sample,
        labels: { door: door.toLowerCase(), ...sample.labels },
      }))
    )
  );

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
  garimpo_process_info: {
    help: "The running processes and their versions.",
    type: "gauge",
    samples: perProcess(({ version }) => [{ labels: { version }, value: 1 }]),
  },
  garimpo_process_start_time_seconds: {
    help: "When a process started, in seconds since 1970.",
    type: "gauge",
    samples: perProcess(({ startedAt }) => one(seconds(startedAt.getTime()))),
  },
  garimpo_process_resident_memory_bytes: {
    help: "Memory of a process.",
    type: "gauge",
    samples: perProcess(({ figures }) => one(figures.memory.rss)),
  },
  garimpo_process_heap_bytes: {
    help: "V8's heap of a process.",
    type: "gauge",
    samples: perProcess(({ figures: { memory } }) => [
      { labels: { kind: "used" }, value: memory.heapUsed },
      { labels: { kind: "total" }, value: memory.heapTotal },
    ]),
  },
  garimpo_process_cpu_seconds_total: {
    help: "Processor time of a process.",
    type: "counter",
    samples: perProcess(({ figures }) => one(figures.cpu)),
  },
  garimpo_event_loop_delay_seconds: {
    help: "By how much the event loop was late within the last minute.",
    type: "gauge",
    samples: perProcess(({ figures: { loop } }) => [
      { labels: { quantile: "0.5" }, value: seconds(loop.p50) },
      { labels: { quantile: "0.99" }, value: seconds(loop.p99) },
      { labels: { quantile: "1" }, value: seconds(loop.max) },
    ]),
  },
  garimpo_open_sockets: {
    help: "Open connections: all of HTTP, and the WebSockets among them.",
    type: "gauge",
    samples: perProcess(({ figures: { sockets } }) => [
      { labels: { kind: "http" }, value: sockets.http },
      { labels: { kind: "live" }, value: sockets.live },
    ]),
  },
  garimpo_http_requests_total: {
    help: "Responses by door and class of status.",
    type: "counter",
    samples: perDoor(({ classes }) =>
      classes.flatMap((value, nth) =>
        value > 0 ? [{ labels: { status: CLASS_NAMES[nth]! }, value }] : []
      )
    ),
  },
  garimpo_http_request_duration_seconds: {
    help: "Time until a response was ready, by door.",
    type: "histogram",
    samples: perDoor((counts) => {
      let below = 0;
      return [
        ...counts.buckets.map((value, nth) => ({
          suffix: "_bucket",
          labels: { le: BOUNDS_MS[nth] === undefined ? "+Inf" : String(seconds(BOUNDS_MS[nth])) },
          value: below += value,
        })),
        { suffix: "_sum", value: seconds(counts.totalMs) },
        { suffix: "_count", value: requestCount(counts) },
      ];
    }),
  },
  garimpo_cache_requests_total: {
    help: "Look-ups of what is kept in memory.",
    type: "counter",
    samples: perProcess(({ figures }) =>
      caches.flatMap((name) => [
        { labels: { cache: name.toLowerCase(), result: "hit" }, value: figures.caches[name].hits },
        {
          labels: { cache: name.toLowerCase(), result: "miss" },
          value: figures.caches[name].misses,
        },
      ])
    ),
  },
  garimpo_vendor_requests_total: {
    help: "Requests to vendors' hosts that succeeded or failed.",
    type: "counter",
    samples: perProcess(({ figures }) =>
      figures.vendors.flatMap(({ host, requests, failures }) => [
        { labels: { host, result: "success" }, value: requests - failures },
        { labels: { host, result: "failure" }, value: failures },
      ])
    ),
  },
  garimpo_vendor_circuit_open: {
    help: "Whether a vendor's host is left alone, because it could not be reached.",
    type: "gauge",
    samples: perProcess(({ figures }) =>
      figures.vendors.map(({ host, openSince }) => ({
        labels: { host },
        value: openSince === null ? 0 : 1,
      }))
    ),
  },
  garimpo_emails_total: {
    help: "Emails that were sent, failed for now, or were refused for good.",
    type: "counter",
    samples: perProcess(({ figures: { emails } }) =>
      (["sent", "failed", "refused"] as const).map((result) => ({
        labels: { result },
        value: emails[result],
      }))
    ),
  },
  garimpo_disk_free_bytes: {
    help: "Free bytes of the disk with the data.",
    type: "gauge",
    samples: perProcess(({ figures }) => one(figures.disk?.free)),
  },
  garimpo_disk_size_bytes: {
    help: "Size of the disk with the data.",
    type: "gauge",
    samples: perProcess(({ figures }) => one(figures.disk?.size)),
  },
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
  garimpo_firestore_mirror_lag_seconds: {
    help: "For how long the oldest of them has waited.",
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
