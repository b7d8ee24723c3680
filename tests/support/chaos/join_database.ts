import type { Context, Ports } from "../../../server/core/context.ts";
import type { Tables } from "../../../server/core/tables.ts";
import type { Viewer } from "../../../server/core/users/viewer.ts";
import { connect } from "../../../server/database/connection.ts";
import { joinEmbedded } from "../../../server/database/embedded/start.ts";
import { recordEvents } from "../../../server/jobs/record_events.ts";
import { storedSecretKey } from "../../../server/config/secret_key.ts";
import { openVault } from "../../../server/adapters/vault/vault.ts";

/**
 * Connects to the database of the product that runs on `dataDir`, to query it and call use-cases.
 */
export async function joinDatabase(dataDir: string) {
  const embedded = await joinEmbedded({ dataDir, log: () => {} });
  const db = connect<Tables>({ ...embedded.config, max: 8 }, () => {});
  const record = recordEvents(() => Promise.resolve()); // queueing has no reactions
  return {
    db,
    vault: await openVault(await storedSecretKey(dataDir)),
    contextOf: (viewer: Viewer): Context => ({
      db,
      viewer,
      now: new Date(),
      ports: {} as Ports, // queueing uses no ports
      record,
      live: () => {
        throw new Error("nobody listens here");
      },
    }),
    async [Symbol.asyncDispose]() {
      await db.destroy();
      await embedded.stop();
    },
  };
}
