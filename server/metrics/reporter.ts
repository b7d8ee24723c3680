import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { requestsBetween } from "../core/operations/status/figures.ts";
import { endReport, recordMinute, recordReport } from "../core/operations/status/record_report.ts";
import type { ownFigures } from "./own_figures.ts";

const log = getLogger(["garimpo", "metrics"]);

const REPORT_MS = 10_000;
const MINUTE_MS = 60_000;

type Options = {
  readonly figures: ReturnType<typeof ownFigures>;
  /** Forgets the event loop's delays, which begin anew with each minute. */
  readonly forgetDelays: () => void;
  readonly systemContext: () => Context;
};

/** Reports the process's figures to the others every 10 s, and each minute to the history. */
export function startReporter({ figures, forgetDelays, systemContext }: Options) {
  let begun = figures.read();
  let minute = minuteOf(begun.reportedAt);
  let last: Promise<void> = Promise.resolve();

  async function report() {
    const ctx = systemContext();
    const now = figures.read();
    const current = minuteOf(now.reportedAt);
    if (current !== minute) {
      const { kind, figures: { memory, sockets, cpu, loop, requests } } = now;
      const done = {
        minute: new Date(minute),
        processId: now.id,
        requests: requestsBetween(begun.figures.requests, requests),
        loopP99: loop.p99,
        rss: memory.rss,
        sockets: sockets.http,
        cpu: cpu - begun.figures.cpu,
        countsConnections: kind === "WEB",
      };
      [begun, minute] = [now, current];
      forgetDelays();
      await recordMinute(ctx, done);
    }
    await recordReport(ctx, now);
  }
  /** What is not reported while the database is away is left out. */
  const run = () => {
    last = report().catch((error) => log.debug("no report: {error}", { error }));
  };
  run();
  const timer = setInterval(run, REPORT_MS);

  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await last;
      await endReport(systemContext(), begun.id).catch(() => {});
      figures.stop();
    },
  };
}

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
