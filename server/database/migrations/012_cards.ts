import { type Kysely, sql } from "kysely";

/** Pictures made of offers, and how each person's look. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table card_styles (
      user_id text collate "C" primary key references users on delete cascade,
      background text not null,
      accent text not null,
      picture text not null check (picture in ('PRODUCT', 'SQUARE_CARD', 'STORY_CARD')),
      logo_id text,
      logo bytea
    )`.execute(db);
  // Cards of one look may be two people's: each has their own copy, that goes with them.
  await sql`
    create table cards (
      digest text not null,
      user_id text collate "C" not null references users on delete cascade,
      format text not null check (format in ('SQUARE', 'STORY')),
      bytes bytea not null,
      drawn_at timestamptz(3) not null,
      primary key (user_id, digest)
    )`.execute(db);
  await sql`create index cards_by_age on cards (drawn_at)`.execute(db);
  await sql`create index cards_of_user on cards (user_id, drawn_at)`.execute(db);
  await sql`
    alter table offers
      add picture text check (picture in ('PRODUCT', 'SQUARE_CARD', 'STORY_CARD'))`.execute(db);
}
