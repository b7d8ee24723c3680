import { marketplaceOf } from "../marketplaces/marketplace.ts";
import type { Told } from "./message_values.ts";
import type { Offer } from "./offer.ts";
import { evidenceOf, type OfferFields, provenFields, typedCurrencies } from "./offer_fields.ts";

type Shown = Told & Pick<Offer, "customText" | "templateId">;

/** An offer as it would read with what a person typed, before it is saved; its link is not followed. */
export function withFields(offer: Shown, fields: OfferFields): Shown {
  const said = new Set<string>(
    provenFields.filter((name) => fields[name] !== undefined).map((name) => evidenceOf[name]),
  );
  const after = <T>(typed: T | undefined, before: T): T => typed === undefined ? before : typed;
  const cents = (name: "price" | "oldPrice" | "pixPrice" | "cardPrice") =>
    after(
      fields[name] === undefined ? undefined : fields[name]?.cents ?? null,
      offer[`${name}Cents`],
    );
  const { affiliateUrl: link, rating } = fields;
  const isNowhere = offer.marketplace === "OTHER" && offer.sourceUrl === null && link;
  return {
    ...offer,
    title: after(fields.title ?? undefined, offer.title),
    shop: after(fields.shop ?? undefined, offer.shop),
    marketplace: isNowhere ? marketplaceOf(new URL(link)) : offer.marketplace,
    currency: typedCurrencies(fields)[0] ?? offer.currency,
    priceCents: cents("price"),
    oldPriceCents: cents("oldPrice"),
    pixPriceCents: cents("pixPrice"),
    cardPriceCents: cents("cardPrice"),
    imageUrl: after(fields.imageUrl, offer.imageUrl),
    installments: after(fields.installments, offer.installments),
    couponCode: after(fields.couponCode, offer.couponCode),
    shipping: after(fields.shipping, offer.shipping),
    ratingTenths: rating === undefined ? offer.ratingTenths : rating?.tenths ?? null,
    ratingCount: rating === undefined ? offer.ratingCount : rating?.count ?? null,
    ownLink: after(link, offer.ownLink),
    evidence: offer.evidence.filter(({ field }) => !said.has(field)),
    customText: after(fields.text, offer.customText),
    templateId: after(fields.templateId, offer.templateId),
  };
}
