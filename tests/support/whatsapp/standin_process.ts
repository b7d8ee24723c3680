import { fileURLToPath } from "node:url";
import { startProcess } from "../product/start_process.ts";

/**
 * A stand-in in a process of its own, so that what it costs is not counted with what is measured: of
 * each group so many members open what comes. It is told what to do over HTTP.
 */
export async function startStandinProcess(witnesses = 1) {
  const program = fileURLToPath(new URL("./run_standin.ts", import.meta.url));
  const process = await startProcess(program, { WITNESSES: String(witnesses) }, /^\{.*\}$/m);
  const where: { origin: string; socketUrl: string; standins: string } = JSON.parse(
    process.ready[0],
  );

  /** Has it do that; see `control.ts`. @throws when it cannot */
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
