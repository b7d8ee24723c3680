import { type Account, runAs } from "./account.ts";

/** A process that ends when this one does, however this one ends. */
export type Supervised = {
  /** Its exit code; what it said has been told by then. */
  readonly exited: Promise<number>;
  /** Asks it to end in good order (SIGINT), and waits until it has. */
  stop(): Promise<void>;
};

type Options = {
  readonly account: Account;
  readonly cwd: string;
  readonly env?: Record<string, string>;
  /** Hears each line of its standard error, which must be drained or it would stop writing. */
  readonly onLine: (line: string) => void;
};

/**
 * Blocks on reading its standard input, a pipe that only our process holds: at its end (we stop it,
 * or were killed) it sends SIGINT, again and again, since a process that has just begun may not
 * hear the first. It heeds no signal itself, so that it outlives whatever ends us.
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

/** What is out of reach is closed by the garbage collector, and that pipe's end stops the child. */
const running = new Set<Deno.ChildProcess>();

/** Runs `command` below a shell that ends it when this process ends. */
export function supervise(command: readonly string[], options: Options): Supervised {
  const { account, cwd, env = {}, onLine } = options;
  const [program, args] = runAs(account, ["sh", "-c", SUPERVISOR, "supervisor", ...command]);
  const child = new Deno.Command(program, {
    args,
    cwd,
    clearEnv: true, // PGPORT and its like would change what the server does
    env: { PATH: Deno.env.get("PATH") ?? "/usr/bin:/bin", ...env },
    stdin: "piped",
    stdout: "null",
    stderr: "piped",
    detached: true, // a session of its own: Ctrl-C in our terminal must not reach it before us
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

/** Ends the pipe; that it is already closed, or its reader gone, is as good. */
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
