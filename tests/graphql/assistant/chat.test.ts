import { afterAll, beforeAll, expect, test } from "vitest";
import { followAnswer } from "../../../server/core/assistant/chat/follow_answer.ts";
import {
  acceptProposal,
  loadProposalsOf,
} from "../../../server/core/assistant/chat/proposals/answer_proposals.ts";
import { sendPrompt } from "../../../server/core/assistant/chat/send_prompt.ts";
import { deleteThread, restoreThread } from "../../../server/core/assistant/chat/threads.ts";
import type { ApiScope } from "../../../server/core/api_keys/scopes.ts";
import type { Context } from "../../../server/core/context.ts";
import { newId, type OfferId, type ThreadMessageId } from "../../../server/core/ids.ts";
import type { Person } from "../../../server/core/users/viewer.ts";
import { wireModel } from "../../support/assistant/wire_model.ts";
import { connectSession, createTestOffer, grantPlan } from "../../support/seed/deliveries.ts";
import { queueOffer } from "../../support/seed/own_number.ts";
import { type Member, testApp } from "../../support/test_app.ts";

let wire: Awaited<ReturnType<typeof wireModel>>;
let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;

beforeAll(async () => {
  wire = await wireModel({ text: "Olá." }, { everyMs: 20 });
  w = await testApp({ languageModel: wire.model });
  ana = await w.member();
  await grantPlan(w, ana, { assistantPerDay: -1, offersPerDay: -1 });
});
afterAll(async () => {
  await w[Symbol.asyncDispose]();
  await wire[Symbol.asyncDispose]();
});

const SEND = `mutation ($input: SendPromptInput!) {
  sendPrompt(input: $input) {
    ... on SentPrompt {
      thread { id } answer { id status } viewer { assistant { promptsLeft } }
    }
    ... on UserError { code }
  }
}`;
const FOLLOW = `subscription ($id: ID!, $draw: Int, $offset: Int) {
  threadMessageChanged(id: $id, draw: $draw, offset: $offset) {
    draw offset text threadMessage { status text }
  }
}`;

const words = Array.from({ length: 30 }, (_, nth) => `palavra${"abcdefghij"[nth % 10]} `);

test("a follower whose connection was cut gets the rest, from this process and another", async () => {
  wire.server.script({ text: words });
  const { data } = await w.request(ana, SEND, { input: { text: "Conte" } });
  const { id } = data.sendPrompt.answer as { id: ThreadMessageId };
  const first = await w.subscribe(ana, FOLLOW, { id });
  let got = "";
  while (got.length < 60) {
    const { value } = await first.next();
    const { offset, text } = value.data.threadMessageChanged;
    expect(offset).toBe(got.length);
    got += text;
  }
  await first.return?.(undefined); // the connection is gone

  // Another process continues: it reads what the first one stores.
  await using other = await testApp({
    languageModel: wire.model,
    database: { config: w.database, drop: () => Promise.resolve() },
  });
  const from = { id, draw: 0, offset: got.length };
  for await (
    const piece of await followAnswer(other.contextOf(ana.ctx().viewer), from)
  ) {
    expect(piece.offset).toBe(got.length);
    got += piece.text;
    if (piece.offset > 120) break;
  }
  const last = await w.subscribe(ana, FOLLOW, { id, draw: 0, offset: got.length });
  for await (const { data } of last) {
    const { offset, text, threadMessage } = data.threadMessageChanged;
    expect(offset).toBe(got.length);
    got += text;
    if (!threadMessage) continue;
    expect(threadMessage).toEqual({ status: "DONE", text: words.join("") });
    break;
  }
  expect(got).toBe(words.join(""));
});

test("another tab learns of prompts, ends, answered proposals, deletions and returns", async () => {
  const events = await w.subscribe(ana, "subscription { threadChanged { id thread { title } } }");
  const changed = async () => (await events.next()).value.data.threadChanged;
  wire.server.script(
    { toolCalls: [{ name: "propor_texto", input: { nome: "Oi", texto: "Oi, {grupo}!" } }] },
    { text: "Pronto." },
  );
  const { data } = await w.request(ana, SEND, { input: { text: "Escreva" } });
  const { thread: { id }, answer } = data.sendPrompt;
  expect(await changed()).toEqual({ id, thread: { title: "Escreva" } });
  await over(ana.ctx(), answer.id);
  expect((await changed()).id).toBe(id);
  const [proposal] = (await loadProposalsOf(ana.ctx(), [answer.id]))[0]!;
  await acceptProposal(ana.ctx(), proposal!);
  expect((await changed()).id).toBe(id);
  await deleteThread(ana.ctx(), { id });
  expect(await changed()).toEqual({ id, thread: null });
  await restoreThread(ana.ctx(), { id });
  expect(await changed()).toEqual({ id, thread: { title: "Escreva" } });
});

test("a key's assistant reads and does only what its other scopes allow", async () => {
  const keyed = (...scopes: ApiScope[]): Context => {
    const viewer = ana.ctx().viewer as Person;
    return w.contextOf({ ...viewer, apiKey: { id: newId("key"), scopes: new Set(scopes) } });
  };
  wire.server.script(
    {
      toolCalls: [
        { name: "buscar_ofertas", input: {} },
        { name: "buscar_cupons", input: {} },
        { name: "propor_texto", input: { nome: "Oi", texto: "Oi, {grupo}!" } },
      ],
    },
    { text: "Pronto." },
  );
  const ctx = keyed("ASSISTANT_WRITE", "COUPONS_READ", "TEXTS_WRITE");
  const { answer } = await sendPrompt(ctx, { text: "O que há?" });
  await over(ctx, answer.id);
  const { messages } = wire.server.requests.at(-1)!.body;
  const results = messages!.filter(({ role }) => role === "tool").map(({ content }) => content);
  expect(results[0]).toContain("OFFERS_READ");
  expect(results[1]).toContain("cupons");
  const [proposal] = (await loadProposalsOf(ana.ctx(), [answer.id]))[0]!;
  await expect(acceptProposal(keyed("ASSISTANT_WRITE"), proposal!)).rejects
    .toMatchObject({ code: "API_SCOPE_MISSING", scope: "TEXTS_WRITE" });
  await expect(acceptProposal(keyed("TEXTS_WRITE"), proposal!)).rejects
    .toMatchObject({ code: "API_SCOPE_MISSING", scope: "ASSISTANT_WRITE" });
  expect((await acceptProposal(ctx, proposal!)).status).toBe("ACCEPTED");
});

test("without an answer of the provider the prompt is not counted, and the person is told", async () => {
  const bia = await w.member("bia");
  const left = async () =>
    (await w.request(bia, "{ viewer { assistant { promptsLeft } } }")).data.viewer.assistant
      .promptsLeft as number;
  const before = await left();
  wire.server.script(...[1, 2, 3].map(() => ({ fault: { status: 500 } })));
  const { data } = await w.request(bia, SEND, { input: { text: "Oi" } });
  expect(data.sendPrompt.viewer.assistant.promptsLeft).toBe(before - 1);
  await over(bia.ctx(), data.sendPrompt.answer.id);
  const node = `{ node(id: "${data.sendPrompt.answer.id}") {
    ... on ThreadMessage { status failure sentToProvider } } }`;
  const answer = (await w.request(bia, node)).data.node;
  expect(answer).toMatchObject({
    status: "FAILED",
    failure: expect.stringContaining("Tente de novo"),
  });
  expect(answer.sentToProvider).toContain("Oi");
  expect(await left()).toBe(before);
});

test("the rules answer by a press, without a provider", async () => {
  const ask = `{ viewer { quickAnswer(kind: WEEK) { sentences facts { label text path } } } }`;
  const { data } = await w.request(ana, ask);
  expect(data.viewer.quickAnswer.sentences[0]).toContain("mensagens enviadas, 0");
  const cau = await w.member("cau");
  const why = async (id: OfferId) => {
    const question = `{ viewer { quickAnswer(kind: SENDING, offerId: "${id}") { sentences } } }`;
    return (await w.request(cau, question)).data.viewer.quickAnswer.sentences;
  };
  const { id } = await createTestOffer(cau);
  expect(await why(id)).toEqual(["Esta oferta ainda não foi posta na fila."]);
  const { groupIds } = await connectSession(w, cau, { groups: 1 });
  const queued = await queueOffer(cau, groupIds, "Chaleira");
  expect(await why(queued.id)).toEqual([
    "Chaleira",
    expect.stringMatching(/^Grupo 1: espera na fila \(.+\)/),
  ]);
});

/** Waits for the end of an answer. */
async function over(ctx: Context, id: ThreadMessageId) {
  for await (const { isOver } of await followAnswer(ctx, { id, draw: 0, offset: 0 })) {
    if (isOver) return;
  }
}
