import { fileURLToPath } from "node:url";
import { startProcess } from "../product/start_process.ts";

/**
 * Starts a stand-in in a process of its own, so that its cost is not measured with the product's.
 * So many members of each group decrypt messages. It is controlled over HTTP.
 */
export async function startStandinProcess(witnesses = 1) {
  const program = fileURLToPath(new URL("./run_standin.ts", import.meta.url));
  const process = await startProcess(program, { WITNESSES: String(witnesses) }, /^\{.*\}$/m);
  const where: { origin: string; socketUrl: string; standins: string } = JSON.parse(
    process.ready[0],
  );

  /** Sends it a command of `control.ts`. @throws if it fails */
  async function order<Outcome = unknown>(name: string, input: object = {}): Promise<Outcome> {
    const answer = await fetch(`${where.origin}/control/${name}`, {
      method: "POST",
      body: JSON.stringify(input),
    });
    if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
    return await answer.json();
  }

  const close = () => process[Symbol.asyncDispose]();
  return { ...where, order, pid: process.pid, close, [Symbol.asyncDispose]: close };
}
