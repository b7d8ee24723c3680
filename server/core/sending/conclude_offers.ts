import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { OfferId } from "../ids.ts";

/**
 * Gives each of these offers the status that its messages have come to, once none of them is still
 * under way. The rows are locked first: of two messages that end at once, the later one concludes.
 */
export async function concludeOffers(
  { db }: Context,
  offers: Iterable<OfferId | null>,
): Promise<void> {
  const ids = [...new Set(offers)].filter((id) => id !== null);
  if (ids.length === 0) return;
  await db.selectFrom("offers").select("id").where("id", "in", ids).orderBy("id")
    .forNoKeyUpdate().execute();
  await sql`
    update offers set status = (
      select case
        when bool_or(status = 'UNCERTAIN') then 'UNCERTAIN'
        when bool_or(status = 'SENT') then 'SENT'
        when bool_or(status in ('FAILED', 'EXPIRED')) then 'FAILED'
        else 'DRAFT'
      end
      from dispatches where offer_id = offers.id
    )
    where id = any (${ids}::text[]) and not exists (
      select from dispatches
      where offer_id = offers.id and status in ('QUEUED', 'SENDING')
    )`.execute(db);
}
