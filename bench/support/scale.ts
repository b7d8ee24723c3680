/**
 * Whether the benches run in their small form: each way a few times, on little data. It shows that a
 * bench still works; its figures mean nothing. `deno task bench --small` sets it.
 */
export const isSmall = Deno.env.get("BENCH_SMALL") === "1";

/** Returns the size of a measurement, or of its small form. */
export const scaled = (full: number, small: number): number => isSmall ? small : full;

/** What a process prints last that runs small forms: none of them ended it before the next. */
export const ALL_RAN = "all have run";
