import { type Kysely, sql } from "kysely";

/** What each person used of the language model by day, what all used, and who turned it off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assistant_usages (
      user_id text not null references users on delete cascade,
      day date not null,
      prompts int not null default 0 check (prompts >= 0),
      input_tokens bigint not null default 0,
      output_tokens bigint not null default 0,
      cost_micros bigint default 0,
      primary key (user_id, day)
    )`.execute(db);
  await sql`create index assistant_usages_by_day on assistant_usages (day)`.execute(db);
  await sql`
    create table assistant_days (
      day date primary key,
      input_tokens bigint not null default 0,
      output_tokens bigint not null default 0,
      cost_micros bigint default 0
    )`.execute(db);
  await sql`
    create table assistant_settings (
      user_id text primary key references users on delete cascade,
      disabled_at timestamptz(3)
    )`.execute(db);
}
