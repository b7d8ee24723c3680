import { afterAll, beforeAll, expect, test } from "vitest";
import {
  acceptProposal,
  loadProposalsOf,
} from "../../../../../server/core/assistant/chat/proposals/answer_proposals.ts";
import { proposedMessage } from "../../../../../server/core/assistant/chat/proposals/proposed_message.ts";
import type { OfferId } from "../../../../../server/core/ids.ts";
import { createOffer } from "../../../../../server/core/offers/create_offer.ts";
import { loadOffers } from "../../../../../server/core/offers/load_offers.ts";
import type { Offer } from "../../../../../server/core/offers/offer.ts";
import { chatApp, type Said } from "../../../../support/assistant/chat_app.ts";
import { seedProduct } from "../../../../support/seed/products.ts";

let app: Awaited<ReturnType<typeof chatApp>>;
let w: typeof app["w"];
let ana: typeof app["ana"];
beforeAll(async () => {
  app = await chatApp();
  ({ w, ana } = app);
});
afterAll(() => w[Symbol.asyncDispose]());

/** Returns the proposals of an answer of a model that calls these tools. */
async function proposalsOf(...toolCalls: { name: string; input: unknown }[]) {
  const steps: Said[] = [{ toolCalls }];
  const { answer } = await app.ask("Prepare, por favor", steps);
  return (await loadProposalsOf(ana.ctx(), [answer.id]))[0]!;
}
const offerOf = async (id: string) => (await loadOffers(ana.ctx(), [id as OfferId]))[0] as Offer;

test("an offer of a product in the catalogue shows its message before it is made, once", async () => {
  const product = await seedProduct(w, ana);
  const [proposal] = await proposalsOf({ name: "propor_oferta", input: { produto: product.id } });
  expect(proposal!.content).toEqual({ kind: "OFFER", link: null, productId: product.id });
  const before = await proposedMessage(ana.ctx(), proposal!);
  expect(before).toMatchObject({ offerId: null });
  expect(before!.text).toMatch(/^#publi[^]*Fone[^]*R\$ 99,00/);
  expect(await w.count("offers")).toBe(0);
  const [one, other] = await Promise.all([
    acceptProposal(ana.ctx(), proposal!),
    acceptProposal(ana.ctx(), proposal!),
  ]);
  expect(one.resultId).toBe(other.resultId);
  expect(await w.count("offers")).toBe(1);
  const after = await proposedMessage(ana.ctx(), one);
  expect(after).toMatchObject({ offerId: one.resultId });
  expect(after!.text).toContain("R$ 99,00");
});

test("another person's product is not proposed", async () => {
  const eve = await w.member("eve");
  const product = await seedProduct(w, eve);
  expect(await proposalsOf({ name: "propor_oferta", input: { produto: product.id } })).toEqual([]);
  expect(await proposalsOf({ name: "propor_oferta", input: {} })).toEqual([]);
});

test("a message gets the offer's own values, and becomes its text by one press", async () => {
  const { id } = await createOffer(ana.ctx(), {
    fields: { title: "Panela", shop: "Loja", price: { cents: 4990, currency: "BRL" } },
  } as never);
  const [proposal, ...lies] = await proposalsOf(
    {
      name: "propor_mensagem",
      input: { oferta: id, texto: "Gente, olha isso!\n*{titulo}*\nPor *{preco}*\nCupom: {cupom}" },
    },
    { name: "propor_mensagem", input: { oferta: id, texto: "Por R$ 9,90" } },
    { name: "propor_mensagem", input: { oferta: id, texto: "Metade de {preco}" } },
    { name: "propor_mensagem", input: { oferta: "ofr_de_outra", texto: "Oi" } },
  );
  expect(lies).toEqual([]);
  const shown = await proposedMessage(ana.ctx(), proposal!);
  const words = "Gente, olha isso!\n*Panela*\nPor *R$ 49,90*"; // it has no coupon
  expect(shown).toMatchObject({ offerId: id, words, text: `#publi\n\n${words}` });
  expect((await offerOf(id)).customText).toBeNull();
  const accepted = await Promise.all([1, 2].map(() => acceptProposal(ana.ctx(), proposal!)));
  expect(accepted.map(({ resultId }) => resultId)).toEqual([id, id]);
  const offer = await offerOf(id);
  expect(offer.customText).toBe(words);
  expect(offer.version).toBe(2);
});

test("what is of a product or an offer that is gone has no message", async () => {
  const content = { kind: "MESSAGE", offerId: "ofr_gone" as OfferId, body: "{titulo}" } as const;
  expect(await proposedMessage(ana.ctx(), { content, resultId: null })).toBeNull();
});
