import type { Picture } from "../cards/card_style.ts";
import type { OfferId, UserId } from "../ids.ts";
import type { AffiliateProof } from "../marketplaces/definition.ts";
import {
  type AffiliateLink,
  affiliateUrl,
  unpaidLink,
} from "../marketplaces/links/affiliate_link.ts";
import type { AffiliateTags } from "../marketplaces/links/affiliate_tags.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { Source } from "../marketplaces/readings/product_reading.ts";
import type { Money } from "../money.ts";
import { fold } from "../search.ts";
import type { UtcText } from "../zoned.ts";
import type { TemplateChoice } from "../templates/template.ts";
import type { EvidenceField, StoredFields } from "./offer_fields.ts";

export type OfferStatus = "DRAFT" | "APPROVED" | "QUEUED" | "SENT" | "FAILED" | "UNCERTAIN";

/** Where a field of an offer comes from, and when. */
export type Evidence = {
  readonly field: EvidenceField;
  readonly source: Source;
  readonly readAt: UtcText;
};

/** A product, as one person offers it. */
export type Offer = StoredFields & {
  readonly id: OfferId;
  readonly userId: UserId;
  readonly version: number;
  readonly status: OfferStatus;
  readonly marketplace: Marketplace;
  readonly productId: string | null;
  /** The product's own address, without affiliate tags. */
  readonly sourceUrl: string | null;
  /** The affiliate link that the person gave; null: one is built from their tags. */
  readonly customAffiliateUrl: string | null;
  readonly customAffiliateProof: AffiliateProof | null;
  /** Where the given link led when it was followed. */
  readonly customAffiliateCheck: LinkCheck | null;
  /** The `messageLink` that the person confirmed to share though it does not pay them; null: none. */
  readonly unpaidConfirmedLink: string | null;
  readonly evidence: readonly Evidence[];
  /** What its page or the shop's API last said; null: nothing was stored apart from the fields. */
  readonly reading: OfferReading | null;
  /** The fields that the person emptied on purpose: no page fills them again. */
  readonly cleared: readonly EvidenceField[];
  /** The picture beside its message; null: as the person's card style decides. */
  readonly picture: Picture | null;
  /** The message in the person's words; null: it follows the fields. */
  readonly customText: string | null;
  /** The template of its message, where `customText` is null. */
  readonly templateId: TemplateChoice;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

/** The fields of an offer as they were last read, whatever the person typed since. */
export type OfferReading = {
  readonly fields: StoredFields;
  readonly evidence: readonly Evidence[];
  /** The addresses of the product's pictures, to choose from. */
  readonly pictures: readonly string[];
};

/** Where a link led when it was followed, and which tag that address credits. */
export type LinkCheck = {
  readonly finalUrl: string;
  readonly creditedTag: string | null;
  /** ISO 8601, UTC. */
  readonly checkedAt: string;
};

export const money = (offer: Pick<Offer, "currency">, cents: number | null): Money | null =>
  cents === null ? null : { cents, currency: offer.currency };

/** The properties of an offer that decide its link. */
export type Linked = Pick<Offer, "sourceUrl" | "customAffiliateUrl" | "customAffiliateProof">;

/** Returns the link that pays the person: the custom one, or one built from their tags. */
export function affiliateLink(offer: Linked, tags: AffiliateTags): AffiliateLink {
  const { customAffiliateUrl: url, customAffiliateProof: proof } = offer;
  if (url) {
    return proof === null || proof === "NONE"
      ? unpaidLink(url, "LINK_UNPROVEN")
      : { url, proof, unpaidReason: null };
  }
  return offer.sourceUrl
    ? affiliateUrl(new URL(offer.sourceUrl), tags)
    : unpaidLink(null, "NO_LINK");
}

/** Returns the link in the offer's message; null: it has none. */
export const messageLink = (offer: Linked, tags: AffiliateTags): string | null =>
  affiliateLink(offer, tags).url ?? offer.sourceUrl;

type Confirmable = Linked & Pick<Offer, "unpaidConfirmedLink">;

/** Whether the person confirmed to share the offer's present link though it does not pay them. */
export const isUnpaidConfirmed = (offer: Confirmable, tags: AffiliateTags): boolean =>
  offer.unpaidConfirmedLink === (messageLink(offer, tags) ?? "");

/** Whether the offer must not leave before its person confirms that it does not pay them. */
export const needsUnpaidConfirmation = (offer: Confirmable, tags: AffiliateTags): boolean =>
  affiliateLink(offer, tags).proof === "NONE" && !isUnpaidConfirmed(offer, tags);

/** Title and shop as the search compares them. */
export const searchText = (title: string, shop: string) => fold(`${title} ${shop}`);
