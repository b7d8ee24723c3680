import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { foundProduct } from "./create_offer.ts";
import { factColumns } from "./fact_columns.ts";
import { evidenceOfFacts, type Facts, merged } from "./facts.ts";
import { changedBetween, factsIn } from "./kept_facts.ts";
import { withLedgerOldPrice } from "./ledger_evidence.ts";
import { type EvidenceField, type Offer, searchText } from "./offer.ts";
import { evidenceOf, provenFields } from "./offer_fields.ts";
import { lockOwnOffer, requireOwnOffer } from "./queries.ts";
import { PageNotRead } from "./page_not_read.ts";
import { readProduct } from "./read_product.ts";
import { asOffer } from "./tables.ts";
import { OfferChangedMeanwhile } from "./update_offer.ts";

export type RefreshOffer = {
  readonly id: OfferId;
  /** The version that the person was looking at. */
  readonly version: number;
};

/** An offer as its shop tells it now, and what that changed. */
export type RefreshedOffer = { readonly offer: Offer; readonly changed: readonly EvidenceField[] };

/**
 * Reads an offer's product anew and takes over what is told now; what the person typed, or emptied,
 * stays. @throws PageNotRead, and nothing changes; OfferChangedMeanwhile
 */
export async function refreshOffer(ctx: Context, input: RefreshOffer): Promise<RefreshedOffer> {
  const offer = await requireOwnOffer(ctx, input.id);
  if (offer.version !== input.version) throw new OfferChangedMeanwhile(offer);
  if (!offer.sourceUrl) throw new Failure("OFFER_WITHOUT_PAGE", ["id"]);
  const found = await readProduct(ctx, { url: offer.sourceUrl });
  if (found.problem) throw new PageNotRead(found.problem, foundProduct(found, found.facts));
  // A shop may lead from one product that is gone to another.
  const isOther = offer.marketplace !== "OTHER" && offer.productId !== null &&
    found.productId !== offer.productId;
  if (isOther) throw new PageNotRead("PAGE_WITHOUT_PRODUCT", foundProduct(found, found.facts));
  const read = await withLedgerOldPrice(ctx, found, found.facts);
  return await saveReading(ctx, { ...input, read });
}

const saveReading = command(async (tx, input: RefreshOffer & { read: Facts }) => {
  const { db, viewer, now, emit } = tx;
  const offer = await lockOwnOffer(tx, input.id);
  if (offer.deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  if (offer.version !== input.version) throw new OfferChangedMeanwhile(offer);
  // What is queued goes out with the words it has by then.
  if (offer.status === "QUEUED") permit(viewer, "dispatch.send");

  const typed = factsIn(offer, (_, source) => source === "PERSON");
  // A page that no longer names a price takes it back; a name or a picture it only left out.
  const lasting = factsIn(offer, (name, source) => {
    return source !== "PERSON" && ["title", "shop", "imageUrl"].includes(name);
  });
  const cleared = provenFields.filter((name) => offer.cleared.includes(evidenceOf[name]));
  const facts = withoutLowOldPrice(merged([lasting, input.read, typed], cleared));
  const fresh = evidenceOfFacts(facts, now).map((proof) => {
    const isNew = Object.entries(evidenceOf).some(([name, field]) =>
      field === proof.field && name in input.read && !(name in typed)
    );
    return isNew ? proof : offer.evidence.find(({ field }) => field === proof.field) ?? proof;
  });
  const title = facts.title?.value ?? offer.title;
  const shop = facts.shop?.value ?? (cleared.includes("shop") ? "" : offer.shop);
  const saved: Offer = await db.updateTable("offers").where("id", "=", offer.id).set({
    ...factColumns(facts),
    version: offer.version + 1,
    title,
    shop,
    search_text: searchText(title, shop),
    evidence: JSON.stringify(fresh),
    updated_at: now,
  }).returning(asOffer).executeTakeFirstOrThrow();
  emit({ name: "offer.refreshed", userId: offer.userId, offerId: offer.id });
  return { offer: saved, changed: changedBetween(offer, saved) };
});

/** An old price that today's has reached proves no discount; the person's own word stays. */
function withoutLowOldPrice({ oldPrice, ...facts }: Facts): Facts {
  const isTelling = oldPrice && (oldPrice.source === "PERSON" || !facts.price ||
    oldPrice.value.cents > facts.price.value.cents);
  return isTelling ? { ...facts, oldPrice } : facts;
}
