import { type Kysely, sql } from "kysely";

/** Corrections that rules request when an offer ends, and what such rules reacted to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table corrections add column notice text, add column occasion text collate "C"`
    .execute(db);
  await sql`
    create index corrections_of_occasion on corrections (occasion) where occasion is not null`
    .execute(db);
  await sql`
    create index events_of_ended_offers on events ((payload ->> 'userId'), happened_at)
      where name in ('product.soldOut', 'offer.ended', 'coupon.expired')`.execute(db);
}
