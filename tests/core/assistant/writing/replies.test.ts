import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { updateAssistantSettings } from "../../../../server/core/assistant/usage/assistant_status.ts";
import { writeTexts } from "../../../../server/core/assistant/writing/write_texts.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { scriptedModel, type Step } from "../../../support/assistant/scripted_model.ts";
import { grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const wish = {
  purpose: "OFFER_MESSAGE",
  tone: "FRIENDLY",
  length: "SHORT",
  emojis: "NONE",
} as const;

let play: () => Step = () => "";
const { model, requests } = scriptedModel(() => play());
let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
let offerId: Awaited<ReturnType<typeof createOffer>>["id"];
beforeAll(async () => {
  w = await testApp({ languageModel: model });
});
afterAll(() => w[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await w.member();
  await grantPlan(w, ana, { assistantPerDay: 5, offersPerDay: -1 });
  await w.db.updateTable("users").set({ has_disclosure: true }).where("id", "=", ana.id).execute();
  ({ id: offerId } = await createOffer(ana.ctx(), {
    fields: {
      title: "Chaleira elétrica",
      shop: "Loja Exemplo",
      price: { cents: 9990, currency: "BRL" },
      couponCode: "CHA10",
      affiliateUrl: "https://loja.example/chaleira",
    },
  } as never));
  requests.splice(0);
});

const ask = (question: string) => writeTexts(ana.ctx(), { ...wish, offerId, question });

test("rules answer what is asked from the facts, and say what they do not know", async () => {
  await updateAssistantSettings(ana.ctx(), { isEnabled: false });
  const { drafts } = await ask("Quanto custa? Tem cupom? E o frete pra Manaus?");
  expect(drafts).toHaveLength(3);
  for (const { text, message, isByModel } of drafts) {
    expect(isByModel).toBe(false);
    expect(text).toMatch(/R\$ ?99,90[^]*CHA10[^]*O frete e o prazo eu não sei/);
    expect(text).toContain("https://loja.example/chaleira");
    expect(message).toBe(`#publi\n\n${text}`); // what is copied says that it is an advertisement
  }
  expect(requests).toEqual([]);
});

test("a model answers by the fields, and by our sentences for what is not known", async () => {
  const answer = "Oi! Sai por *{preco}*, e o cupom é {cupom}.\n" +
    "O frete e o prazo eu não sei: a loja diz pelo seu CEP.\n{link}";
  const lies = ["Frete grátis! {link}", "O frete é baratinho. {link}", "Sai por noventa. {link}"];
  play = () => JSON.stringify({ drafts: [answer, ...lies].map((text) => ({ text, title: null })) });
  const { drafts } = await ask("Quanto custa e qual o frete?");
  const [first, ...rest] = drafts;
  expect(first).toMatchObject({ body: answer, isByModel: true });
  expect(first!.text).toContain("Sai por *R$ 99,90*, e o cupom é CHA10.");
  expect(rest.map(({ isByModel }) => isByModel)).toEqual([false, false]);
  const sent = JSON.stringify(requests[0]);
  expect(sent).toContain("Quanto custa e qual o frete?");
  expect(sent).toContain("Cupom para este eu não conheço.");
  expect(sent).not.toMatch(/99,90|CHA10|loja\.example/);
});
