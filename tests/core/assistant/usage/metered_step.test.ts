import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { followAnswer } from "../../../../server/core/assistant/chat/follow_answer.ts";
import { sendPrompt, stopAnswer } from "../../../../server/core/assistant/chat/send_prompt.ts";
import {
  answerStatusAt,
  type ThreadMessage,
} from "../../../../server/core/assistant/chat/thread.ts";
import { deleteThread, loadMessages } from "../../../../server/core/assistant/chat/threads.ts";
import type {
  LanguageModel,
  ModelEvent,
} from "../../../../server/core/assistant/language_model.ts";
import { updateAssistantSettings } from "../../../../server/core/assistant/usage/assistant_status.ts";
import { writeTexts } from "../../../../server/core/assistant/writing/write_texts.ts";
import { wireModel } from "../../../support/assistant/wire_model.ts";
import type { Reply } from "../../../support/assistant/wire.ts";
import { grantPlan } from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";
import { until } from "../../../support/until.ts";

let wire: Awaited<ReturnType<typeof wireModel>>;
let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeAll(async () => {
  wire = await wireModel({ text: "Olá." }, { everyMs: 5 });
  w = await testApp({
    languageModel: wire.model,
    modelPrice: { input: 1, output: 2 },
    assistantBudget: { unit: "tokens", amount: 100_000 },
  });
});
afterAll(async () => {
  await w[Symbol.asyncDispose]();
  await wire[Symbol.asyncDispose]();
});
beforeEach(async () => {
  ana = await w.member();
  await grantPlan(w, ana, { assistantPerDay: -1 });
  await w.db.deleteFrom("assistant_days").execute();
});

/** What was counted of Ana: tokens, the known cost, and the one with estimates. */
async function used() {
  const row = await w.db.selectFrom("assistant_usages").selectAll().where("user_id", "=", ana.id)
    .executeTakeFirstOrThrow();
  const { prompts, input_tokens, output_tokens, cost_micros, estimated_micros } = row;
  return {
    prompts,
    input: Number(input_tokens),
    output: Number(output_tokens),
    cost: cost_micros === null ? null : Number(cost_micros),
    estimate: Number(estimated_micros),
  };
}

async function ask(...replies: Reply[]): Promise<ThreadMessage> {
  wire.server.script(...replies);
  const { answer } = await sendPrompt(ana.ctx(), { text: "Como vai a semana?" });
  return await ended(answer.id);
}

async function ended(id: ThreadMessage["id"]): Promise<ThreadMessage> {
  for await (const { isOver } of await followAnswer(ana.ctx(), { id, draw: 0, offset: 0 })) {
    if (isOver) break;
  }
  return (await loadMessages(ana.ctx(), [id]))[0] as ThreadMessage;
}

test("what the provider counted is counted, and its cost is known", async () => {
  await ask({ text: "Vai bem.", usage: { inputTokens: 900, outputTokens: 50 } });
  expect(await used()).toEqual({
    prompts: 1,
    input: 900,
    output: 50,
    cost: 1_000,
    estimate: 1_000,
  });
});

test("what it did not count is estimated, and its cost is not known", async () => {
  await ask({ text: "Vai bem.", usage: null });
  const { input, output, cost, estimate } = await used();
  expect(input).toBeGreaterThan(500); // the instructions and tools are in it
  expect([output, cost, estimate]).toEqual([3, null, input + 2 * output]);
});

test("drafts that were refused count as far as they were received", async () => {
  const lie = { text: ["Custa ", "99 ", "reais ", "só."] };
  expect((await ask(lie, lie, lie)).text).toContain("preferi não mostrar");
  const { input, output, cost } = await used();
  expect(input).toBeGreaterThan(3 * 500);
  expect(output).toBeGreaterThan(0);
  expect(cost).toBeNull();
});

test("a step that is cut counts, and so does one that its person stops", async () => {
  const cut = await ask({ text: ["Vai ", "bem "], fault: "CUT_OFF" });
  expect(cut).toMatchObject({ status: "FAILED", failureCode: "ASSISTANT_CUT_OFF" });
  const first = await used();
  expect(first).toMatchObject({ cost: null, output: 3 });
  wire.server.script({ text: ["Vai ", "bem "], fault: "STALLED" });
  const { answer } = await sendPrompt(ana.ctx(), { text: "E agora?" });
  for await (
    const { text } of await followAnswer(ana.ctx(), { id: answer.id, draw: 0, offset: 0 })
  ) {
    if (text !== "") break;
  }
  expect((await stopAnswer(ana.ctx(), answer)).status).toBe("STOPPED");
  expect((await used()).input).toBeGreaterThan(first.input + 500);
});

test("a request that the provider refuses took nothing", async () => {
  await ask(...[1, 2, 3].map(() => ({ fault: { status: 500 } })));
  await expect(used()).resolves.toMatchObject({ prompts: 0, input: 0, output: 0, cost: 0 });
});

const tool: Reply = { toolCalls: [{ name: "buscar_ofertas", input: {} }] };
const READ = { inputTokens: 100, outputTokens: 10 };

test("a prompt that took tokens stays used, though its answer is empty or was given up", async () => {
  await ask({ text: "" });
  expect((await used()).prompts).toBe(1);
  await ask(tool, { text: "" });
  expect((await used()).prompts).toBe(2);
  const { model } = wire;
  for (const [nth, leave] of [deletedWhile, stoppedWhile, turnedOffWhile].entries()) {
    let giveUp = () => Promise.resolve();
    const leaving = {
      name: model.name,
      async *stream(): AsyncGenerator<ModelEvent> {
        await giveUp();
        yield { type: "toolCall", call: { id: "c", name: "buscar_ofertas", input: {} } };
        yield { type: "end", reason: "toolCalls", usage: READ };
      },
    } satisfies LanguageModel;
    const ctx = { ...ana.ctx(), ports: { ...ana.ctx().ports, languageModel: leaving } };
    const begun = Promise.withResolvers<Sent>();
    giveUp = async () => await leave(await begun.promise);
    begun.resolve(await sendPrompt(ctx, { text: "Como vai a semana?" }));
    await until("the end of the answer", () => ana.ctx().ports.answers.count() === 0);
    expect([leave.name, (await used()).prompts]).toEqual([leave.name, 3 + nth]);
  }
});

type Sent = Awaited<ReturnType<typeof sendPrompt>>;
const deletedWhile = async ({ thread }: Sent) => void await deleteThread(ana.ctx(), thread);
/** As another process stops it: this one sees it at its next step. */
const stoppedWhile = async ({ answer }: Sent) =>
  void await w.db.updateTable("thread_messages").set({ status: "STOPPED" })
    .where("id", "=", answer.id).execute();
const turnedOffWhile = async () =>
  void await updateAssistantSettings(ana.ctx(), { isEnabled: false });

test("a prompt is given back where the provider refuses, also after a tool was called", async () => {
  const { failureCode } = await ask(tool, ...[1, 2, 3].map(() => ({ fault: { status: 500 } })));
  expect(failureCode).toBe("ASSISTANT_UNAVAILABLE");
  const { prompts, input } = await used();
  expect([prompts, input > 0]).toEqual([0, true]);
});

test("who only has drafts refused comes to the end of the day's budget as well", async () => {
  const lie = { text: ["Custa ", "99 ", "reais."] };
  await ask(lie, lie, lie);
  const { input, output } = await used();
  await sql`update assistant_days set output_tokens = ${100_000 - input}`.execute(w.db);
  expect(output).toBeGreaterThan(0);
  await expect(ask()).rejects.toMatchObject({ code: "ASSISTANT_RESTING" });
});

test("texts that end in the middle count as well", async () => {
  wire.server.script({ text: ['{"drafts":', "["], fault: "CUT_OFF" });
  const { rulesBecause } = await writeTexts(ana.ctx(), {
    purpose: "TEMPLATE",
    tone: "DIRECT",
    length: "SHORT",
    emojis: "NONE",
  });
  expect(rulesBecause).toBe("ASSISTANT_CUT_OFF");
  expect(await used()).toMatchObject({ prompts: 1, cost: null, output: 4 });
});

test.each(
  [
    [{ text: "Vai bem e", reason: "length" }, "Vai bem e", "ASSISTANT_TOO_LONG"],
    [{ text: "", reason: "filtered" }, "", "ASSISTANT_FILTERED"],
    [{ text: "" }, "", "ASSISTANT_CUT_OFF"],
  ] as const,
)("%j is no whole answer, and says why", async (reply, text, failureCode) => {
  const answer = await ask(reply);
  expect(answerStatusAt(answer, ana.ctx().now)).toBe("INTERRUPTED");
  expect(answer).toMatchObject({ text, failureCode });
});
