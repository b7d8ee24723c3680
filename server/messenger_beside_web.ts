import { getLogger } from "@logtape/logtape";
import { retryUntilDone } from "./jobs/retry.ts";

const log = getLogger(["garimpo", "messenger"]);

/** Tells the messaging process that it ends when its input does. */
export const BESIDE_WEB = "--beside-web";

/**
 * How the messaging process is run, here and by `deno task messenger`. A burst of new keys is garbage
 * soon: without limits to all of it, and to what is young of it, its memory grows all the same; and
 * the C library keeps some more a thread.
 */
export const messengerCommand = {
  args: [
    "run",
    "-A",
    "--v8-flags=--max-old-space-size=400,--max-semi-space-size=4",
    "server/messenger.ts",
  ],
  env: { MALLOC_ARENA_MAX: "2" },
} as const;

export type MessengerBeside = {
  /** Asks it to end, and waits until it has sent what is on its way. */
  readonly stop: () => Promise<void>;
};

/** What is out of reach is closed by the garbage collector, and that ends the messenger. */
let running: Deno.ChildProcess | undefined;

/** Runs the messaging process beside this one, and again when it ends by itself. */
export function runMessengerBeside(): MessengerBeside {
  const stopping = new AbortController();

  async function runOnce() {
    if (stopping.signal.aborted) return;
    running = new Deno.Command(Deno.execPath(), {
      args: [...messengerCommand.args, BESIDE_WEB],
      env: messengerCommand.env,
      stdin: "piped",
    }).spawn();
    const { code } = await running.status;
    if (!stopping.signal.aborted) throw new Error(`the messenger ended with ${code}`);
  }
  const kept = retryUntilDone(
    runOnce,
    stopping.signal,
    (error) => log.error("starting the messenger again: {error}", { error }),
  );

  return {
    async stop() {
      stopping.abort();
      await running?.stdin.close().catch(() => {}); // it may have ended already
      await kept;
    },
  };
}
