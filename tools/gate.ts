import { join } from "node:path";
import { readBrowserReport, readUnitReport, slowestFiles } from "./gate_report.ts";

/**
 * The gate: runs its steps in order, ends at the first that fails, and prints what each took, the
 * slowest test files, and the processor's seconds in all.
 */
const REPORTS = await Deno.makeTempDir({ prefix: "gate-" });
const UNITS = join(REPORTS, "units.json");
const BROWSERS = join(REPORTS, "browsers.json");

/** Arguments of `deno`, and the environment. */
const steps: readonly { name: string; args: readonly string[]; env?: Record<string, string> }[] = [
  { name: "setup", args: ["task", "setup"] },
  { name: "emulator", args: ["task", "emulator"] },
  { name: "format", args: ["fmt", "--check"] },
  { name: "lint", args: ["lint"] },
  { name: "types", args: ["task", "types"] },
  { name: "artifacts", args: ["task", "artifacts"] },
  { name: "web", args: ["task", "web"] },
  {
    name: "units",
    args: ["task", "units", "--reporter=default", "--reporter=json", `--outputFile.json=${UNITS}`],
  },
  // After the units, which have compiled most of what they run.
  { name: "benches", args: ["task", "bench", "--small"] },
  {
    name: "e2e",
    args: ["task", "e2e", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSERS },
  },
];

const rows: { step: string; seconds: number; processor: number }[] = [];
let failed: string | null = null;
for (const { name, args, env } of steps) {
  const [started, before] = [performance.now(), processorSeconds()];
  const { success } = await new Deno.Command(Deno.execPath(), { args: [...args], env: env ?? {} })
    .spawn().status;
  rows.push({
    step: name,
    seconds: (performance.now() - started) / 1000,
    processor: processorSeconds() - before,
  });
  if (!success) {
    failed = name;
    break;
  }
}

const files = [...readUnitReport(UNITS), ...readBrowserReport(BROWSERS)];
await Deno.remove(REPORTS, { recursive: true });
print();
if (failed) Deno.exit(1);

function print() {
  const total = (key: "seconds" | "processor") => rows.reduce((sum, row) => sum + row[key], 0);
  const line = (seconds: number, processor: number | null, name: string) =>
    `${seconds.toFixed(1).padStart(9)}${(processor?.toFixed(1) ?? "").padStart(11)}  ${name}`;
  const count = (key: "passed" | "failed") => files.reduce((sum, file) => sum + file[key], 0);
  const slowest = slowestFiles(files, 15);
  console.info([
    "",
    "  seconds  processor  step",
    ...rows.map(({ step, seconds, processor }) => line(seconds, processor, step)),
    line(total("seconds"), total("processor"), "in all"),
    ...(slowest.length === 0 ? [] : ["", "  seconds             slowest test files"]),
    ...slowest.map(({ path, seconds }) => line(seconds, null, path)),
    "",
    `${count("passed")} passed, ${count("failed")} failed in ${files.length} files` +
    (failed ? `; the gate ended at "${failed}"` : ""),
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
