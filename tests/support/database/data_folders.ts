import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "../../../server/database/embedded/start.ts";

export const start = (dataDir: string) => startEmbedded({ dataDir, log: () => {} });

/** Data folders for the embedded database, which go when the tests end. */
export async function dataFolders() {
  const scratch = await Deno.makeTempDir();
  const made = join(scratch, "made"); // to copy: creating a database takes most of a second
  await (await start(made)).stop();
  const empty = () => Deno.makeTempDir({ dir: scratch });
  return {
    empty,
    /** One in which the product has run before. */
    async filled(): Promise<string> {
      const folder = await empty();
      await new Deno.Command("cp", { args: ["-a", `${made}/.`, folder] }).output();
      return folder;
    },
    remove: () => Deno.remove(scratch, { recursive: true }),
  };
}

/** The rows that one statement answers, by a connection of its own. */
export async function query(config: pg.PoolConfig, text: string) {
  const client = new pg.Client(config as pg.ClientConfig);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
