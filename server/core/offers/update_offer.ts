import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { type Evidence, type EvidenceField, type Offer, searchText } from "./offer.ts";
import {
  checkedFields,
  evidenceOf,
  type OfferFields,
  priceFields,
  provenFields,
  typedCurrencies,
} from "./offer_fields.ts";
import { type OwnLink, provenLink } from "./own_link.ts";
import { lockOwnOffer } from "./queries.ts";
import { requireOwnTemplate } from "./own_template.ts";
import { asOffer } from "./tables.ts";

export type UpdateOffer = {
  readonly id: OfferId;
  /** The version that the person was looking at. */
  readonly version: number;
  readonly fields: OfferFields;
};

/** Somebody changed the offer after this person last saw it; `current` is what it is now. */
export class OfferChangedMeanwhile extends Failure {
  constructor(readonly current: Offer) {
    super("OFFER_CHANGED_MEANWHILE", ["version"]);
  }
}

/** Changes what the person typed, and nothing else. @throws OfferChangedMeanwhile */
export async function updateOffer(ctx: Context, input: UpdateOffer): Promise<Offer> {
  permit(ctx.viewer, "offer.edit");
  const fields = checkedFields(input.fields);
  if (fields.title === null || fields.title === "") {
    throw new Failure("TITLE_MISSING", ["fields", "title"]);
  }
  const ownLink = fields.affiliateUrl ? await provenLink(ctx, fields.affiliateUrl) : null;
  return await saveOffer(ctx, { ...input, fields, ownLink });
}

const saveOffer = command(async (tx, input: UpdateOffer & { ownLink: OwnLink | null }) => {
  const { db, viewer, now, emit } = tx;
  const { fields, ownLink } = input;
  const offer = await lockOwnOffer(tx, input.id);
  if (offer.deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  if (offer.version !== input.version) throw new OfferChangedMeanwhile(offer);
  // What is queued goes out with the words it has by then.
  if (offer.status === "QUEUED") permit(viewer, "dispatch.send");
  const isOtherLink = fields.affiliateUrl !== undefined &&
    (ownLink?.url ?? null) !== offer.ownLink;
  if (isOtherLink) permit(viewer, "affiliateTags.edit");
  await requireOwnTemplate(tx, fields.templateId);

  const title = fields.title ?? offer.title;
  const shop = fields.shop === undefined ? offer.shop : fields.shop ?? "";
  const saved: Offer = await db.updateTable("offers").where("id", "=", offer.id).set({
    version: offer.version + 1,
    title,
    shop,
    search_text: searchText(title, shop),
    currency: currencyAfter(offer, fields),
    ...fields.price !== undefined && { price_cents: fields.price?.cents ?? null },
    ...fields.oldPrice !== undefined && { old_price_cents: fields.oldPrice?.cents ?? null },
    ...fields.pixPrice !== undefined && { pix_price_cents: fields.pixPrice?.cents ?? null },
    ...fields.cardPrice !== undefined && { card_price_cents: fields.cardPrice?.cents ?? null },
    ...fields.imageUrl !== undefined && { image_url: fields.imageUrl },
    ...fields.installments !== undefined && {
      installments: fields.installments && JSON.stringify(fields.installments),
    },
    ...fields.couponCode !== undefined && { coupon_code: fields.couponCode },
    ...fields.shipping !== undefined && { shipping: fields.shipping },
    ...fields.rating !== undefined && {
      rating_tenths: fields.rating?.tenths ?? null,
      rating_count: fields.rating?.count ?? null,
    },
    ...fields.picture !== undefined && { picture: fields.picture },
    ...fields.text !== undefined && { custom_text: fields.text },
    ...fields.templateId !== undefined && { template_id: fields.templateId },
    ...fields.affiliateUrl !== undefined && {
      own_link: ownLink?.url ?? null,
      own_link_proof: ownLink?.proof ?? null,
      own_link_check: ownLink && JSON.stringify(ownLink.check),
    },
    evidence: JSON.stringify(evidenceAfter(offer.evidence, fields, now)),
    cleared: clearedAfter(offer.cleared, fields),
    updated_at: now,
  }).returning(asOffer).executeTakeFirstOrThrow();
  emit({ name: "offer.updated", userId: offer.userId, offerId: offer.id });
  return saved;
});

/** A new currency needs all amounts anew: those that stay are in the old one. */
function currencyAfter(offer: Offer, fields: OfferFields): string {
  const [typed = offer.currency] = typedCurrencies(fields);
  const stays = priceFields.some((name) => {
    return fields[name] === undefined && offer[`${name}Cents`] !== null;
  }) || fields.installments === undefined && offer.installments !== null;
  if (typed !== offer.currency && stays) throw new Failure("CURRENCY_INVALID", ["fields", "price"]);
  return typed;
}

/** What the person emptied stays so until they fill it themselves. */
function clearedAfter(before: readonly EvidenceField[], fields: OfferFields): EvidenceField[] {
  const said = provenFields.filter((name) => fields[name] !== undefined);
  const touched = new Set<EvidenceField>(said.map((name) => evidenceOf[name]));
  return [
    ...before.filter((field) => !touched.has(field)),
    ...said.filter((name) => fields[name] === null).map((name) => evidenceOf[name]),
  ];
}

/** What the person typed is proven by them, now; what they cleared needs no proof. */
function evidenceAfter(before: readonly Evidence[], fields: OfferFields, now: Date): Evidence[] {
  const said = provenFields.filter((name) => fields[name] !== undefined);
  const touched = new Set<string>(said.map((name) => evidenceOf[name]));
  return [
    ...before.filter(({ field }) => !touched.has(field)),
    ...said.filter((name) => fields[name] !== null).map((name) => {
      return { field: evidenceOf[name], source: "PERSON", readAt: now.toISOString() } as const;
    }),
  ];
}
