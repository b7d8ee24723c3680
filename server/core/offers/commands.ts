import { sql } from "kysely";
import { anyOf } from "../../database/any_of.ts";
import type { Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { OfferId, UserId } from "../ids.ts";
import { affiliateTagsOf } from "../marketplaces/queries.ts";
import type { TemplateChoice } from "../templates/template.ts";
import { createOffer } from "./create_offer.ts";
import { createOfferFromProduct } from "./create_offer_from_product.ts";
import { messageLink, needsUnpaidConfirmation, type Offer, type OfferStatus } from "./offer.ts";
import { storeFields } from "./offer_fields.ts";
import { asOffer } from "./tables.ts";
import { refreshOffer } from "./refresh_offer.ts";
import { readingOf } from "./reading.ts";
import { evidenceAfter } from "./typed_fields.ts";
import { permitEdit, saveOffer } from "./write_offer.ts";

// What other domains may change in an offer, inside their own transactions.

/** Creates, or reads again, an offer of a person in whose name a rule acts; each by itself. */
export { createOffer, createOfferFromProduct, refreshOffer };

/** Sets the template of an offer that has none. */
export async function chooseTemplate({ db }: Tx, id: OfferId, templateId: TemplateChoice) {
  await db.updateTable("offers").set({ template_id: templateId })
    .where("id", "=", id).where("template_id", "is", null).execute();
}

/**
 * Checks that an offer may leave: one without a proven link of its person only after they confirmed
 * that it does not pay them. Records the confirmation for the present link.
 * @throws Failure OFFER_UNPAID
 */
export async function requirePaidOrConfirmed(
  tx: Tx,
  offer: Offer,
  isConfirmed: boolean,
  field: string,
): Promise<Offer> {
  const tags = await affiliateTagsOf(tx, offer.userId);
  if (!needsUnpaidConfirmation(offer, tags)) return offer;
  if (!isConfirmed) throw new Failure("OFFER_UNPAID", [field]);
  return await tx.db.updateTable("offers").where("id", "=", offer.id)
    .set({ unpaid_confirmed_link: messageLink(offer, tags) ?? "" })
    .returning(asOffer).executeTakeFirstOrThrow();
}

/** Sets the status of an offer whose messages wait in a queue. */
export async function markOfferQueued({ db }: Tx, id: OfferId): Promise<Offer> {
  return await db.updateTable("offers").set({ status: "QUEUED" }).where("id", "=", id)
    .returning(asOffer).executeTakeFirstOrThrow();
}

type Outcome = {
  readonly offerId: OfferId;
  readonly userId: UserId;
  readonly status: OfferStatus;
};

/**
 * Sets each offer's status from its dispatches, once none of them is still under way, and emits
 * `offer.concluded` for those that were queued. The rows are locked first, so that of two messages
 * that end at the same time the later one sets the status.
 */
export async function updateOfferOutcomes(
  { db, emit }: Tx,
  offers: Iterable<OfferId | null>,
): Promise<void> {
  const ids = [...new Set(offers)].filter((id) => id !== null);
  if (ids.length === 0) return;
  const before = await db.selectFrom("offers").select(["id", "status"]).where("id", "=", anyOf(ids))
    .orderBy("id").forNoKeyUpdate().execute();
  const { rows } = await sql<Outcome>`
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

/** Sets a coupon's code on a locked offer, as typed by the person. */
export async function setCouponCode(tx: Tx, offer: Offer, code: string): Promise<Offer> {
  permitEdit(tx, offer);
  const fields = { couponCode: code };
  return await saveOffer(tx, offer, {
    ...storeFields(fields),
    ...evidenceAfter(offer, fields, tx.now),
    reading: readingOf(offer),
  });
}
