/**
 * Runs the benches and keeps what they measured: `deno task bench [NAMES…]` runs all or some, adds a
 * line for each figure to `bench/history.csv` and writes the README's table; `--small` only shows
 * that each still works; `compare` prints what became worse against the last commit with a line.
 */
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Figure, REPORT_FILE } from "./support/report.ts";
import {
  compareWithLast,
  type HistoryLine,
  isWorse,
  readHistory,
  writeHistory,
} from "./support/history.ts";
import { withFigures } from "./support/readme_table.ts";
import { benchCommand, runSmall } from "./support/small_forms.ts";

const benches = [
  "start",
  "list_offers",
  "documents",
  "read_pages",
  "read_classes",
  "hostile_pages",
  "generator",
  "outbound",
  "lanes",
  "messenger",
  "whatsapp",
  "live",
  "own_events",
  "public_page",
  "redirect",
  "store",
  "first_visit",
  "authentication",
  "cards",
  "catalogue",
  "insights",
  "rules",
  "webhooks",
  "retention",
  "assistant",
  "firestore",
];
const HISTORY = "bench/history.csv";
const README = "README.md";

const { values, positionals } = parseArgs({
  options: { small: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [first] = positionals;
if (first === "compare") compare();
else if (values.small) end(await runSmall(positionals.length > 0 ? positionals : benches));
else await runAll(positionals.length > 0 ? positionals : benches);

/** Runs each to its end, and stores the figures of those that succeeded. */
async function runAll(names: readonly string[]): Promise<void> {
  const folder = await Deno.makeTempDir();
  const report = join(folder, "figures");
  await Deno.writeTextFile(report, "");
  const failed: string[] = [];
  for (const name of names) {
    console.info(`\n${name}`);
    const { success } = await benchCommand(name, { [REPORT_FILE]: report }, "inherit").spawn()
      .status;
    if (!success) failed.push(name);
  }
  const written = (await Deno.readTextFile(report)).split("\n").filter(Boolean);
  await Deno.remove(folder, { recursive: true });
  await store(written.map((line) => JSON.parse(line) as Figure));
  end(failed);
}

async function store(figures: readonly Figure[]): Promise<void> {
  const about = {
    date: new Date().toISOString().slice(0, 10),
    commit: await commitName(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
  };
  const lines = [...history(), ...figures.map((figure) => ({ ...about, ...figure }))];
  await Deno.writeTextFile(HISTORY, writeHistory(lines));
  await Deno.writeTextFile(README, withFigures(await Deno.readTextFile(README), lines));
}

/** The commit that is measured; with a plus where files differ from it. */
async function commitName(): Promise<string> {
  const git = async (...args: string[]) => {
    const { stdout } = await new Deno.Command("git", { args }).output();
    return new TextDecoder().decode(stdout).trim();
  };
  const changed = await git("status", "--porcelain", "--", ":!bench/history.csv", ":!README.md");
  return `${await git("rev-parse", "--short=8", "HEAD")}${changed ? "+" : ""}`;
}

function history(): HistoryLine[] {
  try {
    return readHistory(Deno.readTextFileSync(HISTORY));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

/** Prints each figure beside the last one of another commit, those that became worse first. */
function compare(): void {
  const compared = compareWithLast(history())
    .toSorted((a, b) => Number(isWorse(b)) - Number(isWorse(a)));
  for (const comparison of compared) {
    const { now, before } = comparison;
    const change = Math.round((now.ratio / before.ratio - 1) * 100);
    console.info(
      `${isWorse(comparison) ? "worse" : "     "}  ${now.name}: ${before.ratio} × ` +
        `(${before.commit}) → ${now.ratio} × (${now.commit}), ${change > 0 ? "+" : ""}${change} %`,
    );
  }
  if (compared.length === 0) console.info("No figure has two commits on the same machine yet.");
  if (compared.some(isWorse)) Deno.exitCode = 1;
}

function end(failed: readonly string[]): void {
  if (failed.length === 0) return;
  console.error(`failed: ${failed.join(", ")}`);
  Deno.exitCode = 1;
}
