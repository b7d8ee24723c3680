import { type Config, readConfig } from "./config/config.ts";
import { ConfigError } from "./config/variables.ts";
import { importFirestore, ImportsTwice } from "./core/firestore/importing/import_firestore.ts";
import { type ImportReport, reportLines } from "./core/firestore/importing/import_report.ts";
import { mirrorEverything } from "./core/firestore/mirroring/mirror_everything.ts";
import { OtherProject, requireProject } from "./core/firestore/project.ts";
import { system } from "./core/users/viewer.ts";
import { openDatabaseBeside } from "./database/connection.ts";
import { runForOperator } from "./process/program.ts";
import { openProduct } from "./product.ts";
import { openImportSource, sourceFailure } from "./product/firestore.ts";

const USAGE = "Usage: deno task firestore import [--dry-run | --replace-project] | mirror";

/** Documents between two lines about how far it is. */
const LINE_EVERY = 1_000;

/**
 * For operators: `deno task firestore import` brings the people, plans and themes of a Firestore, also
 * while the product runs. One that was interrupted goes on; a later one takes what changed.
 * `deno task firestore mirror` has everything written there, once the mirror is on.
 */
await runForOperator(async () => {
  const [verb, ...flags] = Deno.args;
  const config = readConfig(Deno.env.toObject());
  if (verb === "mirror" && flags.length === 0) return await mirror(config);
  const [flag = null, ...more] = flags;
  const isKnown = flag === null || flag === "--dry-run" || flag === "--replace-project";
  if (verb !== "import" || !isKnown || more.length > 0) throw new ConfigError(USAGE);
  await runImport(config, flag);
});

/** Requests that the product writes everything to Firestore, as after the mirror is turned on. */
async function mirror(config: Config): Promise<void> {
  if (!config.firestore?.isMirrored) throw new ConfigError("FIRESTORE_MIRROR must be on");
  await using product = await openProduct(config, openDatabaseBeside);
  await requireProject(product.contextOf(system), config.firestore.projectId)
    .catch(throwSentence);
  const count = await mirrorEverything(product.contextOf(system), {});
  console.log(`${count} documents wait; the product writes them while it runs`);
}

/** @throws ConfigError for what the operator can do something about */
function throwSentence(error: unknown): never {
  const isTheirs = error instanceof ImportsTwice || error instanceof OtherProject;
  throw isTheirs ? new ConfigError(error.message) : error;
}

async function runImport(
  config: Config,
  flag: "--dry-run" | "--replace-project" | null,
): Promise<void> {
  const isDryRun = flag === "--dry-run";
  await using product = await openProduct(config, openDatabaseBeside);
  const failure = (error: unknown) => sourceFailure(error, config.firestore?.projectId ?? "");
  const source = await openImportSource(config).catch((error) => {
    throw failure(error);
  });
  const begun = performance.now();
  const report = await importFirestore(() => product.contextOf(system), source, {
    isDryRun,
    isReplacing: flag === "--replace-project",
    onPage: progress(),
  }).catch((error) => throwSentence(failure(error)));
  await source.close();
  const seconds = (performance.now() - begun) / 1000;
  for (const line of reportLines(report)) console.log(line);
  console.log(isDryRun ? "Nothing was written" : `Done in ${seconds.toFixed(1)} s`);
}

function progress() {
  let next = LINE_EVERY;
  return ({ documents }: ImportReport) => {
    if (documents < next) return;
    next = documents + LINE_EVERY;
    console.log(`${documents} documents`);
  };
}
