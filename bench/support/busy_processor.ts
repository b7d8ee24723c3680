/** Milliseconds of one turn of work and rest. */
const TURN_MS = 10;

/** Keeps this share of one processor busy, and nothing else: no memory, no disk, no database. */
export function keepBusy(share: number): Promise<never> {
  const turn = () => {
    const from = performance.now();
    while (performance.now() - from < share * TURN_MS);
    setTimeout(turn, Math.max(0, TURN_MS - (performance.now() - from)));
  };
  turn();
  return new Promise<never>(() => {});
}

/** Keeps so many processors' worth busy in processes of their own, which run `script`. */
export function busyProcessors(script: string, processors: number): Disposable {
  const count = Math.ceil(processors);
  const children = Array.from({ length: count }, () =>
    new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", script, "busy", String(processors / count)],
    }).spawn());
  return { [Symbol.dispose]: () => children.forEach((child) => child.kill("SIGKILL")) };
}
