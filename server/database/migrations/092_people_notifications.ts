import { type Kysely, sql } from "kysely";

/** What each request reads of a person, and whom a changed row is about; null: everybody. */
const about = {
  users: { on: "update or delete", who: "old.id" },
  identities: { on: "update or delete", who: "old.user_id" },
  impersonations: { on: "insert or update or delete", who: "coalesce(new.admin_id, old.admin_id)" },
  plans: { on: "insert or update or delete", who: null },
} as const;

/** Notifies of whom a commit changed, so that people may be remembered (decision 078). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, { on, who }] of Object.entries(about)) {
    const name = sql.raw(`notify_by_${table}`);
    await sql`
      create function ${name}() returns trigger language plpgsql as
        $$ begin perform pg_notify('people', ${sql.raw(who ?? "'*'")}); return null; end $$`
      .execute(db);
    await sql`
      create trigger ${name} after ${sql.raw(on)} on ${sql.raw(table)}
        for each ${sql.raw(who ? "row" : "statement")} execute function ${name}()`.execute(db);
  }
}
