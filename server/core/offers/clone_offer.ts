import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { newId, type OfferId } from "../ids.ts";
import { requireRoom } from "../limits.ts";
import { permit } from "../permissions.ts";
import type { Offer } from "./offer.ts";
import { lockOwnOffer } from "./queries.ts";
import { asOffer } from "./tables.ts";

/** A new draft with the same fields, proofs and words. @throws LimitReached */
export const cloneOffer = command(async (tx, input: { id: OfferId }): Promise<Offer> => {
  const { db, viewer, now, emit } = tx;
  await requireRoom(tx, permit(viewer, "offer.edit"), "offersPerDay", 1);
  const { id, userId, deletedAt } = await lockOwnOffer(tx, input.id);
  if (deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  const original = await db.selectFrom("offers").selectAll().where("id", "=", id)
    .executeTakeFirstOrThrow();
  const clone = await db.insertInto("offers").values({
    ...original,
    evidence: JSON.stringify(original.evidence),
    installments: original.installments && JSON.stringify(original.installments),
    own_link_check: original.own_link_check && JSON.stringify(original.own_link_check),
    id: newId("ofr"),
    key: null,
    version: 1,
    status: "DRAFT",
    created_at: now,
    updated_at: now,
  }).returning(asOffer).executeTakeFirstOrThrow();
  emit({ name: "offer.created", userId, offerId: clone.id });
  return clone;
});
