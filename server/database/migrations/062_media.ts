import { type Kysely, sql } from "kysely";

/** Videos and documents are stored beside pictures, and go with campaign texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offer_pictures rename to media`.execute(db);
  await sql`alter index offer_pictures_pkey rename to media_pkey`.execute(db);
  await sql`alter index offer_pictures_of_user rename to media_of_user`.execute(db);
  await sql`
    alter table media
      add column kind text collate "C" not null default 'IMAGE',
      add column file_name text, add column width int, add column height int,
      add column seconds int,
      alter column bytes set storage external -- it is compressed already`.execute(db);
  await sql`alter table media alter column kind drop default`.execute(db);
  await sql`alter table campaign_texts rename image_url to media_url`.execute(db);
  await sql`alter table dispatches rename image_url to media_url`.execute(db);
}
