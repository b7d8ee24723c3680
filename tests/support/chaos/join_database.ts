import type { Context, Ports } from "../../../server/core/context.ts";
import type { Tables } from "../../../server/core/tables.ts";
import type { Viewer } from "../../../server/core/users/viewer.ts";
import { connect } from "../../../server/database/connection.ts";
import { joinEmbedded } from "../../../server/database/embedded/start.ts";
import { recordEvents } from "../../../server/jobs/record_events.ts";
import { storedSecretKey } from "../../../server/config/secret_key.ts";
import { openVault } from "../../../server/adapters/vault/vault.ts";

/** The database of the product that runs on `dataDir`, to ask and to call use-cases on. */
export async function joinDatabase(dataDir: string) {
  const embedded = await joinEmbedded({ dataDir, log: () => {} });
  const db = connect<Tables>({ ...embedded.config, max: 8 }, () => {});
  const record = recordEvents(() => Promise.resolve()); // sending has no reactions
  return {
    db,
    vault: await openVault(await storedSecretKey(dataDir)),
    contextOf: (viewer: Viewer): Context => ({
      db,
      viewer,
      now: new Date(),
      ports: {} as Ports, // queueing asks nothing of the outside
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
