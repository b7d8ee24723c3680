/**
 * Prints the rows of the database at DATABASE_URL as SQL, one statement a table: the tables
 * themselves come from the migrations that it lists. `tests/database/upgrade.test.ts` restores
 * such a dump of each released version.
 */
import pg from "pg";

const client = new pg.Client(Deno.env.get("DATABASE_URL"));
await client.connect();
const { rows: tables } = await client.query<{ name: string; columns: string }>(`
  select format('%I.%I', table_schema, table_name) as name,
    string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and (table_schema = 'public' or table_schema = 'pgboss' and table_name = 'job')
  group by 1 order by 1`);
for (const { name, columns } of tables) {
  const { rows } = await client.query<{ row: string }>(
    `select to_jsonb(t)::text as row from (select ${columns} from ${name}) t`,
  );
  if (rows.length === 0) continue;
  const values = client.escapeLiteral(`[\n${rows.map(({ row }) => row).join(",\n")}\n]`);
  console.log(`insert into ${name} (${columns}) overriding system value
select ${columns} from jsonb_populate_recordset(null::${name}, ${values});
`);
}
await client.end();
