import { type Kysely, sql } from "kysely";

/** Short links. The links of a batch give up the prefix of their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update batch_links set id = 'bln_' || substr(id, 5) where id like 'lnk\\_%'`.execute(db);
  await sql`
    update events
    set payload = payload ||
      jsonb_build_object('batchLinkId', 'bln_' || substr(payload ->> 'batchLinkId', 5))
    where payload ->> 'batchLinkId' like 'lnk\\_%'`.execute(db);
  await sql`
    create table short_links (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      slug text collate "C" not null unique check (slug = lower(slug)),
      purpose text not null check (purpose in ('MANUAL', 'MESSAGE', 'STORE')),
      title text not null,
      search_text text,
      targets jsonb not null,
      offer_id text collate "C",
      product_id text collate "C",
      marketplace text,
      dispatch_id text collate "C",
      group_id text collate "C",
      template_id text collate "C",
      variant int,
      password_hash text,
      starts_at timestamptz(3),
      expires_at timestamptz(3),
      disabled_at timestamptz(3),
      disabled_reason text,
      click_count int not null default 0,
      bot_count int not null default 0,
      version int not null default 1,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3)
    )`.execute(db);
  // Of an account's deletion and copy; the list of those that a person made has its own.
  await sql`create index short_links_of_user on short_links (user_id, id)`.execute(db);
  await sql`
    create index short_links_by_hand on short_links (user_id, id desc)
    where purpose = 'MANUAL' and deleted_at is null`.execute(db);
  await sql`
    create index short_links_deleted on short_links (deleted_at)
    where deleted_at is not null and jsonb_array_length(targets) > 0`.execute(db);
}
