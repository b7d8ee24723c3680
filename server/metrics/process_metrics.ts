import type { MetricFacts } from "../core/operations/health/metric_facts.ts";
import {
  BOUNDS_MS,
  caches,
  type Door,
  type DoorCounts,
  type ProcessReport,
  requestCount,
} from "../core/operations/status/figures.ts";
import { type Metric, one, type Sample, seconds } from "./metric.ts";

const CLASS_NAMES = ["1xx", "2xx", "3xx", "4xx", "5xx"];

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

/** What each process reports of itself and of its machine, labelled with its name. */
export const processMetrics = {
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
} as const satisfies Readonly<Record<string, Metric>>;
