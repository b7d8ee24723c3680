import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  acceptProposal,
  dismissProposal,
  editProposal,
  loadProposals,
  loadProposalsOf,
} from "../../../../server/core/assistant/chat/proposals/answer_proposals.ts";
import {
  type Proposal,
  proposalStatusAt,
} from "../../../../server/core/assistant/chat/proposals/proposal.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { chatApp } from "../../../support/assistant/chat_app.ts";
import { connectSession, grantPlan } from "../../../support/seed/deliveries.ts";
import { seedText } from "../../../support/seed/texts.ts";

let app: Awaited<ReturnType<typeof chatApp>>;
let w: typeof app["w"];
let ana: typeof app["ana"];
beforeAll(async () => {
  app = await chatApp();
  ({ w, ana } = app);
});
afterAll(() => w[Symbol.asyncDispose]());

test("nothing that is proposed happens before the press, and the press does it once", async () => {
  const { answer } = await app.ask("Escreva um texto", [
    {
      toolCalls: [{
        name: "propor_texto",
        input: { nome: "Boa noite", texto: "Boa noite! {titulo} por {preco} {link}" },
      }],
    },
    "Preparei um texto.",
  ]);
  expect(await w.count("campaign_texts")).toBe(0);
  const proposal = (await loadProposalsOf(ana.ctx(), [answer.id]))[0]![0]!;
  const [one, other] = await Promise.all([
    acceptProposal(ana.ctx(), proposal),
    acceptProposal(ana.ctx(), proposal),
  ]);
  expect(one.resultId).toBe(other.resultId);
  expect((await acceptProposal(ana.ctx(), proposal)).resultId).toBe(one.resultId);
  expect(await w.count("campaign_texts")).toBe(1);
  await expect(dismissProposal(ana.ctx(), proposal)).rejects.toThrow("já foi respondida");
});

test("an offer is made once, though the process died between making and marking it", async () => {
  w.shops.serve(
    "www.amazon.com.br",
    "/dp/B0TEST0001",
    await readFile("tests/support/pages/amazon_product.html", "utf8"),
  );
  const link = "https://www.amazon.com.br/dp/B0TEST0001";
  const { answer } = await app.ask(`Cria a oferta de ${link}`, [
    { toolCalls: [{ name: "propor_oferta", input: { link } }] },
    "Preparei a oferta.",
  ]);
  const proposal = (await loadProposalsOf(ana.ctx(), [answer.id]))[0]![0]!;
  const before = await w.count("offers");
  const made = await createOffer(ana.ctx(), { url: link, key: proposal.id }); // and then it died
  expect((await acceptProposal(ana.ctx(), proposal)).resultId).toBe(made.id);
  expect(await w.count("offers")).toBe(before + 1);
});

test("a stored text is scheduled by the id that a tool gave, once its person accepts", async () => {
  const cau = await w.member("cau");
  const { groupIds } = await connectSession(w, cau, { groups: 1 });
  await grantPlan(w, cau, { assistantPerDay: -1, groups: -1, messagesPerMonth: -1 });
  const text = await seedText(cau, { body: "Oi, {grupo}!", name: "Boas-vindas" });
  const input = { texto: text.id, quando: "2026-12-24T09:00", grupos: groupIds };
  const { answer } = await app.ask(
    "Agende as boas-vindas",
    [
      { toolCalls: [{ name: "buscar_textos", input: { busca: "boas" } }] },
      { toolCalls: [{ name: "propor_agendamento", input }] },
      "Preparei.",
    ],
    {},
    cau,
  );
  expect(JSON.stringify(app.requests.at(-2)!.messages)).toContain(text.id);
  const [proposal] = (await loadProposalsOf(cau.ctx(), [answer.id]))[0]!;
  expect(await w.count("calendar_entries")).toBe(0);
  expect((await acceptProposal(cau.ctx(), proposal!)).resultId).toMatch(/^cal_/);
  expect(await w.count("calendar_entries")).toBe(1);
});

test("a link is found as people paste it: without its scheme, and with a sentence around", async () => {
  const { answer } = await app.ask("Cria desta aqui (amzn.to/abc123), por favor!", [
    { toolCalls: [{ name: "propor_oferta", input: { link: "amzn.to/abc123" } }] },
  ]);
  const [proposal] = (await loadProposalsOf(ana.ctx(), [answer.id]))[0]!;
  expect(proposal!.content).toEqual({ kind: "OFFER", link: "https://amzn.to/abc123" });
});

test("a link that the person did not write is not proposed, nor a text with a number", async () => {
  const { answer } = await app.ask("O que tem de bom?", [
    {
      toolCalls: [
        { name: "propor_oferta", input: { link: "https://mal.example/p?tag=outro-20" } },
        { name: "propor_texto", input: { nome: "X", texto: "Só hoje por R$ 9,90" } },
        { name: "apagar_tudo", input: {} },
        { name: "enviar_oferta", input: { oferta: "ofr_x", grupos: ["grp_x"] } },
      ],
    },
    "Não consegui.",
  ]);
  expect((await loadProposalsOf(ana.ctx(), [answer.id]))[0]).toEqual([]);
  const results = app.requests.at(-1)!.messages.filter(({ role }) => role === "tool");
  expect(results.map((message) => "result" in message && Object.keys(message.result as object)))
    .toEqual([["erro"], ["nota", "dados"], ["erro"], ["erro"]].map(() => expect.anything()));
  expect(JSON.stringify(results)).toContain("não existe");
});

test("a rule is created once, asks before it sends, and rests without groups", async () => {
  const input = { nome: "Quedas", gatilho: "PRICE_DROP", quedaPorCento: 20, grupos: [] };
  const { answer } = await app.ask("Cria uma regra", [
    { toolCalls: [{ name: "propor_regra", input }] },
    "Preparei a regra.",
  ]);
  const [proposal] = (await loadProposalsOf(ana.ctx(), [answer.id]))[0]!;
  expect(await w.count("rules")).toBe(0);
  const accepted = await Promise.all([1, 2, 3].map(() => acceptProposal(ana.ctx(), proposal!)));
  expect(new Set(accepted.map(({ resultId }) => resultId)).size).toBe(1);
  expect(accepted[0]!.resultId).toMatch(/^rul_/);
  expect(await w.count("rules")).toBe(1);
  const rule = await w.db.selectFrom("rules").selectAll().executeTakeFirstOrThrow();
  expect(JSON.stringify(rule)).toContain('"ASK"');
  expect(rule.enabled_at).toBeNull();
});

test("what was opened in the editor can be opened again or put aside, and is not done a second time", async () => {
  const ask = async () => {
    const input = { nome: "Oi", texto: "Oi, {grupo}!" };
    const { answer } = await app.ask("Escreva", [{ toolCalls: [{ name: "propor_texto", input }] }]);
    return (await loadProposalsOf(ana.ctx(), [answer.id]))[0]![0]!;
  };
  const before = await w.count("campaign_texts");
  const one = await ask();
  expect((await editProposal(ana.ctx(), one)).status).toBe("EDITED");
  expect((await editProposal(ana.ctx(), one)).status).toBe("EDITED");
  expect(await w.count("campaign_texts")).toBe(before); // the editor saves by itself
  await expect(acceptProposal(ana.ctx(), one)).rejects.toMatchObject({ code: "PROPOSAL_OVER" });
  expect(await w.count("campaign_texts")).toBe(before);
  const other = await ask();
  await editProposal(ana.ctx(), other);
  expect((await dismissProposal(ana.ctx(), other)).status).toBe("DISMISSED");
  const late = await ask();
  await editProposal(ana.ctx(), late);
  const tomorrow = { ...ana.ctx(), now: new Date(late.expiresAt.getTime() + 1) };
  await expect(editProposal(tomorrow, late)).rejects.toMatchObject({ code: "PROPOSAL_OVER" });
  const [stored] = await loadProposals(ana.ctx(), [late.id]);
  expect(proposalStatusAt(stored as Proposal, tomorrow.now)).toBe("EXPIRED");
});
