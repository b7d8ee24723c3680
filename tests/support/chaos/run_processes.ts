import { isAlive, serverPid } from "../database/run_row_writer.ts";
import { startMessenger, startProduct } from "../product/start_product.ts";
import { until } from "../until.ts";
import type { Vendor } from "./vendor.ts";

/** What is killed. Killing the product also ends its database, and in the end its messenger. */
export const kindsOfKill = ["PRODUCT", "ITS_MESSENGER", "OTHER_MESSENGER", "DATABASE"] as const;
export type KindOfKill = (typeof kindsOfKill)[number];

/**
 * Starts are retried, as an operator would: the database may be killed while the product starts.
 */
const STARTS = 10;

type Served = Pick<Awaited<ReturnType<typeof startProduct>>, "pid" | "said" | "ended" | "end">;

/** Runs the product on its embedded database and another messaging process, restarting both. */
export async function runProcesses(
  dataDir: string,
  { OUTBOUND_STANDINS: standins, ...env }: Vendor["env"],
) {
  const more = { SEND_TIMEOUT_SECONDS: "2", ...env }; // leases are shortened accordingly
  const started: Served[] = [];
  const killed = new Set<number>();
  const unasked: string[] = [];
  let recovery = Promise.resolve();
  let isOver = false;

  async function begun<Process extends Served>(start: () => Promise<Process>): Promise<Process> {
    for (let tries = 1;; tries++) {
      try {
        const process = await start();
        started.push(process);
        void process.ended.then((code) => isOver || wasEnded(process, code));
        return process;
      } catch (error) {
        if (tries === STARTS) throw error;
      }
    }
  }

  function wasEnded({ pid, said }: Served, code: number): void {
    if (!killed.has(pid)) unasked.push(`${pid} with ${code}: ${said().slice(-1_000)}`);
    recovery = recovery.then(recover);
    recovery.catch(() => {}); // reported where it is awaited
  }
  const beginProduct = () => begun(() => startProduct(dataDir, standins, more));
  const beginOther = () => begun(() => startMessenger(dataDir, standins, more));

  let product = await beginProduct();
  let other = await beginOther();
  let isJoining = false;

  /** Restarts what has ended, first the product, whose database the messenger joins. */
  async function recover(): Promise<void> {
    if (product.hasEnded()) product = await beginProduct();
    if (!other.hasEnded()) return;
    isJoining = true;
    other = await beginOther().finally(() => isJoining = false);
  }

  function pidOf(kind: KindOfKill): number | null {
    switch (kind) {
      case "PRODUCT": // or the messenger that is starting would run the database
        return product.hasEnded() || isJoining ? null : product.pid;
      case "OTHER_MESSENGER":
        return other.hasEnded() ? null : other.pid;
      case "ITS_MESSENGER": {
        const started = [...product.said().matchAll(/messenger is ready as process (\d+)/g)].at(-1);
        return started ? living(Number(started[1])) : null;
      }
      case "DATABASE":
        return databasePid();
    }
  }

  /** The process id of a killed process may be reused. */
  const living = (pid: number) => !killed.has(pid) && isAlive(pid) ? pid : null;

  function databasePid(): number | null {
    try {
      return living(serverPid(dataDir));
    } catch {
      return null; // it is starting
    }
  }

  return {
    /** Sends SIGKILL as soon as the process runs. */
    async kill(kind: KindOfKill): Promise<void> {
      const pid = await until(`the ${kind} to be there`, () => pidOf(kind));
      killed.add(pid);
      Deno.kill(pid, "SIGKILL");
      await until(`the ${kind} to be gone`, () => pidOf(kind) !== pid);
    },
    recovered: () => recovery,
    /** The processes that ended without being killed. */
    unasked: () => unasked,
    /** Stops both in good order. @returns their exit codes */
    async stop(): Promise<number[]> {
      isOver = true;
      return [await other.end("SIGTERM"), await product.end("SIGTERM")];
    },
    async [Symbol.asyncDispose]() {
      isOver = true;
      await Promise.all(started.map((process) => process.end("SIGKILL")));
    },
  };
}
