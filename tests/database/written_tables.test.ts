import type { PostgresPool, PostgresPoolClient } from "kysely";
import { expect, test } from "vitest";
import { watchWrites } from "../../server/database/written_tables.ts";

/** A watched connection, and what it was told; statements that contain `fails` are rejected. */
async function watched() {
  let count = 0;
  const client = {
    query: (text: string) =>
      text.includes("fails") ? Promise.reject(new Error("failed")) : Promise.resolve({ rows: [] }),
    release() {},
  } as unknown as PostgresPoolClient;
  const pool: PostgresPool = {
    options: {},
    connect: () => Promise.resolve(client),
    end: () => Promise.resolve(),
  };
  const connection = await watchWrites(pool, { tables: ["users"], onWritten: () => count++ })
    .connect();
  return {
    release: connection.release,
    /** How often it was told, in all, after this statement. */
    async after(text: string) {
      await connection.query(text, []).catch(() => {});
      return count;
    },
  };
}

test("a write is told once it is committed, with or without a transaction", async () => {
  const { after } = await watched();
  expect(await after('update "users" set a = 1')).toBe(1);
  expect(await after("with x as (select 1) delete from users using x")).toBe(2);
  expect(await after('UPDATE\n  only "public"."users" set a = 1')).toBe(3);
  expect(await after("begin")).toBe(3);
  expect(await after('insert into "users" values (1)')).toBe(3);
  expect(await after("rollback to s")).toBe(3);
  expect(await after("commit")).toBe(4);
  expect(await after("commit")).toBe(4);
});

test("what may be written is told as well: a failure, a rollback, a transaction that is left", async () => {
  const { after, release } = await watched();
  expect(await after('update "users" set fails = 1')).toBe(1);
  await after("start transaction isolation level serializable");
  await after("truncate users");
  expect(await after("rollback")).toBe(2);
  await after("begin");
  expect(await after("merge into users as u using x on true")).toBe(2);
  release();
  expect(await after("select 1")).toBe(3);
});

test("reads, and writes to other tables, are not told", async () => {
  const { after } = await watched();
  await after('select * from "users" for update');
  await after('update "users_of_groups" set a = 1');
  await after('insert into "offers" select from "users"');
  expect(await after('delete from "offers"')).toBe(0);
});
