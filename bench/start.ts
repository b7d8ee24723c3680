/**
 * Time from the start of the process until `/healthz` answers: with an empty data folder, and again
 * with the same one, beside a bare `Deno.serve`: `deno run -A bench/start.ts`.
 */
import { createDataFolder, startProduct } from "../tests/support/product/start_product.ts";
import { median } from "./support/processor_time.ts";
import { reportRatio } from "./support/report.ts";
import { isSmall, scaled } from "./support/scale.ts";

const TURNS = scaled(5, 1);
const bare = `Deno.serve({ port: 0 }, () => new Response("ok"))`;

/** The small form has one: both are the same work. */
const starts = isSmall ? ["first start"] : ["first start", "second start"];
const took = Object.fromEntries(
  ["bare Deno.serve", ...starts].map((name) => [name, [] as number[]]),
);

for (let turn = 0; turn < TURNS; turn++) {
  await using folder = await createDataFolder();
  took["bare Deno.serve"]!.push(await timed(bareServer));
  for (const start of starts) {
    took[start]!.push(
      await timed(async () => {
        const product = await startProduct(folder.path);
        const answer = await fetch(`${product.origin}/healthz`);
        if (!answer.ok) throw new Error(`not healthy: ${answer.status}`);
        await answer.body?.cancel();
        return () => product.end("SIGTERM");
      }),
    );
  }
}
const base = median(took["bare Deno.serve"]!);
console.table(Object.fromEntries(
  Object.entries(took).map(([name, times]) => {
    const ms = median(times);
    return [name, { "ms to healthy": Math.round(ms), "× bare": Number((ms / base).toFixed(1)) }];
  }),
));

for (const start of starts) {
  const name = start[0]!.toUpperCase() + start.slice(1);
  reportRatio(`${name} until healthy, beside a bare Deno.serve`, median(took[start]!) / base);
}

async function timed(start: () => Promise<() => unknown>): Promise<number> {
  const begun = performance.now();
  const end = await start();
  const ms = performance.now() - begun;
  await end();
  return ms;
}

async function bareServer() {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["eval", bare],
    stdout: "piped",
    stderr: "piped",
  })
    .spawn();
  const lines = child.stderr.pipeThrough(new TextDecoderStream()).getReader();
  const { value = "" } = await lines.read();
  const port = /:(\d+)/.exec(value)?.[1];
  await (await fetch(`http://localhost:${port}`)).body?.cancel();
  return async () => {
    child.kill();
    await child.status;
  };
}
