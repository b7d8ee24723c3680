import { isSmall } from "./scale.ts";

/** A ratio that a bench measured: smaller is better. */
export type Figure = {
  /** What is compared with what, as the history and the README call it. */
  readonly name: string;
  readonly ratio: number;
  /** The ratio that it should not exceed; null: nobody has set one. */
  readonly goal: number | null;
};

/** Where `deno task bench` collects the figures of a run, a line of JSON each. */
export const REPORT_FILE = "BENCH_REPORT_FILE";

/** Prints a ratio beside its goal, and hands it to `deno task bench`, if that runs the bench. */
export function reportRatio(name: string, ratio: number, goal: number | null = null): void {
  const figure: Figure = { name, ratio: Number(ratio.toFixed(3)), goal };
  const against = goal === null ? "" : ` (goal ≤ ${goal})`;
  console.info(`${name}: ${ratio.toFixed(2)} ×${against}`);
  const file = Deno.env.get(REPORT_FILE);
  if (file && !isSmall) {
    Deno.writeTextFileSync(file, `${JSON.stringify(figure)}\n`, { append: true });
  }
}
