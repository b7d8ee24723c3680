import { setTimeout as delay } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import pTimeout from "p-timeout";
import { Failure } from "../core/errors.ts";

const log = getLogger(["garimpo", "database"]);

/** A task that takes longer raises the question whether the database responds; milliseconds. */
const SLOW_MS = 1_000;
/** For so long the database may take to respond to the question. */
const PROBE_MS = 1_500;
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
  const waiting = new Set<(error: Failure) => void>();

  const responds = (): Promise<boolean> =>
    pTimeout(probe().then(() => true, () => false), {
      milliseconds: PROBE_MS,
      fallback: () => false,
    });

  async function watch() {
    if (await responds()) return;
    isAway = true;
    log.error("the database does not respond");
    for (const reject of waiting) reject(new Failure("UNAVAILABLE"));
    do await delay(PAUSE_MS); while (!await responds());
    isAway = false;
    log.info("the database responds again");
  }
  const suspect = () => void (watching ??= watch().finally(() => watching = null));

  return {
    async guard(task) {
      if (isAway) throw new Failure("UNAVAILABLE");
      const { promise, reject } = Promise.withResolvers<never>();
      waiting.add(reject);
      const clock = setInterval(suspect, SLOW_MS);
      try {
        return await Promise.race([task(), promise]);
      } catch (error) {
        if (isConnectionError(error)) throw new Failure("UNAVAILABLE");
        throw error;
      } finally {
        clearInterval(clock);
        waiting.delete(reject);
      }
    },
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
