import { afterAll, beforeAll, expect, test } from "vitest";
import { factSheet } from "../../../../server/core/assistant/chat/fact_sheet.ts";
import { followAnswer } from "../../../../server/core/assistant/chat/follow_answer.ts";
import {
  retryAnswer,
  sendPrompt,
  stopAnswer,
} from "../../../../server/core/assistant/chat/send_prompt.ts";
import { answerStatusAt } from "../../../../server/core/assistant/chat/thread.ts";
import {
  deleteThread,
  listThreads,
  loadMessages,
  loadSent,
  purgeOldThreads,
  restoreThread,
} from "../../../../server/core/assistant/chat/threads.ts";
import { callTool, tools } from "../../../../server/core/assistant/chat/tools/tools.ts";
import { updateAssistantSettings } from "../../../../server/core/assistant/usage/assistant_status.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { chatApp, type Said } from "../../../support/assistant/chat_app.ts";
import { grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";
import { until } from "../../../support/until.ts";

let app: Awaited<ReturnType<typeof chatApp>>;
let w: typeof app["w"];
let ana: typeof app["ana"];
beforeAll(async () => {
  app = await chatApp();
  ({ w, ana } = app);
});
afterAll(() => w[Symbol.asyncDispose]());

test("an answer quotes what a tool read, written by us", async () => {
  await createOffer(ana.ctx(), {
    fields: { title: "Fone JBL 520", shop: "Amazon", price: { cents: 12990, currency: "BRL" } },
  } as never);
  const { answer } = await app.ask("Como está o fone?", [
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
  const mended = await app.ask("Quanto custa?", ["Custa 99 reais.", "Depende da loja."]);
  expect(mended.answer).toMatchObject({ text: "Depende da loja.", draw: 1 });
  const stubborn = await app.ask("Quanto custa?", ["Custa 99.", "Custa 98.", "Custa 97."]);
  expect(stubborn.answer.text).toContain("preferi não mostrar");
  expect(stubborn.answer.text).not.toMatch(/\d/);
});

test("every tool that reads answers for an account with nothing in it", async () => {
  const bia = await w.member("empty");
  const inputs = { periodo: "LAST_7_DAYS" };
  const scene = { facts: factSheet([]), prompts: [], propose: () => true };
  const reading = tools.filter(({ name }) => /^(?:buscar|ler|listar)/.test(name));
  expect(reading).toHaveLength(6);
  for (const { name } of reading) {
    expect([name, await callTool(bia.ctx(), { id: "c", name, input: inputs }, scene)])
      .toEqual([name, expect.objectContaining({ dados: expect.anything() })]);
  }
});

test("answers branch: a retry stands beside the first, and an edit beside the prompt", async () => {
  const first = await app.ask("Oi", ["Olá."]);
  const threadId = first.thread.id;
  app.plays(() => "Oi de novo.");
  const retried = await retryAnswer(ana.ctx(), { id: first.answer.id });
  expect(await app.ended(ana.ctx(), retried.answer)).toMatchObject({
    parentId: first.prompt.id,
    text: "Oi de novo.",
  });
  const edited = await app.ask("Oi, tudo bem?", ["Tudo."], { threadId });
  expect(edited.prompt.parentId).toBeNull();
  const next = await app.ask("E hoje?", ["Bem."], { threadId, parentId: first.answer.id });
  const { messages } = app.requests.at(-1)!;
  expect(messages.map((message) => "text" in message && message.text))
    .toEqual(["Oi", "Olá.", "E hoje?"]);
  expect(next.thread.id).toBe(threadId);
});

test("the same key asks once, and a second prompt waits for the first answer", async () => {
  const { promise, resolve } = Promise.withResolvers<Said>();
  app.plays(() => promise);
  const one = await sendPrompt(ana.ctx(), { text: "Oi", key: "k1" });
  expect((await sendPrompt(ana.ctx(), { text: "Oi", key: "k1" })).answer.id).toBe(one.answer.id);
  await expect(sendPrompt(ana.ctx(), { text: "E?" })).rejects.toThrow("ainda responde");
  resolve("Olá.");
  expect((await app.ended(ana.ctx(), one.answer)).text).toBe("Olá.");
});

test("a stopped answer keeps its text; one whose process died is interrupted", async () => {
  app.plays(() => new Promise(() => {}));
  const { answer } = await sendPrompt(ana.ctx(), { text: "Oi" });
  expect((await stopAnswer(ana.ctx(), answer)).status).toBe("STOPPED");
  const lost = await app.ask("Oi", ["Olá."]);
  await w.db.updateTable("thread_messages")
    .set({ status: "WRITING", lease_until: w.contextOf(ana.ctx().viewer).now, text: "Meio" })
    .where("id", "=", lost.answer.id).execute();
  const followed = await app.ended(ana.ctx(), lost.answer);
  expect(answerStatusAt(followed, ana.ctx().now)).toBe("INTERRUPTED");
  app.plays(() => "Inteiro.");
  const again = await retryAnswer(ana.ctx(), { id: lost.answer.id });
  expect((await app.ended(ana.ctx(), again.answer)).text).toBe("Inteiro.");
});

test("what is sent can be read while it is under way, and one stopped elsewhere sends nothing more", async () => {
  const { promise, resolve } = Promise.withResolvers<Said>();
  app.plays(() => promise);
  const { answer } = await sendPrompt(ana.ctx(), { text: "Conte tudo" });
  const before = app.requests.length;
  await until("the first step", async () => (await loadSent(ana.ctx(), answer.id)) !== null);
  expect(await loadSent(ana.ctx(), answer.id)).toContain("Conte tudo");
  await using other = await testApp({
    database: { config: w.database, drop: () => Promise.resolve() },
  });
  await stopAnswer(other.contextOf(ana.ctx().viewer), answer);
  resolve({ toolCalls: [{ name: "buscar_ofertas", input: {} }] });
  await until("the end of the answer here", () => ana.ctx().ports.answers.count() === 0);
  expect(app.requests.length).toBeLessThanOrEqual(before + 1);
  expect(await loadSent(ana.ctx(), answer.id)).toContain("Conte tudo");
  const [message] = await loadMessages(ana.ctx(), [answer.id]);
  expect(message).toMatchObject({ status: "STOPPED" });
});

test("who turns it off ends the answer under way before its next step", async () => {
  const bia = await w.member("bia");
  await grantPlan(w, bia, { assistantPerDay: -1 });
  app.plays(async () => {
    await updateAssistantSettings(bia.ctx(), { isEnabled: false });
    return { toolCalls: [{ name: "buscar_ofertas", input: {} }] };
  });
  const before = app.requests.length;
  const { answer } = await sendPrompt(bia.ctx(), { text: "Oi" });
  expect(await app.ended(bia.ctx(), answer))
    .toMatchObject({ status: "FAILED", failureCode: "ASSISTANT_OFF" });
  expect(app.requests.length).toBe(before + 1);
});

test("a follower that comes back goes on where it was, also behind another process", async () => {
  const { answer } = await app.ask("Conte", ["Um texto bem comprido para contar."]);
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

test("every word of a long thread is found, in its message, and the last changed thread is first", async () => {
  const bia = await w.member("bia");
  await grantPlan(w, bia, { assistantPerDay: -1 });
  const page = { limit: 10, inverted: false };
  const long = `Conte. ${"Texto comprido. ".repeat(240)}`;
  const first = await app.ask(long, ["Começo."], {}, bia);
  const threadId = first.thread.id;
  let parentId = first.answer.id;
  for (let n = 0; n < 6; n++) {
    ({ answer: { id: parentId } } = await app.ask(long, ["Sim."], { threadId, parentId }, bia));
  }
  w.advance(60_000);
  const other = await app.ask("Outra conversa", ["Oi."], {}, bia);
  w.advance(60_000);
  const { answer: end } = await app.ask("E o fim?", ["Avançamos até a CAMÉLIA."], {
    threadId,
    parentId,
  }, bia);
  const { answer: aside } = await app.ask(long, ["Num ramo ao lado: gérbera."], { threadId }, bia);
  const search = (words: string) => listThreads(bia.ctx(), words, page);
  expect(await search("avancamos camelia")).toMatchObject([{
    id: threadId,
    foundMessageId: end.id,
  }]);
  expect(await search("gerbera")).toMatchObject([{ id: threadId, foundMessageId: aside.id }]);
  expect(await search("camelia gerbera")).toHaveLength(1);
  expect(await search("camelia begonia")).toEqual([]);
  const ids = (threads: readonly { id: string }[]) => threads.map(({ id }) => id);
  expect(ids(await search(""))).toEqual([threadId, other.thread.id]); // it changed after the other began
  const one = { limit: 1, inverted: false };
  expect(ids(await listThreads(bia.ctx(), "", { ...one, after: threadId }))).toEqual([
    other.thread.id,
  ]);
  expect(ids(await listThreads(bia.ctx(), "", { ...one, inverted: true, before: other.thread.id })))
    .toEqual([threadId]);
});

test("threads are searched, deleted, restored and purged; nobody else sees them", async () => {
  const { thread, answer } = await app.ask("Quero vender panelas", ["Boa ideia."]);
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
