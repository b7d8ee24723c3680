import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ModelRefusal } from "../../../../server/core/assistant/language_model.ts";
import { writeTexts } from "../../../../server/core/assistant/writing/write_texts.ts";
import { updateAssistantSettings } from "../../../../server/core/assistant/usage/assistant_status.ts";
import { scriptedModel, type Step } from "../../../support/assistant/scripted_model.ts";
import { connectSession, createTestOffer, grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const wish = { purpose: "OFFER_MESSAGE", tone: "DIRECT", length: "SHORT", emojis: "NONE" } as const;
const json = (...texts: string[]) =>
  JSON.stringify({ drafts: texts.map((text) => ({ text, title: null })) });
const good = ["Achado do grupo", "Vale conferir", "Para a sua lista", "Olha este"]
  .map((opening) => `${opening}\n\n*{titulo}* por *{preco}*\n\n{link}`);

let play: (step: number) => Step = () => json(...good);
const { model, requests } = scriptedModel((_, step) => play(step));
let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
let offerId: Awaited<ReturnType<typeof createTestOffer>>["id"];
beforeAll(async () => {
  w = await testApp({ languageModel: model });
});
afterAll(() => w[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await w.member();
  await grantPlan(w, ana, { assistantPerDay: 5, offersPerDay: -1 });
  offerId = (await createTestOffer(ana)).id;
  requests.splice(0);
  play = () => json(...good);
});

const use = () =>
  w.db.selectFrom("assistant_usages").select(["prompts", "input_tokens", "output_tokens"])
    .where("user_id", "=", ana.id).executeTakeFirst();

test("the model's drafts get the offer's own values, and count as one prompt", async () => {
  const { drafts, rulesBecause, sent } = await writeTexts(ana.ctx(), { ...wish, offerId });
  expect(drafts[0]).toEqual({
    body: good[0],
    text: "Achado do grupo\n\n*Fone* por *R$ 99,00*",
    message: "#publi\n\nAchado do grupo\n\n*Fone* por *R$ 99,00*",
    title: null,
    isByModel: true,
  });
  expect([drafts.length, rulesBecause]).toEqual([4, null]);
  expect(await use()).toMatchObject({ prompts: 1, output_tokens: "20" });
  expect(JSON.stringify(sent)).toContain("Fone");
  expect(JSON.stringify(requests)).not.toContain("99,00"); // a model needs no value
});

test("what is refused is drawn again with the reason, and rules fill what is still missing", async () => {
  play = (step) => step === 1 ? json("Só R$ 9,90!", good[0]!) : json(good[1]!, "Acaba hoje");
  const { drafts, rulesBecause } = await writeTexts(ana.ctx(), { ...wish, offerId });
  expect(drafts.map(({ isByModel }) => isByModel)).toEqual([true, true, false]);
  expect(rulesBecause).toBe("ASSISTANT_TEXTS_REFUSED");
  expect(requests).toHaveLength(2);
  expect(requests[1]!.messages.at(-1)).toMatchObject({
    text: expect.stringContaining("há um algarismo fora de um campo"),
  });
  expect(await use()).toMatchObject({ prompts: 1, output_tokens: "40" });
});

test("a model that cannot keep to the facts is asked three times, and then the rules write", async () => {
  play = () => "Desculpe, não posso.";
  const { drafts } = await writeTexts(ana.ctx(), { ...wish, offerId });
  expect(drafts.map(({ isByModel }) => isByModel)).toEqual([false, false, false]);
  expect(requests).toHaveLength(3);
});

test("where the provider gives no answer the rules write, and the prompt is given back", async () => {
  play = () => new ModelRefusal("ASSISTANT_BUSY", "HTTP 429");
  const { drafts, rulesBecause } = await writeTexts(ana.ctx(), { ...wish, offerId });
  expect([drafts.length, rulesBecause]).toEqual([3, "ASSISTANT_BUSY"]);
  expect(await use()).toMatchObject({ prompts: 0 });
});

test("a provider that does not answer in time gives the prompt back, and its tokens count", async () => {
  play = () => new DOMException("", "TimeoutError");
  const { rulesBecause } = await writeTexts(ana.ctx(), { ...wish, offerId });
  expect(rulesBecause).toBe("ASSISTANT_UNAVAILABLE");
  const { prompts, input_tokens } = await use() ?? {};
  expect([prompts, Number(input_tokens) > 100]).toEqual([0, true]);
  play = (step) => step % 2 === 0 ? "Desculpe." : new DOMException("", "TimeoutError");
  await writeTexts(ana.ctx(), { ...wish, offerId }); // answered once, and then no more
  expect(await use()).toMatchObject({ prompts: 1 });
});

test("without a prompt left, or off, nothing is sent and the rules write", async () => {
  await grantPlan(w, ana, { assistantPerDay: 0 });
  const limited = await writeTexts(ana.ctx(), { ...wish, offerId });
  await grantPlan(w, ana, { assistantPerDay: -1 });
  await updateAssistantSettings(ana.ctx(), { isEnabled: false });
  const off = await writeTexts(ana.ctx(), { ...wish, offerId });
  expect([limited.rulesBecause, off.rulesBecause]).toEqual(["ASSISTANT_LIMIT", "ASSISTANT_OFF"]);
  expect([limited.sent, off.sent, requests.length]).toEqual([null, null, 0]);
});

test("what a provider gets names no person, email or phone number", async () => {
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  await w.db.updateTable("groups").set({ title: "Ofertas da Bia (11) 91234-5678" })
    .where("id", "=", groupIds[0]!).execute();
  const question = "Oi, sou a Bia, bia@example.com: tem na cor azul?";
  const { sent } = await writeTexts(ana.ctx(), {
    ...wish,
    offerId,
    groupId: groupIds[0]!,
    question,
  });
  expect(JSON.stringify(sent)).not.toMatch(/91234|bia@/);
  expect(JSON.stringify(sent)).toContain("tem na cor azul?");
});

test("over GraphQL, with a season and a template's fields", async () => {
  const mutation = `mutation($input: WriteTextsInput!) { writeTexts(input: $input) {
    __typename
    ... on WrittenTexts { drafts { body text title writtenBy } rulesMessage sent }
    ... on UserError { code path }
  } }`;
  const input = { ...wish, purpose: "TEMPLATE", season: "ELEVEN_ELEVEN", length: "LONG" };
  play = () => new ModelRefusal("ASSISTANT_UNAVAILABLE", "HTTP 500");
  const { data } = await w.request(ana, mutation, { input });
  const { drafts, rulesMessage } = data.writeTexts;
  expect(rulesMessage).toBe("O Garimpo IA não respondeu. Tente de novo daqui a pouco.");
  expect(drafts).toHaveLength(3);
  for (const { body, text, writtenBy } of drafts) {
    expect([writtenBy, body.includes("11.11"), body.includes("{epoca")]).toEqual([
      "RULES",
      true,
      false,
    ]);
    expect(text).toContain("R$ 279,90");
  }
  const refused = await w.request(ana, mutation, { input: { ...input, question: "?" } });
  expect(refused.data.writeTexts).toMatchObject({
    code: "WRITING_QUESTION_INVALID",
    path: ["question"],
  });
  const others = await w.request(await w.member("eve"), mutation, { input: { ...input, offerId } });
  expect(others.data.writeTexts).toMatchObject({ code: "OFFER_NOT_FOUND", path: ["offerId"] });
});
