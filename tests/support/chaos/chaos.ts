import sharp from "sharp";
import { joinDatabase } from "./join_database.ts";
import { killAtRandom } from "./kill_at_random.ts";
import { counts, ledger, problems, stuckLanes, underWay } from "./ledger.ts";
import { resumeSessions } from "./resume_sessions.ts";
import { createSenders } from "./create_senders.ts";
import { runProcesses } from "./run_processes.ts";
import { seededRandom } from "./seeded_random.ts";
import { queue } from "./sending.ts";
import { foundWithin } from "../until.ts";
import { type ChaosChannel, vendors } from "./vendor.ts";
import { type Broken, checkPromises } from "./broken_promises.ts";
import { queueInWaves } from "./queue_in_waves.ts";
import { createDataFolder } from "../product/start_product.ts";
import { shopSite } from "../sites/shop_site.ts";

export type Chaos = {
  readonly channel: ChaosChannel;
  readonly sessions: number;
  readonly dispatches: number;
  readonly kills: number;
  /** The same seed kills and fails in the same order, as far as processes allow. */
  readonly seed: number;
  readonly log?: (line: string) => void;
};

const IMAGES = "imagens.example";
/** Milliseconds within which all is sent or uncertain after the last fault. */
const SETTLED_WITHIN = 180_000;
const AT_PEACE_WITHIN = 60_000;

/**
 * Sends offers through a messenger's stand-in that fails at random, while product, messaging
 * processes and database are killed at random. @returns the totals and every broken promise
 */
export async function chaos(
  { channel, sessions, dispatches, kills, seed, log = () => {} }: Chaos,
) {
  const begun = performance.now();
  await using folder = await createDataFolder();
  await using images = shopSite();
  const jpeg = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#c00" } })
    .jpeg().toBuffer();
  images.serve(IMAGES, "/foto", () => new Response(new Uint8Array(jpeg)));
  await using vendor = await vendors[channel]();
  const standins = `${vendor.env.OUTBOUND_STANDINS},${images.standins(IMAGES)}`;
  const env = { ...vendor.env, OUTBOUND_STANDINS: standins };
  await using running = await runProcesses(folder.path, env);
  await using database = await joinDatabase(folder.path);
  const imageUrl = `https://${IMAGES}/foto`;
  const lanes = await createSenders({ database, vendor, imageUrl }, { sessions, dispatches });
  const isSettled = async () => await underWay(database) === 0;

  await using owners = resumeSessions(database, vendor.awaitsOwner);
  vendor.fail(seededRandom(seed));
  let isQueued = false;
  const [killed] = await Promise.all([
    killAtRandom(running, {
      ...{ kills, dispatches, random: seededRandom(seed + 1), log },
      progress: vendor.came,
      isOver: async () => isQueued && await isSettled(),
    }),
    queueInWaves(database, lanes.map((sendings) => sendings.slice(0, -1)), log)
      .then(() => isQueued = true),
  ]);
  await running.recovered();
  log("all is queued, nothing more is killed");
  await foundWithin(SETTLED_WITHIN, isSettled);

  vendor.behave();
  log("one more offer for each session, with nothing in its way");
  await Promise.all(lanes.map((sendings) => queue(database, sendings.at(-1)!)));
  await foundWithin(SETTLED_WITHIN, isSettled);
  const isAtPeace = async () =>
    (await stuckLanes(database)).length === 0 && (await problems(database)).length === 0;
  await foundWithin(AT_PEACE_WITHIN, isAtPeace);

  const { broken, ...tally } = checkPromises({
    queued: lanes.flat().flatMap(({ keys }) => keys),
    entries: await ledger(database),
    record: vendor.record(),
    counts: await counts(database),
  });
  const ended = {
    ...vendor.broken(),
    "lanes that nobody works at": await stuckLanes(database),
    "sessions in problem": await problems(database),
    "processes that ended by themselves": running.unasked(),
    "processes that did not end well": (await running.stop()).filter((code) => code !== 0),
  };
  return {
    ...tally,
    killed,
    resumed: owners.resumed(),
    faults: vendor.faults(),
    minutes: (performance.now() - begun) / 60_000,
    /** The violations of each promise, described. */
    broken: { ...broken, ...ended } as Broken,
  };
}
