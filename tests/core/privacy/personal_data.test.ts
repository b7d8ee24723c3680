import { sql } from "kysely";
import { expect, test } from "vitest";
import { holdings, personalData } from "../../../server/core/privacy/personal_data.ts";
import { testApp } from "../../support/test_app.ts";

/** Tables that are no part of the product's own, and why nothing in them is forgotten. */
const elsewhere: Readonly<Record<string, string>> = {
  auth_users: "the identity provider's, which removes it",
  auth_sessions: "goes with auth_users",
  auth_accounts: "goes with auth_users",
  auth_verifications: "emails' codes: removed with the account",
  attempts: "counts that expire by themselves",
  kysely_migration: "nobody's",
  kysely_migration_lock: "nobody's",
};

type Column = { table: string; column: string };

async function columnsOf({ db }: Awaited<ReturnType<typeof testApp>>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
      join pg_class on oid = format('%I.%I', table_schema, table_name)::regclass
    where table_schema = 'public' and table_type = 'BASE TABLE' and not relispartition`
    .execute(db);
  return rows;
}

test("every table and column of the database has a rule, and no rule lacks its column", async () => {
  await using w = await testApp();
  const columns = (await columnsOf(w)).filter(({ table }) => !(table in elsewhere));
  const tables = new Set(columns.map(({ table }) => table));
  expect([...tables].toSorted()).toEqual(Object.keys(personalData).toSorted());
  for (const [table, { people, key, gives, withholds }] of holdings) {
    const there = columns.filter((its) => its.table === table).map(({ column }) => column);
    expect([table, [...gives, ...withholds].toSorted()]).toEqual([table, there.toSorted()]);
    expect(there).toEqual(expect.arrayContaining([...people]));
    expect(gives).toEqual(expect.arrayContaining([...key])); // a page begins after a row's key
  }
});

test("every column that refers to a person, by a foreign key or by its name, is declared", async () => {
  await using w = await testApp();
  const { rows: keys } = await sql<Column>`
    select rel.relname as "table", att.attname as "column"
    from pg_constraint con join pg_class rel on rel.oid = con.conrelid
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
    where con.contype = 'f' and con.confrelid = 'users'::regclass`.execute(w.db);
  const named = (await columnsOf(w)).filter(({ table, column }) =>
    !(table in elsewhere) &&
    /^(user|admin|actor|subject|owner|author|changed_by)(_id)?$/.test(column)
  ).filter(({ table, column }) =>
    !["notifications.subject", "identities.subject"].includes(`${table}.${column}`)
  );
  expect(keys.length).toBeGreaterThan(10);
  const people = new Map<string, readonly string[]>(
    holdings.map(([table, { people }]) => [table, people]),
  );
  const missing = [...keys, ...named].filter(({ table, column }) =>
    !people.get(table)?.includes(column)
  );
  expect(missing).toEqual([]);
});

test("rows that are deleted with the account refer to it by foreign keys", async () => {
  await using w = await testApp();
  const { rows } = await sql<{ table: string; to: string; action: string }>`
    select rel.relname as "table", con.confrelid::regclass::text as "to",
      con.confdeltype::text as action
    from pg_constraint con join pg_class rel on rel.oid = con.conrelid
    where con.contype = 'f'`.execute(w.db);
  const cascades = (table: string): boolean =>
    table === "users" ||
    rows.some((key) => key.table === table && key.action === "c" && cascades(key.to));
  for (const [table, { deletion }] of holdings) {
    if (deletion === "CASCADE") expect([table, cascades(table)]).toEqual([table, true]);
    if (deletion === "UNNAMED") {
      expect(rows).toContainEqual({ table, to: "users", action: "n" });
    }
  }
});

test("deleting a person deletes no row of another that only names them", async () => {
  await using w = await testApp();
  const { rows } = await sql<Column & { action: string }>`
    select conrelid::regclass::text as "table", attname as "column", confdeltype::text as action
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass
    order by 1, 2`.execute(w.db);
  const naming = rows.filter(({ table, column }) =>
    holdings.some(([name, { people }]) => name === table && people.indexOf(column as never) > 0)
  );
  expect(naming).toEqual([
    { table: "feedbacks", column: "assignee_id", action: "n" },
    { table: "impersonations", column: "admin_id", action: "n" },
    { table: "referrals", column: "referred_id", action: "n" },
  ]);
});

test("large tables have an index: no copy or deletion reads other people's rows", async () => {
  await using w = await testApp();
  const { rows } = await sql<{ table: string; first: string }>`
    select indrelid::regclass::text as "table", pg_get_indexdef(indexrelid, 1, false) as first
    from pg_index where indpred is null and indrelid >= 16384 -- none of the system's
    `.execute(w.db);
  const much = holdings.filter(([, { deletion }]) => deletion === "SWEPT" || deletion === "KEPT");
  for (const [table, { people }] of much) {
    expect(rows).toContainEqual({ table, first: people[0] });
  }
  expect(rows).toContainEqual({ table: "events", first: "((payload ->> 'userId'::text))" });
});

test("no secret is among the exported columns", () => {
  for (const [table, { gives }] of holdings) {
    const secret = gives.filter((column) =>
      /credentials$|token(?!s$)|hash|secret|password|owner_code|session_key|bytes/.test(column)
    );
    expect([table, secret]).toEqual([table, []]);
  }
});
