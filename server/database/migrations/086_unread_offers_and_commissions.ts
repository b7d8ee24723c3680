import { type Kysely, sql } from "kysely";

/**
 * What rules read: the offers whose page could not be read for a slot, which stand behind the others,
 * and the commissions that the shops' APIs stated of a person's products.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index rule_decisions_unread on rule_decisions (user_id, at)
      where reason_detail ? 'unreadIds'`.execute(db);
  await sql`
    create table stated_commissions (
      user_id text collate "C" not null references users on delete cascade,
      marketplace text not null,
      product_id text collate "C" not null,
      basis_points int not null,
      since timestamptz not null,
      stated_at timestamptz not null,
      primary key (user_id, product_id, marketplace)
    )`.execute(db);
  await sql`create index stated_commissions_age on stated_commissions (stated_at)`.execute(db);
}
