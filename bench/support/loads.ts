import type { Waits } from "./by_hand.ts";
import { processorTimeBelow, processorTimeOfAll } from "./processor_time.ts";

/** What messages by hand took in all turns of one kind, and the processors meanwhile. Linux only. */
export class Loads {
  readonly #waits: Waits[] = [];
  #ms = 0;
  #ours = 0;
  #all = 0;

  async add(run: () => Promise<Waits>): Promise<void> {
    const used = () => [processorTimeBelow(Deno.pid) / 1000, processorTimeOfAll() / 1000] as const;
    const [from, [ours, all]] = [performance.now(), used()];
    this.#waits.push(await run());
    const [oursNow, allNow] = used();
    this.#ms += performance.now() - from;
    this.#ours += oursNow - ours;
    this.#all += allNow - all;
  }

  /** How many processors' worth this process and all below it used. */
  get processors(): number {
    return this.#ours / this.#ms;
  }

  /** Milliseconds within which this share of messages started. */
  started(share: number): number {
    return at(this.#waits.flatMap(({ started }) => started), share);
  }

  row() {
    const queued = this.#waits.flatMap(({ queued }) => queued);
    const late = this.#waits.map(({ loopP99 }) => loopP99);
    return {
      messages: queued.length,
      "p50 ms": tenths(this.started(0.5)),
      "p95 ms": tenths(this.started(0.95)),
      "p99 ms": tenths(this.started(0.99)),
      "queued, p99 ms": tenths(at(queued, 0.99)),
      "event loop late, p99 ms": tenths(Math.max(...late)),
      "processors": Number(this.processors.toFixed(2)),
      "others' processors": Number(((this.#all - this.#ours) / this.#ms).toFixed(2)),
    };
  }
}

const tenths = (value: number) => Number(value.toFixed(1));

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
}
