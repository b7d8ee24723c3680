import { rm } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { connect } from "../../server/database/connection.ts";
import { startEmbedded } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrate.ts";
import { makeDataTemplate } from "./product/data_template.ts";
import { FOLDER_PREFIX } from "./product/start_product.ts";
import type {} from "./database/test_server.ts";

/** Durability is switched off: everything is deleted at the end. */
const FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  deadlock_timeout: "50ms",
  max_connections: "300",
};

/** Starts the product's own PostgreSQL once for all tests. */
export default async function setUp({ provide }: TestProject) {
  const dataTemplate = await makeDataTemplate();
  const dataDir = await Deno.makeTempDir({ dir: dataTemplate.parent, prefix: FOLDER_PREFIX });
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

  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    await dataTemplate[Symbol.asyncDispose]();
  };
}
