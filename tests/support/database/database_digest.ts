import { sql } from "kysely";
import type { Member, testApp } from "../test_app.ts";

/** The whole database, or one person's part of it, as one word: it changes if anything does. */
export async function databaseDigest(
  { db }: Pick<Awaited<ReturnType<typeof testApp>>, "db">,
  person?: Member,
): Promise<string> {
  const { rows } = await sql<{ name: string; own: boolean }>`
    select t.table_name as name, bool_or(c.column_name = 'user_id') as own
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1 order by 1`.execute(db);
  const parts = rows.filter(({ name, own }) => !person || own || name === "users")
    .map(({ name, own }) => {
      const whose = person ? sql`where ${sql.ref(own ? "user_id" : "id")} = ${person.id}` : sql``;
      return sql`select ${name}::text as name, md5(string_agg(t::text, '|' order by t::text)) as part
        from ${sql.table(name)} t ${whose}`;
    });
  // Ordered here: of many tables, the parts are read at once, and come as they are ready.
  const all = await sql<{ part: string | null }>`
    ${sql.join(parts, sql` union all `)} order by name`.execute(db);
  return all.rows.map(({ part }) => part).join();
}
