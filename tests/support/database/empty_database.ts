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
  // As files: page by page, as is usual, it takes twice as long.
  await keeper().query(`create database ${database} template ${template} strategy file_copy`);
  const config = { host, port, user, database, ssl: false, max: 4 };
  return {
    config,
    async drop(): Promise<void> {
      await left(database);
      await keeper().query(`drop database ${database} with (force)`);
    },
  };
}

/**
 * Waits a moment for those who are just leaving: a pool calls itself ended before they have, and
 * their error would be unhandled.
 */
async function left(database: string): Promise<void> {
  for (let checks = 0; checks < MOST_LOOKS; checks++) {
    const { rowCount } = await keeper()
      .query("select from pg_stat_activity where datname = $1", [database]);
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const MOST_LOOKS = 20;
const LOOK_MS = 5;

let kept: pg.Pool | undefined;

/** The connection by which all tests of a process make their databases: each new one is a process. */
function keeper(): pg.Pool {
  if (kept) return kept;
  const { host, port, user } = inject("testServer");
  const server = { host, port, user, database: "postgres", ssl: false };
  kept = new pg.Pool({ ...server, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  kept.on("error", () => {}); // the server ends before this process
  return kept;
}
