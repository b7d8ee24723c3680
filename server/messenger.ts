import { getLogger } from "@logtape/logtape";
import { askedToStop, endWithin } from "./asked_to_stop.ts";
import { type Config, readConfig } from "./config.ts";
import { system } from "./core/users/viewer.ts";
import { openDatabaseBeside } from "./database/open.ts";
import { keepConnections } from "./jobs/connections.ts";
import { runGroupClaims } from "./jobs/group_claims.ts";
import { runLanes } from "./jobs/lane_runner.ts";
import { runPairings } from "./jobs/pairings.ts";
import { startLogs } from "./logs.ts";
import { BESIDE_WEB } from "./messenger_beside_web.ts";
import { openProduct } from "./product.ts";
import { runForOperator } from "./run_for_operator.ts";

const log = getLogger(["garimpo", "messenger"]);

/** A silent process keeps its lanes so much longer than a message can take. */
const LEASE_TO_SEND = 1.5;
/** Seconds, beyond those of a message on its way, within which the process ends once asked to. */
const GRACE_SECONDS = 10;

await runForOperator(async () => {
  const config = readConfig(Deno.env.toObject());
  await startLogs(config.environment);
  await send(config);
});

/** The messaging process, from its start until it is asked to stop. */
async function send(config: Config) {
  const stop = Promise.race([
    askedToStop("SIGTERM", "SIGINT"),
    ...Deno.args.includes(BESIDE_WEB) ? [endOfInput()] : [],
  ]);
  await using product = await openProduct(config, openDatabaseBeside);
  const systemContext = () => product.contextOf(system);
  const sendMs = config.sendTimeoutSeconds * 1000;
  const connections = keepConnections({
    systemContext,
    webhookOrigin: config.publicUrl?.startsWith("https:") ? config.publicUrl : null,
  });
  const lanes = runLanes({ systemContext, connections, sendMs, leaseMs: sendMs * LEASE_TO_SEND });
  const pairings = runPairings({ systemContext });
  const claims = runGroupClaims({ systemContext, connections });
  product.onEvents(() => {
    lanes.wake();
    pairings.wake();
  });
  log.info("the messenger is ready as process {pid}", { pid: Deno.pid });

  await stop;
  log.info("stopping");
  endWithin(config.sendTimeoutSeconds + GRACE_SECONDS);
  await Promise.all([lanes.stop(), pairings.stop(), claims.stop()]);
  await connections.close();
}

/** The web process holds the other end: when that is gone, so is it. */
async function endOfInput(): Promise<void> {
  for await (const _ of Deno.stdin.readable); // nothing is ever written there
}
