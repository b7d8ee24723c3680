import { sql } from "kysely";
import type { Tx } from "../command.ts";
import type { OfferId, UserId } from "../ids.ts";
import type { OfferStatus } from "../offers/offer.ts";

type Concluded = {
  readonly offerId: OfferId;
  readonly userId: UserId;
  readonly status: OfferStatus;
};

/**
 * Gives each of these offers the status that its messages have come to, once none of them is still
 * under way, and tells of those that were. The rows are locked first: of two messages that end at
 * once, the later one concludes.
 */
export async function concludeOffers(tx: Tx, offers: Iterable<OfferId | null>): Promise<void> {
  const { db, emit } = tx;
  const ids = [...new Set(offers)].filter((id) => id !== null);
  if (ids.length === 0) return;
  const before = await db.selectFrom("offers").select(["id", "status"]).where("id", "in", ids)
    .orderBy("id").forNoKeyUpdate().execute();
  const { rows } = await sql<Concluded>`
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
    )
    returning id as "offerId", user_id as "userId", status`.execute(db);
  const queued = new Set(before.filter(({ status }) => status === "QUEUED").map(({ id }) => id));
  for (const { offerId, userId, status } of rows) {
    if (!queued.has(offerId) || status === "DRAFT") continue;
    emit({ name: "offer.concluded", userId, offerId });
  }
}
