import { kill } from "node:process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Account, runAs } from "../../../server/database/embedded/account.ts";

type Options = {
  readonly deno?: string;
  readonly account?: Account;
  readonly env?: Record<string, string>;
};

/** Runs `row_writer.ts` in a process of its own. */
export function runProduct(dataDir: string, options: Options = {}) {
  const { deno = Deno.execPath(), account = null, env = {} } = options;
  const command = [
    deno,
    "run",
    "-A",
    "--cached-only",
    "tests/support/database/row_writer.ts",
    dataDir,
  ];
  const [program, args] = runAs(account, command);
  const child = new Deno.Command(program, { args, env, stdout: "piped", stderr: "piped" }).spawn();
  const progress = { ready: false, wrote: 0, away: false, returns: 0 };
  const reading = (async () => {
    let rest = "";
    for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\n");
      rest = lines.pop()!;
      for (const line of lines) {
        if (line === "ready") progress.ready = true;
        else if (line === "failed") progress.away = true;
        else {
          progress.wrote = Number(line);
          if (progress.away) progress.returns++;
          progress.away = false;
        }
      }
    }
  })();
  const said = new Response(child.stderr).text();
  async function killed() {
    if (isAlive(child.pid)) child.kill("SIGKILL");
    await Promise.all([child.status, reading, said]);
  }
  return {
    pid: child.pid,
    isReady: () => progress.ready,
    /** The last row that it reported as committed; after `killed`, the final one. */
    wrote: () => progress.wrote,
    /** How often it wrote again after the server had been away. */
    returns: () => progress.returns,
    /** What it said when it ended by itself. */
    said,
    /** `kill -9`, unless it is gone already. */
    killed,
    [Symbol.asyncDispose]: killed,
  };
}

/** The server's process for the data in `dataDir`, as it wrote it down itself. */
export function serverPid(dataDir: string): number {
  const pid = Number.parseInt(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8"));
  if (pid > 1) return pid;
  throw new Error(`${pid} is no server: a signal to it would reach others`);
}

export function isAlive(pid: number): boolean {
  try {
    return kill(pid, 0);
  } catch {
    return false;
  }
}
