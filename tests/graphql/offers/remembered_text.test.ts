import { expect, test } from "vitest";
import { noTags } from "../../../server/core/marketplaces/links/affiliate_tags.ts";
import { messageText } from "../../../server/core/offers/message/message.ts";
import { emptyOffer } from "../../../server/core/offers/message/message_values.ts";
import { nothingProven } from "../../../server/core/offers/message/proven_facts.ts";
import { rememberedText } from "../../../server/graphql/offers/remembered_text.ts";
import type { OfferId } from "../../../server/core/ids.ts";

const publisher = {
  ...noTags,
  amazonTag: "ana-20",
  hasDisclosure: true,
  signature: "",
  timeZone: "America/Sao_Paulo",
};
const body = "{titulo} {preco} {preco_pix} {parcelas} {cupom} {cupom_ate} {menor_preco}\n{link}";
const readAt = "2026-11-24T12:00:00.000Z";
const now = new Date("2026-11-24T13:00:00Z");
const offer = {
  ...emptyOffer,
  id: "ofr_1" as OfferId,
  title: "Fone",
  shop: "Loja",
  marketplace: "AMAZON",
  sourceUrl: "https://www.amazon.com.br/dp/B0CGTDQKFC",
  priceCents: 9_900,
  evidence: [{ field: "PRICE", source: "STRUCTURED_DATA", readAt }],
} as const satisfies Parameters<typeof rememberedText>[0];
const facts = { ...nothingProven, lowestInDays: 30 };

type Given = Parameters<typeof rememberedText>;

test("a text follows everything it is made of, and is the one that is sent", () => {
  const ofOffer = (
    changes: object,
  ): Given => [{ ...offer, ...changes }, publisher, now, { body }, facts];
  const installments = (count: number) => ({
    installments: { count, amount: { cents: 3_300, currency: "BRL" }, hasInterest: false },
  });
  const all: Given[] = [
    ofOffer({}),
    ofOffer({ title: "Fone novo" }),
    ofOffer({ priceCents: 8_900 }),
    ofOffer({ pixPriceCents: 8_000 }),
    ofOffer(installments(3)),
    ofOffer(installments(4)),
    ofOffer({ couponCode: "DEZ" }),
    ofOffer({ customText: "Só hoje" }),
    ofOffer({ marketplace: "OTHER" }),
    ofOffer({ customAffiliateUrl: "https://amzn.to/a", customAffiliateProof: "PROVEN" }),
    [offer, { ...publisher, signature: "Ana" }, now, { body }, facts],
    [offer, publisher, now, { body: "{titulo}" }, facts],
    [offer, publisher, now, { body }, nothingProven],
    [{ ...offer, couponCode: "DEZ" }, publisher, now, { body }, { ...facts, couponUntil: now }],
    [offer, publisher, new Date("2026-12-24T12:00:00Z"), { body }, facts], // its price is too old
  ];
  expect(new Set(all.map((given) => messageText(...given))).size).toBe(all.length);
  for (const given of [...all, ...all.toReversed(), ...all]) {
    expect(rememberedText(...given)).toBe(messageText(...given));
    expect(rememberedText(...given)).toBe(messageText(...given)); // now from memory
  }
});
