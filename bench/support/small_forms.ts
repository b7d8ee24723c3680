import PQueue from "p-queue";
import { makeDataTemplate } from "../../tests/support/product/data_template.ts";
import { shareProduct } from "./product.ts";
import { ALL_RAN } from "./scale.ts";

/** Nothing is measured, so that they may hold each other up. */
const AT_ONCE = 5;
/**
 * Those that run one after another in one process: to load the server takes a second of processor, and
 * `live` changes what `public_page` reads. They start what they need themselves, and begin while the
 * others' product starts.
 */
const independent = [
  ["whatsapp"],
  ["messenger", "lanes", "rules"],
  ["insights", "catalogue", "assistant", "authentication"],
  ["firestore"],
];
/** Those that begin once that product runs, whether they need it or not; the longest begin first. */
const withProduct = [["retention", "documents"], ["redirect"], ["start"], ["public_page", "live"]];

/**
 * Runs the small form of each of these benches, and prints what one says only where it fails.
 * @returns those that failed, with those of the same process
 */
export async function runSmall(names: readonly string[]): Promise<string[]> {
  await using _template = await makeDataTemplate();
  const product = shareProduct();
  product.catch(() => {}); // reported where it is awaited below
  const failed: string[] = [];
  const queue = new PQueue({ concurrency: AT_ONCE });
  const placed = [...independent, ...withProduct].flat();
  const alone = names.filter((name) => !placed.includes(name)).map((name) => [name]);
  const chosen = (groups: readonly string[][]) =>
    groups.map((group) => group.filter((name) => names.includes(name)))
      .filter((group) => group.length > 0);
  try {
    await queue.addAll([
      ...chosen(independent).map((group) => () => run(group)),
      ...[...chosen(withProduct), ...alone].map((group) => async () => {
        await product;
        await run(group);
      }),
    ]);
  } finally {
    await (await product)[Symbol.asyncDispose]();
  }
  return failed;

  async function run(group: readonly string[]) {
    const begun = performance.now();
    const env = { BENCH_SMALL: "1", BENCHES: group.join() };
    const output = await benchCommand("support/in_turn", env, "piped").output();
    const [said, complained] = [output.stdout, output.stderr]
      .map((bytes) => new TextDecoder().decode(bytes)) as [string, string];
    // One alone may end its process itself.
    const haveAllRun = group.length === 1 || said.trimEnd().endsWith(ALL_RAN);
    const success = output.success && haveAllRun;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.info(`${seconds.padStart(6)} s  ${group.join(", ")}${success ? "" : " failed"}`);
    if (success) return;
    failed.push(...group);
    console.error(said, complained);
  }
}

/** Returns the command that runs a bench. */
export function benchCommand(
  name: string,
  env: Record<string, string>,
  output: "inherit" | "piped",
): Deno.Command {
  const args = ["run", "-A", `bench/${name}.ts`];
  return new Deno.Command(Deno.execPath(), { args, env, stdout: output, stderr: output });
}
