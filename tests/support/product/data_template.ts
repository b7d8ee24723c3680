import { existsSync } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../../server/database/connection.ts";
import { lockFolder, startEmbedded } from "../../../server/database/embedded/start.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { DATA_TEMPLATE, FOLDER_PREFIX } from "./start_product.ts";

const ROOM = 2 ** 30;
/** Milliseconds: what is younger may be another run's, which needs it. */
const LONGEST_RUN_MS = 3 * 60 * 60 * 1000;

/**
 * Makes a data folder as the product's first start leaves it, but for its secret, and names it to this
 * process' children: they copy it, which saves each of them over a second. It goes with its scope.
 */
export async function makeDataTemplate() {
  const parent = await roomiestFolder();
  await removeLeftFolders(parent);
  const dataDir = await Deno.makeTempDir({ dir: parent, prefix: FOLDER_PREFIX });
  const server = await startEmbedded({ dataDir, log: () => {} });
  const db = connect<unknown>(server.config, () => {});
  await migrate(db);
  await db.destroy();
  await server.stop();
  Deno.env.set(DATA_TEMPLATE, dataDir);
  return {
    /** Where other folders of this run go. */
    parent,
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Returns a folder in memory, where there is room: a database is made there 20 times as fast. */
async function roomiestFolder(): Promise<string> {
  const memory = "/dev/shm";
  const room = await statfs(memory).then(({ bavail, bsize }) => bavail * bsize, () => 0);
  return room > ROOM ? memory : tmpdir();
}

/** Removes the folders of runs that were killed: their locks are free. */
async function removeLeftFolders(parent: string) {
  for await (const { name } of Deno.readDir(parent)) {
    const left = join(parent, name);
    if (!name.startsWith(FOLDER_PREFIX) || !existsSync(join(left, "postgres.lock"))) continue;
    try {
      const { mtime } = await Deno.stat(left);
      if (Date.now() - mtime!.getTime() < LONGEST_RUN_MS) continue;
      using _lock = await lockFolder(left);
      await Deno.remove(left, { recursive: true });
    } catch {
      // another run is under way there, or another user's
    }
  }
}
