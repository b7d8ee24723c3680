import { afterAll, beforeAll, expect, test } from "vitest";
import { followAnswer } from "../../../../server/core/assistant/chat/follow_answer.ts";
import {
  acceptProposal,
  dismissProposal,
  loadProposalsOf,
} from "../../../../server/core/assistant/chat/proposals/answer_proposals.ts";
import {
  retryAnswer,
  sendPrompt,
  stopAnswer,
} from "../../../../server/core/assistant/chat/send_prompt.ts";
import {
  deleteThread,
  listThreads,
  loadMessages,
  loadSent,
  purgeOldThreads,
  restoreThread,
} from "../../../../server/core/assistant/chat/threads.ts";
import {
  answerStatusAt,
  type ThreadMessage,
} from "../../../../server/core/assistant/chat/thread.ts";
import type {
  LanguageModel,
  ModelRequest,
  ToolCall,
} from "../../../../server/core/assistant/language_model.ts";
import type { Context } from "../../../../server/core/context.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { readFile } from "node:fs/promises";
import { grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

/** What the model says next; each test sets it. */
let play: (step: number) => Step | Promise<Step> = () => "Olá.";
let step = 0;
type Step = string | { readonly toolCalls: readonly Omit<ToolCall, "id">[] };
const requests: ModelRequest[] = [];
const model: LanguageModel = {
  name: "roteiro",
  async *stream(request, signal) {
    requests.push(request);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    const said = await Promise.race([play(++step), aborted]);
    const [text, toolCalls] = typeof said === "string" ? [said, []] : ["", said.toolCalls];
    for (const word of text.split(/(?<= )/)) yield { type: "text", text: word };
    for (const [nth, call] of toolCalls.entries()) {
      yield { type: "toolCall", call: { id: `call${nth}`, ...call } };
    }
    const reason = toolCalls.length > 0 ? "toolCalls" : "stop";
    yield { type: "end", reason, usage: { inputTokens: 10, outputTokens: 5 } };
  },
};
const page = (name: string) => readFile(`tests/support/pages/${name}.html`, "utf8");
let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;

beforeAll(async () => {
  w = await testApp({ languageModel: model });
  ana = await w.member();
  await grantPlan(w, ana, { assistantPerDay: -1, offersPerDay: -1 });
});
afterAll(() => w[Symbol.asyncDispose]());

/** Follows an answer to its end, and returns it. */
async function ended(ctx: Context, answer: Pick<ThreadMessage, "id">): Promise<ThreadMessage> {
  for await (const { isOver } of await followAnswer(ctx, { id: answer.id, draw: 0, offset: 0 })) {
    if (isOver) break;
  }
  const [message] = await loadMessages(ctx, [answer.id]);
  return message as ThreadMessage;
}

/** Asks, and returns the whole answer. */
async function ask(text: string, steps: Step[], more: object = {}) {
  step = 0;
  play = (nth) => steps[nth - 1] ?? "Pronto.";
  const sent = await sendPrompt(ana.ctx(), { text, ...more });
  return { ...sent, answer: await ended(ana.ctx(), sent.answer) };
}

test("an answer quotes what a tool read, written by us", async () => {
  await createOffer(ana.ctx(), {
    fields: { title: "Fone JBL 520", shop: "Amazon", price: { cents: 12990, currency: "BRL" } },
  } as never);
  const { answer } = await ask("Como está o fone?", [
    { toolCalls: [{ name: "buscar_ofertas", input: { busca: "fone" } }] },
    "O [[f1]] está por [[f3]].",
  ]);
  expect(answer).toMatchObject({ status: "DONE", text: "O Fone JBL 520 está por R$ 129,90." });
  expect(answer.facts.map(({ text }) => text)).toContain("R$ 129,90");
  const sent = await loadSent(ana.ctx(), answer.id);
  expect(sent).toContain("buscar_ofertas");
  expect(sent).toContain("Como está o fone?");
});

test("a draft with a number is drawn again, and withheld once that does not help", async () => {
  const mended = await ask("Quanto custa?", ["Custa 99 reais.", "Depende da loja."]);
  expect(mended.answer).toMatchObject({ text: "Depende da loja.", draw: 1 });
  const stubborn = await ask("Quanto custa?", ["Custa 99.", "Custa 98.", "Custa 97."]);
  expect(stubborn.answer.text).toContain("preferi não mostrar");
  expect(stubborn.answer.text).not.toMatch(/\d/);
});

test("nothing that is proposed happens before the press, and the press does it once", async () => {
  const { answer } = await ask("Escreva um texto", [
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
  w.shops.serve("www.amazon.com.br", "/dp/B0TEST0001", await page("amazon_product"));
  const link = "https://www.amazon.com.br/dp/B0TEST0001";
  const { answer } = await ask(`Cria a oferta de ${link}`, [
    { toolCalls: [{ name: "propor_oferta", input: { link } }] },
    "Preparei a oferta.",
  ]);
  const proposal = (await loadProposalsOf(ana.ctx(), [answer.id]))[0]![0]!;
  const before = await w.count("offers");
  const made = await createOffer(ana.ctx(), { url: link, key: proposal.id }); // and then it died
  expect((await acceptProposal(ana.ctx(), proposal)).resultId).toBe(made.id);
  expect(await w.count("offers")).toBe(before + 1);
});

test("a link that the person did not write is not proposed, nor a text with a number", async () => {
  const { answer } = await ask("O que tem de bom?", [
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
  const results = requests.at(-1)!.messages.filter(({ role }) => role === "tool");
  expect(results.map((message) => "result" in message && Object.keys(message.result as object)))
    .toEqual([["erro"], ["nota", "dados"], ["erro"], ["erro"]].map(() => expect.anything()));
  expect(JSON.stringify(results)).toContain("não existe");
});

test("answers branch: a retry stands beside the first, and an edit beside the prompt", async () => {
  const first = await ask("Oi", ["Olá."]);
  const threadId = first.thread.id;
  step = 0;
  play = () => "Oi de novo.";
  const retried = await retryAnswer(ana.ctx(), { id: first.answer.id });
  expect(await ended(ana.ctx(), retried.answer)).toMatchObject({
    parentId: first.prompt.id,
    text: "Oi de novo.",
  });
  const edited = await ask("Oi, tudo bem?", ["Tudo."], { threadId });
  expect(edited.prompt.parentId).toBeNull();
  const next = await ask("E hoje?", ["Bem."], { threadId, parentId: first.answer.id });
  const { messages } = requests.at(-1)!;
  expect(messages.map((message) => "text" in message && message.text))
    .toEqual(["Oi", "Olá.", "E hoje?"]);
  expect(next.thread.id).toBe(threadId);
});

test("the same key asks once, and a second prompt waits for the first answer", async () => {
  const { promise, resolve } = Promise.withResolvers<Step>();
  play = () => promise;
  const one = await sendPrompt(ana.ctx(), { text: "Oi", key: "k1" });
  expect((await sendPrompt(ana.ctx(), { text: "Oi", key: "k1" })).answer.id).toBe(one.answer.id);
  await expect(sendPrompt(ana.ctx(), { text: "E?" })).rejects.toThrow("ainda responde");
  resolve("Olá.");
  expect((await ended(ana.ctx(), one.answer)).text).toBe("Olá.");
});

test("a stopped answer keeps its text; one whose process died is interrupted", async () => {
  play = () => new Promise(() => {});
  const { answer } = await sendPrompt(ana.ctx(), { text: "Oi" });
  expect((await stopAnswer(ana.ctx(), answer)).status).toBe("STOPPED");
  const lost = await ask("Oi", ["Olá."]);
  await w.db.updateTable("thread_messages")
    .set({ status: "WRITING", lease_until: w.contextOf(ana.ctx().viewer).now, text: "Meio" })
    .where("id", "=", lost.answer.id).execute();
  const followed = await ended(ana.ctx(), lost.answer);
  expect(answerStatusAt(followed, ana.ctx().now)).toBe("INTERRUPTED");
  play = () => "Inteiro.";
  const again = await retryAnswer(ana.ctx(), { id: lost.answer.id });
  expect((await ended(ana.ctx(), again.answer)).text).toBe("Inteiro.");
});

test("a follower that comes back goes on where it was, also behind another process", async () => {
  const { answer } = await ask("Conte", ["Um texto bem comprido para contar."]);
  const rest = async (offset: number) => {
    const pieces: string[] = [];
    const from = { id: answer.id, draw: 0, offset };
    for await (const { text } of await followAnswer(ana.ctx(), from)) pieces.push(text);
    return pieces.join("");
  };
  for (const offset of [0, 5, answer.text.length, answer.text.length + 9]) {
    expect(await rest(offset)).toBe(answer.text.slice(offset));
  }
});

test("threads are searched, deleted, restored and purged; nobody else sees them", async () => {
  const { thread, answer } = await ask("Quero vender panelas", ["Boa ideia."]);
  const bia = await w.member("bia");
  const page = { limit: 10, inverted: false };
  const found = (someone: Member, words: string) => listThreads(someone.ctx(), words, page);
  expect(await found(ana, "PANELAS ideia")).toMatchObject([{ id: thread.id }]);
  expect(await found(bia, "panelas")).toEqual([]);
  await expect(followAnswer(bia.ctx(), { id: answer.id, draw: 0, offset: 0 })).rejects.toThrow();
  await deleteThread(ana.ctx(), thread);
  expect(await found(ana, "panelas")).toEqual([]);
  await restoreThread(ana.ctx(), thread);
  expect(await found(ana, "panelas")).toHaveLength(1);
  await purgeOldThreads(w.system.ctx(), { before: new Date("2027-12-01"), most: 1_000 });
  expect(await w.count("threads")).toBe(0);
  expect(await w.count("thread_messages")).toBe(0);
});
