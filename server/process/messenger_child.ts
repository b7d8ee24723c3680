import { getLogger } from "@logtape/logtape";
import { retryUntilDone } from "../jobs/retry.ts";

const log = getLogger(["garimpo", "messenger"]);

/** Ends the messaging process when its standard input ends. */
export const CHILD_FLAG = "--beside-web";

/**
 * The command of the messaging process, here and in `deno task messenger`. Pairing creates many
 * short-lived keys: the limits on the heap, on its young generation and on the C library's arenas keep
 * memory from growing.
 */
export const messengerCommand = {
  args: [
    "run",
    "-A",
    "--v8-flags=--max-old-space-size=400,--max-semi-space-size=16",
    "server/messenger.ts",
  ],
  env: { MALLOC_ARENA_MAX: "2" },
} as const;

/** Where traces are collected, the messaging process has a name of its own. */
function serviceName(): Record<string, string> {
  const web = Deno.env.get("OTEL_SERVICE_NAME");
  return web ? { OTEL_SERVICE_NAME: `${web}-messenger` } : {};
}

type MessengerChild = {
  /** Ends the process after the messages that are being sent. */
  readonly stop: () => Promise<void>;
};

/** At module level: the garbage collector would close an unreferenced process, which ends it. */
let running: Deno.ChildProcess | undefined;

/** Runs the messaging process as a child process, and restarts it when it ends by itself. */
export function startMessengerChild(): MessengerChild {
  const stopping = new AbortController();

  async function runOnce() {
    if (stopping.signal.aborted) return;
    running = new Deno.Command(Deno.execPath(), {
      args: [...messengerCommand.args, CHILD_FLAG],
      env: { ...messengerCommand.env, ...serviceName() },
      stdin: "piped",
    }).spawn();
    const { code } = await running.status;
    if (!stopping.signal.aborted) throw new Error(`the messenger ended with ${code}`);
  }
  const restarts = retryUntilDone(
    runOnce,
    stopping.signal,
    (error) => log.error("starting the messenger again: {error}", { error }),
  );

  return {
    async stop() {
      stopping.abort();
      await running?.stdin.close().catch(() => {}); // it may have ended already
      await restarts;
    },
  };
}
