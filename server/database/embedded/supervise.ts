import { type Account, runAs } from "./account.ts";

/** A process that always ends with this one. */
export type Supervised = {
  /** Its exit code, after the last line of its output. */
  readonly exited: Promise<number>;
  /** Sends SIGINT and waits until it has ended. */
  stop(): Promise<void>;
};

type Options = {
  readonly account: Account;
  readonly cwd: string;
  readonly env?: Record<string, string>;
  /** Called with each line of its standard error, which must be drained or the process would block. */
  readonly onLine: (line: string) => void;
};

/**
 * Reads its standard input, a pipe that only our process has. When the pipe ends, because we stop it or
 * were killed, it sends SIGINT repeatedly: a process that has just started may miss the first. It
 * ignores signals itself, so that it outlives us.
 */
const SUPERVISOR = `
trap '' HUP INT TERM
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
{ read -r _; while kill -INT "$child"; do sleep 0.1; done; } <&3 2>/dev/null &
watcher=$!
exec 3<&-
wait "$child"
code=$?
kill -KILL "$watcher"
exit "$code"
`;

/** The garbage collector would close an unreferenced child's pipe, which stops the child. */
const running = new Set<Deno.ChildProcess>();

/** Runs `command` in a shell that ends it when this process ends. */
export function supervise(command: readonly string[], options: Options): Supervised {
  const { account, cwd, env = {}, onLine } = options;
  const [program, args] = runAs(account, ["sh", "-c", SUPERVISOR, "supervisor", ...command]);
  const child = new Deno.Command(program, {
    args,
    cwd,
    clearEnv: true, // PGPORT and similar variables would change the server
    env: { PATH: Deno.env.get("PATH") ?? "/usr/bin:/bin", ...env },
    stdin: "piped",
    stdout: "null",
    stderr: "piped",
    detached: true, // own session: Ctrl-C in our terminal must not reach it first
  }).spawn();
  running.add(child);
  const drained = eachLine(child.stderr, onLine);
  const exited = (async () => {
    const { code } = await child.status;
    await release(child); // if only the shell was killed, its watcher still ends the rest
    running.delete(child);
    await drained;
    return code;
  })();
  return {
    exited,
    async stop() {
      await release(child);
      await exited;
    },
  };
}

/** Closes the pipe; it may already be closed. */
const release = (child: Deno.ChildProcess) => child.stdin.close().catch(() => {});

async function eachLine(stream: Deno.ChildProcess["stderr"], onLine: (line: string) => void) {
  let rest = "";
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    lines.forEach(onLine);
  }
  if (rest) onLine(rest);
}
