import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveDatabase } from "../../server/backup/move_database.ts";
import { connect } from "../../server/database/connection.ts";
import { migrate } from "../../server/database/migrate.ts";
import { digestsOf, rulesOf } from "../support/backup/database_rows.ts";
import { dataFolders, start } from "../support/database/data_folders.ts";
import { emptyDatabase } from "../support/database/empty_database.ts";
import { restoreDump } from "../support/database/restore_dump.ts";

let folders: Awaited<ReturnType<typeof dataFolders>>;
beforeAll(async () => {
  folders = await dataFolders();
});
afterAll(() => folders.remove());

test("a database moves into the embedded one and back to a DATABASE_URL, row by row", async () => {
  const source = await restoreDump("0_1_0");
  const db = connect<unknown>(source.config, () => {});
  await migrate(db);
  await db.destroy();
  const expected = await digestsOf(source.config);
  const rules = await rulesOf(source.config);
  await using embedded = await start(await folders.filled());
  await moveDatabase(source.config, embedded.config);
  expect(await digestsOf(embedded.config)).toEqual(expected);
  await source.drop();

  const named = await emptyDatabase("template0");
  await moveDatabase(embedded.config, named.config);
  expect(await digestsOf(named.config)).toEqual(expected);
  expect(await rulesOf(named.config)).toEqual(rules);
  expect(await digestsOf(embedded.config)).toEqual(expected); // it stays as it was
  await expect(moveDatabase(embedded.config, named.config)).rejects.toThrow("holds data");
  await named.drop();
});

test("a database that others are connected to is not moved", async () => {
  const [from, to] = [await emptyDatabase(), await emptyDatabase("template0")];
  const other = new pg.Client(from.config);
  await other.connect();
  await expect(moveDatabase(from.config, to.config)).rejects.toThrow("stop the product first");
  await other.end();
  await from.drop();
  await to.drop();
});
