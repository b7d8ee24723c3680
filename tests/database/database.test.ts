import type { EventEmitter } from "node:events";
import { type Generated, Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { connect } from "../../server/database/connection.ts";
import { migrate, type Migrations } from "../../server/database/migrate.ts";
import { inPage, type Page } from "../../server/database/page.ts";
import { PLANNED_ANEW, prepareStatements } from "../../server/database/prepared.ts";
import { savepoint, transaction } from "../../server/database/transaction.ts";
import { emptyDatabase } from "../support/database/empty_database.ts";

type Tables = { notes: { id: Generated<string>; day: string | null; text: string } };

/** A database with one table, by `max` connections. */
async function notes({ max = 1, prepare = true } = {}) {
  const { config, drop } = await emptyDatabase("template0");
  const lost: Error[] = [];
  const db = connect<Tables>({ ...config, max }, (error) => lost.push(error), { prepare });
  await sql`create table notes (id text primary key default gen_random_uuid(), day date, text text)`
    .execute(db);
  const end = async () => {
    await db.destroy();
    await drop();
  };
  return { db, config, lost, [Symbol.asyncDispose]: end };
}

const prepared = async (db: Kysely<Tables>) =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db))
    .rows.map(({ statement }) => statement);

async function times(count: number, run: () => Promise<unknown>) {
  for (let time = 0; time < count; time++) await run();
}

test("a statement marked to be planned anew is never prepared", async () => {
  await using w = await notes();
  const anew = sql.raw(PLANNED_ANEW);
  await times(5, () => sql`${anew} select text from notes where id = ${"x"}`.execute(w.db));
  expect(await prepared(w.db)).toEqual([]);
});

test("a frequent statement is prepared, and a rare one is not", async () => {
  await using w = await notes();
  await times(5, () => w.db.selectFrom("notes").select("text").where("id", "=", "x").execute());
  await w.db.selectFrom("notes").select("id").where("text", "=", "x").execute();
  expect(await prepared(w.db)).toEqual(['select "text" from "notes" where "id" = $1']);
});

test("behind a pooler no statement is prepared", async () => {
  await using w = await notes({ prepare: false });
  await times(5, () => w.db.selectFrom("notes").select("text").where("id", "=", "x").execute());
  expect(await prepared(w.db)).toEqual([]);
});

test("a connection has a limit of prepared statements", async () => {
  const { config, drop } = await emptyDatabase("template0");
  const pool = new pg.Pool({ ...config, max: 1 });
  pool.on("connect", (client) => client.on("error", () => {})); // the end of the database ends it
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: prepareStatements(pool, 3) }),
  });
  for (let column = 0; column < 10; column++) {
    await times(4, () => sql`select ${column}::int as ${sql.ref(`c${column}`)}`.execute(db));
  }
  expect((await prepared(db)).length).toBe(3);
  await db.destroy();
  await drop();
});

test("a connection is told once how a prepared statement's rows are read", async () => {
  const { config, drop } = await emptyDatabase("template0");
  const pool = new pg.Pool({ ...config, max: 1 });
  let descriptions = 0;
  pool.on("connect", (client) => {
    client.on("error", () => {}); // the end of the database ends it
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on("rowDescription", () => descriptions++);
  });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: prepareStatements(pool) }),
  });
  await sql`create table notes (id text primary key, day date, text text)`.execute(db);
  for (let n = 0; n < 6; n++) {
    const added = await db.insertInto("notes").values({ id: `${n}`, text: "a" }).execute();
    expect(added[0]!.numInsertedOrUpdatedRows).toBe(1n);
  }
  const read = () => db.selectFrom("notes").selectAll().where("text", "=", "a").execute();
  for (let n = 0; n < 6; n++) expect(await read()).toHaveLength(6);
  expect(descriptions).toBe(3); // two before the statement was prepared, and one then
  const again = db.insertInto("notes").values({ id: "5", text: "a" }).execute();
  await expect(again).rejects.toMatchObject({
    code: "23505",
    stack: expect.stringContaining("database.test.ts"),
  });
  expect(await read()).toHaveLength(6);
  await db.destroy();
  await drop();
});

test("a table that another instance migrates meanwhile is still read", async () => {
  await using w = await notes({ max: 2 });
  const read = (db: Kysely<Tables>) =>
    db.selectFrom("notes").selectAll().where("text", "=", "a").execute();
  await w.db.insertInto("notes").values({ id: "1", text: "a" }).execute();
  await times(4, () => read(w.db));
  await sql`alter table notes add column colour text default 'red'`.execute(w.db);
  expect(await read(w.db)).toEqual([{ id: "1", day: null, text: "a", colour: "red" }]);

  await times(4, () => read(w.db));
  await sql`alter table notes add column size int`.execute(w.db);
  expect(await transaction(w.db, read))
    .toEqual([{ id: "1", day: null, text: "a", colour: "red", size: null }]);
});

test("a lost connection is logged, and another one is used", async () => {
  await using w = await notes();
  const client = new pg.Client(w.config);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  await expect.poll(() => w.lost.length).toBeGreaterThan(0);
  expect(await w.db.selectFrom("notes").select("id").execute()).toEqual([]);
});

test("a calendar day is read back as it was written", async () => {
  await using w = await notes();
  await w.db.insertInto("notes").values({ day: "2026-02-28", text: "a" }).execute();
  expect(await w.db.selectFrom("notes").select("day").execute()).toEqual([{ day: "2026-02-28" }]);
});

test("two transactions that lock in opposite order both succeed", async () => {
  await using w = await notes({ max: 2 });
  await w.db.insertInto("notes").values([{ id: "1", text: "" }, { id: "2", text: "" }]).execute();
  const { promise: bothBegan, resolve } = Promise.withResolvers<void>();
  let began = 0;
  const lock = (ids: string[]) =>
    transaction(w.db, async (tx) => {
      for (const id of ids) {
        await tx.updateTable("notes").set((eb) => ({ text: sql`${eb.ref("text")} || 'x'` }))
          .where("id", "=", id).execute();
        if (++began === 2) resolve();
        await bothBegan;
      }
    });
  await Promise.all([lock(["1", "2"]), lock(["2", "1"])]);
  expect(await w.db.selectFrom("notes").select("text").execute()).toEqual([{ text: "xx" }, {
    text: "xx",
  }]);
});

test("a failed savepoint is rolled back alone, and a successful one is kept", async () => {
  await using w = await notes();
  const write = (text: string) => w.db.insertInto("notes").values({ text });
  const failing = new Error("wanted");
  await transaction(w.db, async (tx) => {
    const note = (text: string) => tx.executeQuery(write(text));
    await note("kept");
    await savepoint(tx, async () => {
      await note("outer");
      await savepoint(tx, async () => {
        await note("inner");
        throw failing;
      }).catch(() => {});
      throw failing;
    }).catch(() => {});
    await note("kept too");
  });
  expect((await w.db.selectFrom("notes").select("text").execute()).map(({ text }) => text))
    .toEqual(["kept", "kept too"]);
});

const twoSteps: Migrations = {
  "001_first": { up: (db) => sql`create table steps (n int)`.execute(db).then(() => {}) },
  "002_second": { up: (db) => sql`insert into steps values (1)`.execute(db).then(() => {}) },
};

test("four instances that start together on an empty database migrate it once", async () => {
  const { config, drop } = await emptyDatabase("template0");
  const instances = Array.from({ length: 4 }, () => connect<unknown>(config, () => {}));
  await Promise.all(instances.map((db) => migrate(db, twoSteps)));
  expect((await sql`select n from steps`.execute(instances[0]!)).rows).toEqual([{ n: 1 }]);
  await Promise.all(instances.map((db) => db.destroy()));
  await drop();
});

test("a failed migration is named, and rolled back with those before it", async () => {
  await using w = await notes();
  const wrong = { ...twoSteps, "003_third": { up: () => Promise.reject(new Error("not so")) } };
  await expect(migrate(w.db, wrong)).rejects.toThrow("003_third failed: Error: not so");
  expect((await sql`select to_regclass('steps') as steps`.execute(w.db)).rows).toEqual([{
    steps: null,
  }]);
});

test("a database migrated by a newer release is refused", async () => {
  await using w = await notes();
  await migrate(w.db, twoSteps);
  const { "001_first": first } = twoSteps;
  await expect(migrate(w.db, { "001_first": first! })).rejects.toThrow("002_second");
});

test("a list is read newest first, page by page, from either end", async () => {
  await using w = await notes();
  await w.db.insertInto("notes").values(["a", "b", "c", "d"].map((id) => ({ id, text: id })))
    .execute();
  const ids = async (page: Page) =>
    (await inPage(w.db.selectFrom("notes").select("id"), page).execute()).map(({ id }) => id)
      .join("");
  expect(await ids({ limit: 3, inverted: false })).toBe("dcb");
  expect(await ids({ limit: 3, inverted: false, after: "b" })).toBe("a");
  expect(await ids({ limit: 2, inverted: true })).toBe("ab");
  expect(await ids({ limit: 1, inverted: true, before: "b" })).toBe("c");
  expect(await ids({ limit: 9, inverted: false, after: "d", before: "a" })).toBe("cb");

  const joined = w.db.selectFrom("notes").innerJoin("notes as same", "same.id", "notes.id");
  const page = { limit: 1, inverted: false, after: "c" };
  expect(await inPage(joined.select("notes.id"), page, "notes.id").execute()).toEqual([{
    id: "b",
  }]);
});
