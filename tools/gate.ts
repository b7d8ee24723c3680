import { join } from "node:path";
import { readBrowserReport, readUnitReport, slowestFiles } from "./gate_report.ts";

/**
 * The gate: runs its steps in order, ends where one fails, and prints what each took, the
 * slowest test files, and the processor's seconds in all.
 */
const REPORTS = await Deno.makeTempDir({ prefix: "gate-" });
const UNITS = join(REPORTS, "units.json");
const BROWSERS = join(REPORTS, "browsers.json");

type Step = {
  readonly name: string;
  /** Of `deno`. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** The steps in order; those of one entry run at once. */
const steps: readonly (readonly Step[])[] = [
  [{ name: "setup", args: ["task", "setup"] }],
  [{ name: "emulator", args: ["task", "emulator"] }],
  [{ name: "format", args: ["fmt", "--check"] }],
  [{ name: "lint", args: ["lint"] }],
  [{ name: "types", args: ["task", "types"] }],
  [{ name: "artifacts", args: ["task", "artifacts"] }],
  [{ name: "web", args: ["task", "web"] }],
  // Much of what the browsers' tests do is waiting.
  [{
    name: "units",
    args: [
      ...["task", "units", "--maxWorkers=2"], // the browsers need a processor, too
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${UNITS}`],
    ],
  }, {
    name: "e2e",
    args: ["task", "e2e", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSERS },
  }],
];

const rows: { step: string; seconds: number; processor: number }[] = [];
const failed: string[] = [];
const started = performance.now();
let processorUsed = processorSeconds();
for (const together of steps) {
  await Promise.all(together.map(run));
  if (failed.length > 0) break;
}
const seconds = (performance.now() - started) / 1000;

const files = [...readUnitReport(UNITS), ...readBrowserReport(BROWSERS)];
await Deno.remove(REPORTS, { recursive: true });
print();
if (failed.length > 0) Deno.exit(1);

async function run({ name, args, env }: Step) {
  const begun = performance.now();
  const { success } = await new Deno.Command(Deno.execPath(), { args: [...args], env: env ?? {} })
    .spawn().status;
  // A child's seconds are added when it ends: what is new is this one's.
  const used = processorSeconds();
  rows.push({
    step: name,
    seconds: (performance.now() - begun) / 1000,
    processor: used - processorUsed,
  });
  processorUsed = used;
  if (!success) failed.push(name);
}

function print() {
  const processor = rows.reduce((sum, row) => sum + row.processor, 0);
  const line = (seconds: number, processor: number | null, name: string) =>
    `${seconds.toFixed(1).padStart(9)}${(processor?.toFixed(1) ?? "").padStart(11)}  ${name}`;
  const count = (key: "passed" | "failed") => files.reduce((sum, file) => sum + file[key], 0);
  const slowest = slowestFiles(files, 15);
  console.info([
    "",
    "  seconds  processor  step",
    ...rows.map(({ step, seconds, processor }) => line(seconds, processor, step)),
    line(seconds, processor, "in all"),
    ...(slowest.length === 0 ? [] : ["", "  seconds             slowest test files"]),
    ...slowest.map(({ path, seconds }) => line(seconds, null, path)),
    "",
    `${count("passed")} passed, ${count("failed")} failed in ${files.length} files` +
    (failed.length > 0 ? `; failed: ${failed.join(" and ")}` : ""),
  ].join("\n"));
}

/** Seconds that ended children have kept a processor busy, theirs included: `proc_pid_stat(5)`. */
function processorSeconds(): number {
  const CLOCK_TICKS = 100; // a second; Linux's USER_HZ
  try {
    const fields = Deno.readTextFileSync("/proc/self/stat").split(") ").at(-1)!.split(" ");
    return (Number(fields[13]) + Number(fields[14])) / CLOCK_TICKS;
  } catch {
    return NaN; // not Linux
  }
}
