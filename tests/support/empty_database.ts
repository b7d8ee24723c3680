import pg from "pg";
import { inject } from "vitest";
import type {} from "./test_server.ts";

/**
 * A migrated, empty database of one's own; with `template0` it has no tables at all. `drop` ends
 * whatever connections are left.
 */
export async function emptyDatabase(template = inject("testServer").template) {
  const { host, port, user } = inject("testServer");
  const database = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await once(`create database ${database} template ${template}`);
  const config = { host, port, user, database, ssl: false, max: 4 };
  return { config, drop: () => once(`drop database ${database} with (force)`) };
}

async function once(statement: string) {
  const { host, port, user } = inject("testServer");
  const client = new pg.Client({ host, port, user, database: "postgres", ssl: false });
  await client.connect();
  await client.query(statement);
  await client.end();
}
