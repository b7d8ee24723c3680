import type { ProcessReport } from "../../server/core/operations/status/figures.ts";

/** A report of a web process that has nothing to report, with what a test needs in it. */
export function processReport(
  { figures, ...more }: Partial<Omit<ProcessReport, "figures">> & {
    readonly figures?: Partial<ProcessReport["figures"]>;
  } = {},
): ProcessReport {
  return {
    id: "prc_tests",
    kind: "WEB",
    pid: 1,
    version: "tests",
    startedAt: new Date("2026-11-21T11:00:00Z"),
    reportedAt: new Date("2026-11-21T12:00:00Z"),
    ...more,
    figures: {
      loop: { p50: 0, p99: 1, max: 2 },
      memory: { rss: 100_000_000, heapUsed: 50_000_000, heapTotal: 60_000_000 },
      cpu: 1,
      sockets: { http: 0, live: 0 },
      requests: {},
      caches: { LINKS: { hits: 0, misses: 0 }, IDENTITIES: { hits: 0, misses: 0 } },
      vendors: [],
      emails: { sent: 0, failed: 0, refused: 0, lastSentAt: null, lastFailedAt: null },
      disk: { free: 50e9, size: 100e9 },
      certificate: null,
      ...figures,
    },
  };
}
