import { getLogger } from "@logtape/logtape";
import { retryUntilDone } from "../jobs/retry.ts";

const log = getLogger(["garimpo", "messenger"]);

/** Makes the messaging process end when its standard input does. */
export const CHILD_FLAG = "--beside-web";

/**
 * The command of the messaging process, here and in `deno task messenger`. A burst of new keys soon
 * becomes garbage: without a limit on the whole heap and on its young generation, memory grows all
 * the same, and the C library holds an arena more for each thread.
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

type MessengerChild = {
  /** Asks the process to end, and waits until it has sent what is on its way. */
  readonly stop: () => Promise<void>;
};

/** At module level: the garbage collector closes a process nobody refers to, which ends it. */
let running: Deno.ChildProcess | undefined;

/** Runs the messaging process as a child of this one, and again when it ends by itself. */
export function startMessengerChild(): MessengerChild {
  const stopping = new AbortController();

  async function runOnce() {
    if (stopping.signal.aborted) return;
    running = new Deno.Command(Deno.execPath(), {
      args: [...messengerCommand.args, CHILD_FLAG],
      env: messengerCommand.env,
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
