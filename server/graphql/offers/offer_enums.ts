import {
  type Marketplace as MarketplaceName,
  marketplaceName,
  marketplaces,
} from "../../core/marketplaces/marketplace.ts";
import { factNames, type Source } from "../../core/marketplaces/readings/product_reading.ts";
import type {
  AffiliateProof as Proof,
  UnpaidReason as Reason,
} from "../../core/marketplaces/definition.ts";
import type { OfferStatus as Status } from "../../core/offers/offer.ts";
import { type EvidenceField as Field, evidenceOf } from "../../core/offers/offer_fields.ts";
import { described } from "../described.ts";
import type { CardFormat as Format } from "../../core/cards/card.ts";
import type { Picture as PictureName } from "../../core/cards/card_style.ts";

export const Marketplace = described<MarketplaceName>(
  "Marketplace",
  "A shop whose pages and links have rules of their own.",
  Object.fromEntries(marketplaces.map((marketplace) => {
    const name = marketplaceName(marketplace);
    return [
      marketplace,
      name ? `${name}.` : "Any other shop with schema.org's Product on its pages.",
    ];
  })) as Record<MarketplaceName, string>,
);

export const OfferStatus = described<Status>("OfferStatus", "How far an offer has come.", {
  DRAFT: "Being written.",
  APPROVED: "Ready to be sent.",
  QUEUED: "Waiting for its turn.",
  SENT: "In the groups.",
  FAILED: "Not sent; the dispatch says why.",
  UNCERTAIN: "It may have been sent: a person looks before it is sent again.",
});

export const AffiliateProof = described<Proof>(
  "AffiliateProof",
  "How sure it is that a link pays the person.",
  {
    PROVEN: "Their own tag was parsed back out of it.",
    EXPERIMENTAL:
      "It may not count: Mercado Livre's parameters, added by hand, or a link that AliExpress made for the account, whose address names nobody.",
    NONE: "No tag is set, or the shop has no programme.",
  },
);

export const UnpaidReason = described<Reason>(
  "UnpaidReason",
  "Why nothing proves that a link pays the person.",
  {
    NO_LINK: "The offer has no link at all.",
    TAG_MISSING: "The person has no tag of the shop's programme.",
    TAG_NOT_VALID:
      "The person's tag does not count for this product, such as one of another country.",
    SHOP_NOT_CONNECTED: "Only the shop's API makes links, and it made none.",
    NO_PROGRAMME: "The person entered no affiliate programme of the shop.",
    LINK_UNPROVEN: "The given link shows no tag of the person.",
  },
);

export const EvidenceSource = described<Source>("EvidenceSource", "Where a field was read.", {
  ADDRESS: "The page's address: whose host it is.",
  STRUCTURED_DATA: "The page's schema.org data.",
  META: "The page's meta tags.",
  PRICE_BLOCK: "The price as the page shows it.",
  VENDOR_API: "The shop's own API.",
  LEDGER: "Our record of what it was seen to cost.",
  SHARED_TEXT: "The text that the shop's app shared.",
  BROWSER: "The person's own browser.",
  PERSON: "The person typed it.",
});

export const EvidenceField = described<Field>(
  "EvidenceField",
  "What a proof is about.",
  Object.fromEntries(
    factNames.map((name) => [evidenceOf(name), `\`${name}\`.`]),
  ) as Record<Field, string>,
);

export const CardFormat = described<Format>("CardFormat", "For what a card is made.", {
  SQUARE: "Groups and feeds: 1080 by 1080 pixels.",
  STORY: "Stories: 1080 by 1920 pixels.",
});

export const Picture = described<PictureName>("Picture", "What goes with a message.", {
  PRODUCT: "The product's own picture.",
  SQUARE_CARD: "A card drawn of the offer, 1080 by 1080 pixels.",
  STORY_CARD: "A card drawn of the offer, 1080 by 1920 pixels.",
});
