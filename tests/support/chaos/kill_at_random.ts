import { type KindOfKill, kindsOfKill, type runProcesses } from "./run_processes.ts";
import { shuffled } from "./seeded_random.ts";
import { until } from "../until.ts";

type Killing = {
  readonly kills: number;
  readonly dispatches: number;
  readonly random: () => number;
  /** Returns how many messages the vendor has received. */
  readonly progress: () => number;
  /** Returns whether nothing is left to do. */
  readonly isOver: () => Promise<boolean>;
  readonly log: (line: string) => void;
};

/** The share of the work over which the kills are spread: some is left after the last one. */
const KILLED_DURING = 0.8;
/** The share of kills that are followed by the next at once. */
const TWO_AT_ONCE = 0.25;

/** Kills what is running, each kind equally often. @returns the number of kills by kind */
export async function killAtRandom(
  running: Awaited<ReturnType<typeof runProcesses>>,
  { kills, dispatches, random, progress, isOver, log }: Killing,
): Promise<Readonly<Record<KindOfKill, number>>> {
  const killed = { PRODUCT: 0, ITS_MESSENGER: 0, OTHER_MESSENGER: 0, DATABASE: 0 };
  const rounds = Array.from({ length: Math.ceil(kills / kindsOfKill.length) });
  const order = rounds.flatMap(() => shuffled(kindsOfKill, random)).slice(0, kills);
  const between = dispatches * KILLED_DURING / (kills * (1 - TWO_AT_ONCE));
  let next = between * random();
  for (const [n, kind] of order.entries()) {
    await until("messages to be sent", async () => progress() >= next || await isOver());
    await running.kill(kind);
    killed[kind]++;
    log(`kill ${n + 1} of ${kills}: ${kind}, after ${progress()} messages`);
    if (random() >= TWO_AT_ONCE) next = progress() + 2 * between * random();
  }
  return killed;
}
