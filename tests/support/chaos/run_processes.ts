import { isAlive, serverPid } from "../database/run_row_writer.ts";
import { startMessenger, startProduct } from "../product/start_product.ts";
import { until } from "../until.ts";
import type { Vendor } from "./vendor.ts";

/** What is killed. The product takes its database, and in the end its messenger, along. */
export const kindsOfKill = ["PRODUCT", "ITS_MESSENGER", "OTHER_MESSENGER", "DATABASE"] as const;
export type KindOfKill = (typeof kindsOfKill)[number];

/** Whoever runs the product would try again, too: its database may be killed while it starts. */
const STARTS = 10;

type Served = Pick<Awaited<ReturnType<typeof startProduct>>, "pid" | "said" | "ended" | "end">;

/** The product on its embedded database, and one more messaging process; they run again and again. */
export async function runProcesses(
  dataDir: string,
  { OUTBOUND_STANDINS: standins, ...env }: Vendor["env"],
) {
  const more = { SEND_TIMEOUT_SECONDS: "2", ...env }; // leases are as short
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
    recovery.catch(() => {}); // told to whoever awaits it
  }
  const beginProduct = () => begun(() => startProduct(dataDir, standins, more));
  const beginOther = () => begun(() => startMessenger(dataDir, standins, more));

  let product = await beginProduct();
  let other = await beginOther();
  let isJoining = false;

  /** Whichever is gone runs again. The messenger joins the product's database: that one is first. */
  async function recover(): Promise<void> {
    if (product.hasEnded()) product = await beginProduct();
    if (!other.hasEnded()) return;
    isJoining = true;
    other = await beginOther().finally(() => isJoining = false);
  }

  function pidOf(kind: KindOfKill): number | null {
    switch (kind) {
      case "PRODUCT": // or the messenger that is joining would run the database itself
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

  /** A number that a process had which we killed may be another's by now. */
  const living = (pid: number) => !killed.has(pid) && isAlive(pid) ? pid : null;

  function databasePid(): number | null {
    try {
      return living(serverPid(dataDir));
    } catch {
      return null; // it is starting
    }
  }

  return {
    /** `kill -9`, as soon as it is there to be killed. */
    async kill(kind: KindOfKill): Promise<void> {
      const pid = await until(`the ${kind} to be there`, () => pidOf(kind));
      killed.add(pid);
      Deno.kill(pid, "SIGKILL");
      await until(`the ${kind} to be gone`, () => pidOf(kind) !== pid);
    },
    recovered: () => recovery,
    /** Those that ended though nobody had killed them. */
    unasked: () => unasked,
    /** Asks both to end in good order; their exit codes. */
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
