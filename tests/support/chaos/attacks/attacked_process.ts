import { setTimeout as delay } from "node:timers/promises";

/** What an attack did to the process that it was made on. */
export type Damage = {
  /** Resident megabytes before, and at most during the attack. */
  readonly idleMb: number;
  readonly peakMb: number;
  /** Milliseconds of the slowest `/healthz` meanwhile, and of the one that 99 in 100 were below. */
  readonly slowestMs: number;
  readonly p99Ms: number;
  /**
   * Milliseconds of processor that its main thread took during one `/healthz`, at most: what
   * others wait for, however busy the machine is with something else.
   */
  readonly busiestMs: number;
};

const EVERY_MS = 20;

/** Runs `attack` on the process at `origin`, and measures it meanwhile. Linux only. */
export async function damageBy(
  attack: () => Promise<unknown>,
  { origin, pid }: { readonly origin: string; readonly pid: number },
): Promise<Damage> {
  await Deno.writeTextFile(`/proc/${pid}/clear_refs`, "5"); // begins the peak anew
  const idleMb = await residentMb(pid, "VmRSS");
  let isOver = false;
  const took: number[] = [];
  let busiestMs = 0;
  const probe = async () => {
    while (!isOver) {
      const [begun, busy] = [performance.now(), await processorMs(pid)];
      await (await fetch(`${origin}/healthz`)).body?.cancel();
      took.push(performance.now() - begun);
      busiestMs = Math.max(busiestMs, await processorMs(pid) - busy);
      await delay(EVERY_MS);
    }
  };
  const probing = probe();
  try {
    await attack();
  } finally {
    isOver = true;
    await probing;
  }
  const sorted = took.toSorted((a, b) => a - b);
  return {
    idleMb,
    peakMb: await residentMb(pid, "VmHWM"),
    slowestMs: Math.round(sorted.at(-1) ?? 0),
    p99Ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    busiestMs: Math.round(busiestMs),
  };
}

/** Milliseconds of processor that the main thread of `pid` has taken. */
async function processorMs(pid: number): Promise<number> {
  const [nanoseconds] = (await Deno.readTextFile(`/proc/${pid}/task/${pid}/schedstat`)).split(" ");
  return Number(nanoseconds) / 1e6;
}

async function residentMb(pid: number, field: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
