import project from "../../../deno.json" with { type: "json" };

/**
 * A program in a process of its own, once it says what `isReady` matches. One of the product's runs
 * with the options of its task in deno.json.
 */
export async function startProcess(
  program: string,
  env: Record<string, string>,
  isReady: RegExp,
) {
  const command = Object.values(project.tasks).find(({ command }) => command.endsWith(program))
    ?.command;
  const args = command?.split(" deno ")[1]?.split(" ") ?? ["run", "-A", program];
  const child = new Deno.Command(Deno.execPath(), { args, env, stdout: "piped", stderr: "piped" })
    .spawn();
  const lines: string[] = [];
  const ready = Promise.withResolvers<RegExpExecArray>();
  const outputs = [child.stdout, child.stderr].map(async (stream) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) {
      lines.push(text);
      const match = isReady.exec(text);
      if (match) ready.resolve(match);
    }
  });
  let hasEnded = false;
  const ended = child.status.then(({ code }) => {
    hasEnded = true;
    return code;
  });
  const exited = Promise.all([ended, ...outputs]).then(([code]) => {
    ready.reject(new Error(`it did not start: ${lines.join("")}`));
    return code;
  });
  ready.promise.catch(() => {}); // reported where it is awaited below

  /** Ends it so, if it still runs; its exit code, once what it started itself has ended, too. */
  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<number> {
    if (!hasEnded) child.kill(signal);
    return await exited;
  }
  return {
    ready: await ready.promise,
    pid: child.pid,
    said: () => lines.join(""),
    hasEnded: () => hasEnded,
    /** Its exit code. */
    ended,
    end,
    [Symbol.asyncDispose]: async () => void await end("SIGKILL"),
  };
}
