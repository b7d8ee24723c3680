import { join } from "node:path";

/** Microseconds of processor that a process has used so far; Linux's own count, in ticks of 10 ms. */
export function processorTime(pid: number): number {
  const [user, system] = ticks(pid);
  return (user! + system!) * 10_000;
}

/** The same of a process and all below it, with those that have ended. */
export function processorTimeBelow(pid: number): number {
  const below = descendants(pid).flatMap((one) => unlessEnded(() => ticks(one)) ?? []);
  return [...ticks(pid), ...below].reduce((sum, one) => sum + one, 0) * 10_000;
}

/** Microseconds that the machine's processors have worked so far, for whomever. */
export function processorTimeOfAll(): number {
  const [user, nice, system, _idle, _waits, irq, softirq] = Deno.readTextFileSync("/proc/stat")
    .split("\n")[0]!.split(/\s+/).slice(1).map(Number);
  return (user! + nice! + system! + irq! + softirq!) * 10_000;
}

/** Its own time as a user's and as the system's, then the same of its children that have ended. */
function ticks(pid: number): number[] {
  const stat = Deno.readTextFileSync(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ").slice(11, 15).map(Number);
}

function descendants(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = unlessEnded(() => Deno.readTextFileSync(file)) ?? "";
  return children.trim().split(" ").filter(Boolean).map(Number)
    .flatMap((child) => [child, ...descendants(child)]);
}

/** Null: the process ended meanwhile, and its time is its parent's from now on. */
function unlessEnded<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    const isGone = error instanceof Deno.errors.NotFound ||
      (error as { code?: string }).code === "ESRCH"; // between its opening and its reading
    if (isGone) return null;
    throw error;
  }
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Returns the id of the embedded database's first process; all others descend from it. */
export async function databasePid(dataDir: string): Promise<number> {
  const file = await Deno.readTextFile(join(dataDir, "postgres", "postmaster.pid"));
  return Number(file.split("\n")[0]);
}
