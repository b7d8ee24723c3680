import { setTimeout as delay } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import pTimeout from "p-timeout";
import { Failure } from "../core/errors.ts";

const log = getLogger(["garimpo", "database"]);

/** A task that takes longer raises the question whether the database responds; milliseconds. */
const SLOW_MS = 1_000;
/** How often the oldest task is inspected. */
const INSPECT_MS = 200;
/** For so long the database may take to respond to the question. */
const PROBE_MS = 1_000;
/** While it is away it is asked again after so long. */
const PAUSE_MS = 500;

type DatabaseCircuit = {
  /**
   * Runs a task that needs the database. @throws Failure UNAVAILABLE once the database does not respond,
   * and at once until it does again; the task itself goes on
   */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Whether the database responds now. */
  readonly isReady: () => Promise<boolean>;
};

/** Watches the database by `probe`, a query without effect, whenever a task is slow. */
export function databaseCircuit(probe: () => Promise<unknown>): DatabaseCircuit {
  let isAway = false;
  let watching: Promise<void> | null = null;
  /** What gives each running task up, and when the task began, the oldest first. */
  const running = new Map<(error: Failure) => void, number>();
  let clock: ReturnType<typeof setInterval> | undefined;

  const responds = (): Promise<boolean> =>
    pTimeout(probe().then(() => true, () => false), {
      milliseconds: PROBE_MS,
      fallback: () => false,
    });

  async function watch() {
    if (await responds()) return;
    isAway = true;
    log.error("the database does not respond");
    for (const reject of running.keys()) reject(new Failure("UNAVAILABLE"));
    running.clear();
    do await delay(PAUSE_MS); while (!await responds());
    isAway = false;
    log.info("the database responds again");
  }
  const suspect = () => void (watching ??= watch().finally(() => watching = null));

  /** One clock for all tasks: a timer for each would cost more than many of them take. */
  function inspect() {
    const [oldest] = running.values();
    if (oldest === undefined) {
      clearInterval(clock);
      clock = undefined;
    } else if (performance.now() - oldest >= SLOW_MS) suspect();
  }

  return {
    guard: (task) =>
      new Promise((resolve, reject) => {
        if (isAway) throw new Failure("UNAVAILABLE");
        const begun = performance.now();
        const result = task();
        running.set(reject, begun);
        clock ??= setInterval(inspect, INSPECT_MS);
        result.then(
          (result) => {
            running.delete(reject);
            resolve(result);
          },
          (error) => {
            running.delete(reject);
            reject(isConnectionError(error) ? new Failure("UNAVAILABLE") : error);
          },
        );
      }),
    async isReady() {
      if (isAway || !await responds()) {
        suspect();
        return false;
      }
      return true;
    },
  };
}

/** Node's codes of a connection that is not there, and pg's sentences where it gives no code. */
const CONNECTION_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT"]);
const CONNECTION_SENTENCES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** PostgreSQL's classes of connection exceptions, missing resources, and operator intervention. */
const CONNECTION_CLASSES = /^(?:08|53|57P)/;

/** Whether the database could not be reached, or ended the connection. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall } = error as { code?: string; syscall?: string };
  const isOfSystem = CONNECTION_CODES.has(code) && (code !== "ENOENT" || syscall === "connect");
  return isOfSystem || CONNECTION_CLASSES.test(code) || CONNECTION_SENTENCES.test(error.message);
}
