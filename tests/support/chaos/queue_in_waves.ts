import type { joinDatabase } from "./join_database.ts";
import { underWay } from "./ledger.ts";
import { queue, type Sending } from "./sending.ts";
import { until } from "../until.ts";

/** Offers are queued in so many waves, each when half of the last is sent. */
const WAVES = 4;

/** Queues each person's sendings in order, in waves. */
export async function queueInWaves(
  database: Awaited<ReturnType<typeof joinDatabase>>,
  lanes: readonly (readonly Sending[])[],
  log: (line: string) => void,
): Promise<void> {
  for (let wave = 0; wave < WAVES; wave++) {
    const part = lanes.map((its) =>
      its.slice(its.length * wave / WAVES, its.length * (wave + 1) / WAVES)
    );
    const messages = part.flat().flatMap(({ keys }) => keys).length;
    await Promise.all(part.map(async (sendings) => {
      for (const sending of sendings) await queue(database, sending);
    }));
    log(`wave ${wave + 1} of ${WAVES} is queued: ${messages} messages`);
    await until("half of a wave to be through", async () => {
      const left = await underWay(database);
      return left !== null && left <= messages / 2;
    });
  }
}
