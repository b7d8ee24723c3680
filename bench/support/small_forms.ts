import PQueue from "p-queue";
import { makeDataTemplate } from "../../tests/support/product/data_template.ts";
import { shareProduct } from "./product.ts";

/** Nothing is measured, so that they may hold each other up. */
const AT_ONCE = 5;
/** They take longest, and start what they need themselves: they begin while the others' product starts. */
const independent = ["whatsapp", "messenger", "rules", "start"];
/** They begin next: one that took long at the end would keep a processor waiting. */
const long = ["redirect", "documents", "firestore", "retention"];
/** Those that run one after another: the second changes what the first reads. */
const inTurn = ["public_page", "live"];
const isPlaced = (name: string) => [...independent, ...long, ...inTurn].includes(name);

/**
 * Runs the small form of each of these benches, and prints what one says only where it fails.
 * @returns those that failed
 */
export async function runSmall(names: readonly string[]): Promise<string[]> {
  await using _template = await makeDataTemplate();
  const product = shareProduct();
  product.catch(() => {}); // reported where it is awaited below
  const failed: string[] = [];
  async function run(name: string) {
    const begun = performance.now();
    const command = benchCommand(name, { BENCH_SMALL: "1" }, "piped");
    const { success, stdout, stderr } = await command.output();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.info(`${seconds.padStart(6)} s  ${name}${success ? "" : " failed"}`);
    if (success) return;
    failed.push(name);
    for (const said of [stdout, stderr]) console.error(new TextDecoder().decode(said));
  }
  const turns = [...long, ...names.filter((name) => !isPlaced(name))].map((name) => [name]);
  const queue = new PQueue({ concurrency: AT_ONCE });
  try {
    await queue.addAll([
      ...independent.filter((name) => names.includes(name)).map((name) => () => run(name)),
      ...[...turns, inTurn].map((turn) => async () => {
        await product;
        for (const name of turn) if (names.includes(name)) await run(name);
      }),
    ]);
  } finally {
    await (await product)[Symbol.asyncDispose]();
  }
  return failed;
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
