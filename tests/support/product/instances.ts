import { connect } from "../../../server/database/connection.ts";
import type { Tables } from "../../../server/core/tables.ts";
import { emptyDatabase } from "../database/empty_database.ts";
import { createDataFolder, startMessenger, startProduct } from "./start_product.ts";
import { telegramStandin } from "../telegram/standin.ts";

/** Two web processes on one database, and messaging processes beside them; they go with its scope. */
export async function startInstances() {
  await using failed = new AsyncDisposableStack();
  const { config, drop } = await emptyDatabase();
  failed.defer(drop);
  const db = connect<Tables>(config, () => {});
  failed.defer(() => db.destroy());
  const telegram = failed.use(await telegramStandin());
  const { host, port, user, database } = config;
  const path = `${database}?host=${encodeURIComponent(host)}`;
  const more = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${path}`,
    SECRET_KEY: "s".repeat(32), // one for all: what one seals, another opens
  };
  const held = failed.move();
  const folder = async () => held.use(await createDataFolder()).path;
  const web = async () => held.use(await startProduct(await folder(), telegram.standins, more));
  try {
    const [a, b] = await Promise.all([web(), web()]);
    return {
      db,
      telegram,
      a,
      b,
      /** One more; `sendSeconds`: a message that takes longer is in doubt. */
      messenger: async (sendSeconds: number) => {
        const its = { ...more, SEND_TIMEOUT_SECONDS: String(sendSeconds) };
        return held.use(await startMessenger(await folder(), telegram.standins, its));
      },
      [Symbol.asyncDispose]: () => held.disposeAsync(),
    };
  } catch (error) {
    await held.disposeAsync();
    throw error;
  }
}
