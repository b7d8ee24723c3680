import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { requireOwnTemplate } from "../templates/queries.ts";
import {
  checkCustomLink,
  type CustomAffiliateLink,
  storedLink,
} from "./lookup/custom_affiliate_link.ts";
import type { Offer } from "./offer.ts";
import { amountFields, loadField, storeFields } from "./offer_fields.ts";
import { readingOf, withReadEvidence } from "./reading.ts";
import { checkedFields, evidenceAfter, type OfferFields, typedCurrencies } from "./typed_fields.ts";
import { lockForEdit, saveOffer } from "./write_offer.ts";

type UpdateOffer = {
  readonly id: OfferId;
  /** The version that the person saw. */
  readonly version: number;
  readonly fields: OfferFields;
};

/** Updates the fields that the person typed. @throws OfferChangedMeanwhile */
export async function updateOffer(ctx: Context, input: UpdateOffer): Promise<Offer> {
  permit(ctx.viewer, "offer.edit");
  const fields = checkedFields(input.fields);
  if (fields.title === null || fields.title === "") {
    throw new Failure("TITLE_MISSING", ["fields", "title"]);
  }
  const customLink = fields.affiliateUrl ? await checkCustomLink(ctx, fields.affiliateUrl) : null;
  return await saveFields(ctx, { ...input, fields, customLink });
}

type Checked = UpdateOffer & { readonly customLink: CustomAffiliateLink | null };

const saveFields = command(async (tx, input: Checked): Promise<Offer> => {
  const { fields, customLink } = input;
  const { affiliateUrl, picture, text, templateId } = fields;
  const offer = await lockForEdit(tx, input);
  const isOtherLink = affiliateUrl !== undefined &&
    (customLink?.url ?? null) !== offer.customAffiliateUrl;
  if (isOtherLink) permit(tx.viewer, "affiliateTags.edit");
  await requireOwnTemplate(tx, templateId);
  const reading = readingOf(offer);
  const { evidence, cleared } = evidenceAfter(offer, fields, tx.now);
  const currency = currencyAfter(offer, fields);
  const isOtherCurrency = currency !== offer.currency;
  const saved = await saveOffer(tx, offer, {
    ...storeFields(isOtherCurrency ? { lowestPrice: null, ...fields } : fields),
    currency,
    ...picture !== undefined && { picture },
    ...text !== undefined && { customText: text },
    ...templateId !== undefined && { templateId },
    ...affiliateUrl !== undefined && storedLink(customLink),
    evidence: withReadEvidence(evidence, fields, reading),
    cleared,
    reading,
  });
  if (offer.priceCents !== null && saved.priceCents === null) {
    const { userId, id: offerId } = saved;
    tx.emit({ name: "offer.ended", userId, offerId, notice: "OFFER_ENDED" });
  }
  return saved;
});

/**
 * Returns the currency after an edit: a new one needs all amounts to be typed again, but for a range
 * that a typed price makes void.
 */
function currencyAfter(offer: Offer, fields: OfferFields): string {
  const [typed = offer.currency] = typedCurrencies(fields);
  const stays = amountFields.some((name) =>
    fields[name] === undefined && loadField(name, offer) !== null &&
    (name !== "lowestPrice" || fields.price == null)
  );
  if (typed !== offer.currency && stays) throw new Failure("CURRENCY_INVALID", ["fields", "price"]);
  return typed;
}
