import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import { factNames } from "../marketplaces/readings/product_reading.ts";
import {
  changedBetween,
  evidenceOfFacts,
  type Facts,
  factsIn,
  mergeFacts,
  storedFacts,
} from "./facts.ts";
import { withLedgerOldPrice } from "./lookup/ledger_old_price.ts";
import { PageNotRead } from "./lookup/page_not_read.ts";
import { inspectProduct } from "./lookup/product_lookup.ts";
import type { Offer } from "./offer.ts";
import { readingOfFacts } from "./reading.ts";
import { type EvidenceField, evidenceOf } from "./offer_fields.ts";
import { requireOwnOffer } from "./queries.ts";
import { lockForEdit, OfferChangedMeanwhile, saveOffer } from "./write_offer.ts";

type RefreshOffer = {
  readonly id: OfferId;
  /** The version that the person saw. */
  readonly version: number;
};

/** A refreshed offer, and the fields that changed. */
export type RefreshedOffer = { readonly offer: Offer; readonly changed: readonly EvidenceField[] };

/**
 * Reads an offer's product again and stores what changed; fields that the person typed or emptied
 * stay. @throws PageNotRead, and nothing changes; OfferChangedMeanwhile
 */
export async function refreshOffer(ctx: Context, input: RefreshOffer): Promise<RefreshedOffer> {
  const offer = await requireOwnOffer(ctx, input.id);
  if (offer.version !== input.version) throw new OfferChangedMeanwhile(offer);
  if (!offer.sourceUrl) throw new Failure("OFFER_WITHOUT_PAGE", ["id"]);
  const product = await inspectProduct(ctx, { url: offer.sourceUrl });
  if (product.problem === "PRODUCT_OUT_OF_STOCK") await endOffer(ctx, offer);
  if (product.problem) throw new PageNotRead(product.problem, product);
  // A shop may redirect from a product that is gone to another one.
  const isOther = offer.marketplace !== "OTHER" && offer.productId !== null &&
    product.productId !== offer.productId;
  if (isOther) throw new PageNotRead("PAGE_WITHOUT_PRODUCT", product);
  const read = await withLedgerOldPrice(ctx, product, product.facts);
  return await saveReading(ctx, { ...input, read, pictures: product.pictures });
}

/** Publishes that an offer is sold out; nothing of it changes. */
const endOffer = command(({ emit }, { id: offerId, userId }: Offer): Promise<void> => {
  emit({ name: "offer.ended", userId, offerId, notice: "SOLD_OUT" });
  return Promise.resolve();
});

type ReadAgain = RefreshOffer & { readonly read: Facts; readonly pictures: readonly string[] };

const saveReading = command(async (tx, input: ReadAgain) => {
  const { now } = tx;
  const offer = await lockForEdit(tx, input);
  const reading = readingOfFacts(input.read, now, input.pictures);
  const { imageUrl } = offer;
  // The person chose one of the page's pictures, and the page still has it.
  const isChosen = imageUrl !== null && reading.pictures.includes(imageUrl);
  const read: Facts = isChosen && input.read.imageUrl
    ? { ...input.read, imageUrl: { ...input.read.imageUrl, value: imageUrl } }
    : input.read;
  const typed = factsIn(offer, (_, source) => source === "PERSON");
  // A price that the page no longer has is removed; a title, shop or picture stays.
  const lasting = factsIn(offer, (name, source) => {
    return source !== "PERSON" && ["title", "shop", "imageUrl"].includes(name);
  });
  const cleared = factNames.filter((name) => offer.cleared.includes(evidenceOf(name)));
  const facts = withoutLowOldPrice(mergeFacts([lasting, read, typed], cleared));
  const isNew = new Set(
    factNames.filter((name) => name in read && !(name in typed)).map(evidenceOf),
  );
  const evidence = evidenceOfFacts(facts, now).map((proof) =>
    isNew.has(proof.field)
      ? proof
      : offer.evidence.find(({ field }) => field === proof.field) ?? proof
  );
  const saved = await saveOffer(tx, offer, {
    ...storedFacts(facts),
    title: facts.title?.value ?? offer.title,
    shop: facts.shop?.value ?? (cleared.includes("shop") ? "" : offer.shop),
    evidence,
    reading,
  }, "offer.refreshed");
  return { offer: saved, changed: changedBetween(offer, saved) };
});

/** Drops an old price that is not above today's; one that the person typed stays. */
function withoutLowOldPrice({ oldPrice, ...facts }: Facts): Facts {
  const isTelling = oldPrice && (oldPrice.source === "PERSON" || !facts.price ||
    oldPrice.value.cents > facts.price.value.cents);
  return isTelling ? { ...facts, oldPrice } : facts;
}
