/**
 * Imports 100,000 people from a Firestore: documents a second and the memory of the importing process,
 * once without a stop, and once killed three times: both must end the same.
 * Run: deno run -A bench/firestore.ts [PEOPLE]
 */
import { createDataFolder } from "../tests/support/product/start_product.ts";
import {
  endState,
  importByProcess,
  startEarlierProject,
} from "../tests/support/firestore/earlier_process.ts";
import { peakMegabytes, residentMegabytes } from "./support/process_memory.ts";
import { reportRatio } from "./support/report.ts";
import { isSmall, scaled } from "./support/scale.ts";

const PEOPLE = Number(Deno.args[0] ?? scaled(100_000, 60));
const DOCUMENTS = PEOPLE * 2 + 3;
const KILLS = isSmall ? [0.5] : [0.2, 0.5, 0.8];

const project = await startEarlierProject(PEOPLE);
await using straight = await createDataFolder();
await using killed = await createDataFolder();
const whole = await measure(straight.path, []);
const broken = await measure(killed.path, KILLS.map((share) => Math.floor(share * DOCUMENTS)));
const [one, other] = [await endState(straight.path), await endState(killed.path)];
const killedTimes = `killed ${KILLS.length} times`;
console.table({ "without a stop": whole, [killedTimes]: broken });
console.log(one);
const isSame = JSON.stringify(one) === JSON.stringify(other);
if (!isSame) console.error("the end states differ", other);
else console.log(`both ended the same; the Firestore itself ended ${project.restarts()} times`);
reportRatio(
  "Memory of a Firestore's import at its end, beside after a tenth of the documents",
  whole["MB at the end"] / whole["MB at the first tenth"],
  1.3,
);
await project[Symbol.asyncDispose]();
Deno.exit(isSame ? 0 : 1);

/** Runs the task until it is done; kills it at each of these counts of documents. */
async function measure(dataDir: string, killsAt: number[]) {
  const begun = performance.now();
  const memory: number[] = [];
  let peak = 0;
  const kills = await importByProcess({
    dataDir,
    project,
    goesOn(documents, pid) {
      memory.push(residentMegabytes(pid));
      peak = Math.max(peak, peakMegabytes(pid));
      if (documents < (killsAt[0] ?? Infinity)) return true;
      killsAt.shift();
      return false;
    },
  });
  const seconds = (performance.now() - begun) / 1000;
  return {
    kills,
    seconds: Math.round(seconds * 10) / 10,
    "documents/s": Math.round(DOCUMENTS / seconds),
    "MB at the first tenth": memory[Math.floor(memory.length / 10)] ?? 1, // none in the small form
    "MB at the end": memory.at(-1) ?? 1,
    "peak MB": peak,
  };
}
