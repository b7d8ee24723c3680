import { sql } from "kysely";
import { expect, test } from "vitest";
import { openVault } from "../../server/adapters/vault/vault.ts";
import type { Context } from "../../server/core/context.ts";
import { GATEWAY_KEY } from "../../server/core/delivery/pairing/gateway.ts";
import { resealSecrets, sealedColumns } from "../../server/core/reseal_secrets.ts";
import { replaceSecrets } from "../../server/core/delivery/sessions/stored_secrets.ts";
import { seedEverything } from "../support/seed/seed_everything.ts";
import { SECRET, testApp } from "../support/test_app.ts";

const NEW = "another secret key, 32 characters";

/** Every secret of the database by where it is, as a vault opens it; "?" where it does not. */
async function opened({ db, ports: { vault } }: Pick<Context, "db" | "ports">) {
  const found: Record<string, string> = {};
  for (const [table, { column, key, about }] of Object.entries(sealedColumns)) {
    const { rows } = await sql<{ key: string[]; value: string | null }>`
      select array[${sql.join(key.map((name) => sql`${sql.ref(name)}::text`))}] as key,
        ${sql.ref(column)} as value from ${sql.table(table)}`.execute(db);
    for (const { key, value } of rows) {
      if (value === null) continue;
      found[`${table} ${key}`] = await vault.open(value, about(key)).catch(() => "?");
    }
  }
  return found;
}

async function seeded() {
  const w = await testApp();
  for (const name of ["ana", "bia"]) await seedEverything(w, await w.member(name), name);
  const ctx = w.system.ctx();
  const { vault } = ctx.ports;
  const { id } = await w.db.selectFrom("messenger_sessions").select("id")
    .executeTakeFirstOrThrow();
  const records = ["1", "2", "3"].map((n) => ({ kind: "pre-key", id: n, value: `key ${n}` }));
  await replaceSecrets(ctx, id, records);
  await w.db.insertInto("messenger_gateway").values({
    url: "https://gateway.example",
    key: await vault.seal("gateway", GATEWAY_KEY),
    key_hint: "way",
    checked_at: ctx.now,
    set_at: ctx.now,
  }).execute();
  const withVault = async (key: string, earlier: string[] = []) => ({
    ...ctx,
    ports: { ...ctx.ports, vault: await openVault(key, earlier) },
  });
  return { ...w, ctx, withVault };
}

test("all that an earlier key sealed is sealed with the new one, which then opens it alone", async () => {
  await using w = await seeded();
  const before = await opened(w.ctx);
  expect(Object.values(before)).toContain("key 2");
  const both = await w.withVault(NEW, [SECRET]);
  const steps = resealSecrets(both, 2);
  await steps.next();
  await steps.next(); // interrupted here, and run again:
  const counts = await Array.fromAsync(resealSecrets(both, 2));
  expect(await opened(await w.withVault(NEW))).toEqual(before);
  expect(await opened(await w.withVault(SECRET))).not.toEqual(before);
  expect(counts.map(({ column }) => column)).toContain("session_secrets.value");
  const again = await Array.fromAsync(resealSecrets(both));
  expect(again.map(({ resealed }) => resealed)).toEqual(again.map(() => 0));
});

test("what no key opens stays as it is, and is counted", async () => {
  await using w = await seeded();
  const before = await opened(w.ctx);
  const counts = await Array.fromAsync(resealSecrets(await w.withVault(NEW), 2));
  const sealed = Object.keys(before).length;
  expect(counts.reduce((sum, { unopened }) => sum + unopened, 0)).toBe(sealed);
  expect(await opened(w.ctx)).toEqual(before);
});

test("every column with a sealed secret is listed", async () => {
  await using w = await seeded();
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and data_type in ('text', 'jsonb') and table_type = 'BASE TABLE'`
    .execute(w.db);
  const sealed: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`select from ${sql.table(table)}
      where ${sql.ref(column)}::text ~ '^"?v1\\.[0-9a-f]{8}\\.' limit 1`.execute(w.db);
    if (rows.length > 0) sealed.push(`${table}.${column}`);
  }
  const listed = Object.entries(sealedColumns).map(([table, { column }]) => `${table}.${column}`);
  expect(sealed.filter((column) => !listed.includes(column))).toEqual([]);
  expect(sealed.length).toBeGreaterThanOrEqual(6);
});
