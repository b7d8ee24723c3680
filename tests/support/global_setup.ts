import { existsSync } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "../../server/database/connection.ts";
import { lockFolder, startEmbedded } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrate.ts";
import { DATA_TEMPLATE, FOLDER_PREFIX } from "./product/start_product.ts";
import type {} from "./database/test_server.ts";

/** What is lost with the machine may be lost here: everything goes at the end. */
const FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  deadlock_timeout: "50ms",
  max_connections: "300",
};

const ROOM = 2 ** 30;
/** Milliseconds: what is younger may be another run's, which needs it. */
const LONGEST_RUN_MS = 3 * 60 * 60 * 1000;

/** Starts the product's own PostgreSQL once for all tests. */
export default async function setUp({ provide }: TestProject) {
  const folder = await roomiest();
  await removeLeft(folder);
  const dataDir = await Deno.makeTempDir({ dir: folder, prefix: FOLDER_PREFIX });
  const said: string[] = [];
  const server = await startEmbedded({ dataDir, log: (line) => said.push(line), settings: FAST });
  const { host = "", port = 0, user = "" } = server.config;
  const template = "migrated";

  const client = new pg.Client(server.config);
  await client.connect();
  await client.query(`create database ${template}`);
  await client.end();
  const db = connect<unknown>({ ...server.config, database: template }, () => {});
  await migrate(db);
  await db.destroy();
  provide("testServer", { host, port, user, template });
  const firstRun = await Deno.makeTempDir({ dir: folder, prefix: FOLDER_PREFIX });
  await fill(firstRun);
  Deno.env.set(DATA_TEMPLATE, firstRun); // for this process' children, and for theirs

  return async () => {
    await server.stop();
    for (const made of [dataDir, firstRun]) await rm(made, { recursive: true, force: true });
  };
}

/** A data folder as the product's first start leaves it, but for its secret: takes over a second. */
async function fill(dataDir: string) {
  const server = await startEmbedded({ dataDir, log: () => {} });
  const db = connect<unknown>(server.config, () => {});
  await migrate(db);
  await db.destroy();
  await server.stop();
}

/** Where there is a folder in memory, with room: a database is made there 20 times as fast. */
async function roomiest(): Promise<string> {
  const memory = "/dev/shm";
  const room = await statfs(memory).then(({ bavail, bsize }) => bavail * bsize, () => 0);
  return room > ROOM ? memory : tmpdir();
}

/** Removes what a run left that was killed long ago: nobody holds its lock. */
async function removeLeft(folder: string) {
  for await (const { name } of Deno.readDir(folder)) {
    const left = join(folder, name);
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
