import { fileURLToPath } from "node:url";
import type { Apart } from "./linked_numbers.ts";

/** The library alone in a process of its own; see `raw_baileys.ts`. */
export async function rawBaileys({ origin, socketUrl }: Apart) {
  const program = fileURLToPath(new URL("./raw_baileys.ts", import.meta.url));
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", program, origin, socketUrl],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const asks = child.stdin.getWriter();
  const answers = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  await answers.read(); // it is ready

  let last: Promise<unknown> = Promise.resolve();
  /** Executes an order after the earlier ones; returns how many milliseconds it took. */
  function ask(order: object): Promise<number> {
    const answer = last.then(() => askNow(order));
    last = answer;
    return answer;
  }

  async function askNow(order: object): Promise<number> {
    await asks.write(new TextEncoder().encode(`${JSON.stringify(order)}\n`));
    const { value, done } = await answers.read();
    if (done) throw new Error("the library alone has ended");
    return Number(value);
  }
  return {
    ask,
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      await asks.close();
      await child.status;
    },
  };
}
