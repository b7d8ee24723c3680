import { describe, expect, it } from "vitest";
import { noTags } from "../../../../server/core/marketplaces/links/affiliate_tags.ts";
import { messageText as served } from "../../../../server/core/offers/message/message.ts";
import type { Offer } from "../../../../server/core/offers/offer.ts";
import { nothingProven } from "../../../../server/core/offers/message/proven_facts.ts";
import { builtIn } from "../../../../server/core/templates/wording.ts";
import {
  type Message,
  messageText as previewed,
} from "../../../../web/shared/offers/message_text.ts";

const plain: Message = {
  title: "Notebook *Asus* ~Go~",
  price: 318531,
  oldPrice: 389900,
  pixPrice: 318531,
  cardPrice: 357900,
  lowestPrice: null,
  currency: "BRL",
  marketplace: "MERCADO_LIVRE",
  affiliateUrl: "https://mercadolivre.com/sec/1aB9xYz",
  sourceUrl: "https://www.mercadolivre.com.br/p/MLB43417665",
  customText: null,
  hasDisclosure: true,
  signature: "",
};

/** The same message as the server holds it. */
function asOffer(message: Message): Offer {
  return {
    id: "ofr_1",
    userId: "usr_1",
    version: 1,
    status: "DRAFT",
    marketplace: message.marketplace,
    shop: "Loja",
    productId: null,
    title: message.title,
    currency: message.currency,
    priceCents: message.price,
    oldPriceCents: message.oldPrice,
    pixPriceCents: message.pixPrice,
    cardPriceCents: message.cardPrice,
    lowestPriceCents: message.lowestPrice,
    imageUrl: null,
    installments: null,
    couponCode: null,
    shipping: null,
    ratingTenths: null,
    ratingCount: null,
    sourceUrl: message.sourceUrl,
    customAffiliateUrl: message.affiliateUrl,
    customAffiliateProof: "PROVEN",
    customAffiliateCheck: null,
    unpaidConfirmedLink: null,
    evidence: [],
    reading: null,
    cleared: [],
    picture: null,
    customText: message.customText,
    templateId: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    deletedAt: null,
  };
}

const cases: Record<string, Partial<Message>> = {
  "with a Pix price": {},
  "with a cheaper Pix price": { price: 357900 },
  "of a range": { price: null, oldPrice: null, pixPrice: null, cardPrice: null, lowestPrice: 9990 },
  "of a range with a price by card": { price: null, pixPrice: null, lowestPrice: 9990 },
  "without any price": { price: null, oldPrice: null, pixPrice: null, cardPrice: null },
  "with an old price that is no discount": { oldPrice: 318531 },
  "without an affiliate link": { affiliateUrl: null, marketplace: "OTHER" },
  "without any link": { affiliateUrl: null, sourceUrl: null },
  "of Amazon": { marketplace: "AMAZON", affiliateUrl: "https://www.amazon.com.br/dp/B0?tag=a-20" },
  "that does not disclose": { hasDisclosure: false },
  "without a price but with a Pix price": { price: null },
  "of Amazon without disclosure": {
    marketplace: "AMAZON",
    affiliateUrl: "https://www.amazon.com.br/dp/B0?tag=a-20",
    hasDisclosure: false,
  },
  "in own words that begin with another hashtag": { customText: "#publico feminino" },
  "in the person's own words": { customText: "Olha *isto*" },
  "in own words that disclose already": { customText: "#publi\nOlha" },
  "that is signed": { signature: "Ana\n_Ofertas da Ana_" },
  "of Amazon, signed": {
    marketplace: "AMAZON",
    affiliateUrl: "https://www.amazon.com.br/dp/B0?tag=a-20",
    signature: "Ana",
  },
  "in own words that are signed": { customText: "Olha", signature: "Ana" },
  "in own words that are signed already": { customText: "Olha\n\nAna \n", signature: "Ana" },
  "in own words without a signature": { customText: "Olha \n" },
};

describe("the message while one types is the one the server writes", () => {
  it.each(Object.entries(cases))("%s", (_name, change) => {
    const message = { ...plain, ...change };
    const publisher = {
      ...noTags,
      hasDisclosure: message.hasDisclosure,
      signature: message.signature,
      timeZone: "America/Sao_Paulo",
    };
    expect(previewed(message)).toBe(
      served(asOffer(message), publisher, new Date(0), builtIn, nothingProven),
    );
  });
});
