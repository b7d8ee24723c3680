import { getLogger } from "@logtape/logtape";
import { exitWithin, runForOperator, stopSignal } from "./process/program.ts";
import { type Config, readConfig } from "./config/config.ts";
import { system } from "./core/users/viewer.ts";
import { openDatabaseBeside } from "./database/connection.ts";
import { holdConnections } from "./delivery/connections.ts";
import { runGroupClaims } from "./delivery/group_claims.ts";
import { runLanes } from "./delivery/lane_runner.ts";
import { runPairings } from "./delivery/pairings.ts";
import { mayInclude } from "./jobs/found_events.ts";
import { startLogs } from "./process/logs.ts";
import { CHILD_FLAG } from "./process/messenger_child.ts";
import { hideAddresses } from "./metrics/traces.ts";
import { openProduct } from "./product.ts";

const log = getLogger(["garimpo", "messenger"]);

/** The lanes' lease, as a multiple of the longest time that a message can take. */
const LEASE_TO_SEND = 1.5;
/** Seconds to shut down, in addition to those for a message that is being sent. */
const GRACE_SECONDS = 10;

await runForOperator(async () => {
  const config = readConfig(Deno.env.toObject());
  await startLogs(config.environment);
  hideAddresses();
  await send(config);
});

/** Runs the messaging process until it is signaled to stop. */
async function send(config: Config) {
  const stopped = Promise.race([
    stopSignal("SIGTERM", "SIGINT"),
    ...Deno.args.includes(CHILD_FLAG) ? [endOfInput()] : [],
  ]);
  await using product = await openProduct(config, openDatabaseBeside, "MESSENGER");
  const systemContext = () => product.contextOf(system);
  const sendMs = config.sendTimeoutSeconds * 1000;
  const connections = holdConnections({
    systemContext,
    webhookOrigin: config.publicUrl?.startsWith("https:") ? config.publicUrl : null,
  });
  const lanes = runLanes({ systemContext, connections, sendMs, leaseMs: sendMs * LEASE_TO_SEND });
  const pairings = runPairings({ systemContext });
  const claims = runGroupClaims({ systemContext, connections });
  product.onEvents((found) => {
    if (found.wakesLanes) lanes.signal();
    if (mayInclude(found, (name) => name === "pairing.changed")) pairings.signal();
  });
  const reporter = product.startReporter();
  log.info("the messenger is ready as process {pid}", { pid: Deno.pid });

  await stopped;
  log.info("stopping");
  exitWithin(config.sendTimeoutSeconds + GRACE_SECONDS);
  await Promise.all([lanes.stop(), pairings.stop(), claims.stop()]);
  await connections.close();
  await reporter.stop();
}

/** Resolves when the web process, which has the other end of the input, has ended. */
async function endOfInput(): Promise<void> {
  for await (const _ of Deno.stdin.readable); // nothing is ever written there
}
