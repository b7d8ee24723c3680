import { RpcError, type StatusName } from "./protocol.ts";

type Fault = {
  readonly method: string;
  readonly name: StatusName;
  /** How many calls pass before the first fails. */
  after: number;
  times: number;
  /** Fails only after the work is done, as when the answer is lost on the way. */
  readonly isLate: boolean;
};

const DETAILS: Partial<Record<StatusName, string>> = {
  RESOURCE_EXHAUSTED: "Quota exceeded.",
  UNAVAILABLE: "The service is currently unavailable.",
  ABORTED: "Too much contention on these documents. Please try again.",
  DEADLINE_EXCEEDED: "The deadline was exceeded.",
};

/** Failures on demand, and counts of calls, by the method. */
export class Faults {
  readonly calls = new Map<string, number>();
  readonly #faults: Fault[] = [];

  /** Makes the next calls of a method fail. */
  fail(
    method: string,
    name: StatusName,
    { times = 1, after = 0, isLate = false }: {
      times?: number;
      after?: number;
      isLate?: boolean;
    } = {},
  ): void {
    this.#faults.push({ method, name, after, times, isLate });
  }

  /** Ends all failures. */
  heal(): void {
    this.#faults.length = 0;
  }

  count(method: string): number {
    return this.calls.get(method) ?? 0;
  }

  /** Counts a call. @throws RpcError if it is to fail now; @returns the failure for its end, if any */
  enter(method: string): RpcError | null {
    this.calls.set(method, this.count(method) + 1);
    const fault = this.#faults.find((one) => one.method === method && one.times > 0);
    if (!fault) return null;
    if (fault.after > 0) {
      fault.after--;
      return null;
    }
    fault.times--;
    const error = new RpcError(fault.name, DETAILS[fault.name] ?? "on demand");
    if (fault.isLate) return error;
    throw error;
  }
}
