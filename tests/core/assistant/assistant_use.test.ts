import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  loadAssistantStatus,
  loadAssistantUsages,
  purgeAssistantUsages,
  updateAssistantSettings,
} from "../../../server/core/assistant/usage/assistant_status.ts";
import {
  recordAssistantUse,
  releaseAssistantUse,
  reserveAssistantUse,
} from "../../../server/core/assistant/usage/reserve_use.ts";
import { command } from "../../../server/core/command.ts";
import type { Context } from "../../../server/core/context.ts";
import { scriptedModel } from "../../support/assistant/scripted_model.ts";
import { type Member, testApp } from "../../support/test_app.ts";

const reserve = command((tx, _: null) =>
  reserveAssistantUse(tx, (tx.viewer as { userId: Member["id"] }).userId)
);
const { model } = scriptedModel(() => "");

let w: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeAll(async () => {
  w = await testApp({
    languageModel: model,
    modelPrice: { input: 0.5, output: 2 },
    assistantBudget: { unit: "tokens", amount: 5_000 },
  });
});
afterAll(() => w[Symbol.asyncDispose]());
beforeEach(async () => {
  ana = await w.member();
  await w.db.deleteFrom("assistant_days").execute();
});

const withPorts = (ctx: Context, ports: Partial<Context["ports"]>): Context => ({
  ...ctx,
  ports: { ...ctx.ports, ...ports },
});

test("a plan's prompts of a day are counted one by one, also when two tabs ask at once", async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 14 }, () => reserve(ana.ctx(), null)),
  );
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  await expect(reserve(ana.ctx(), null)).rejects.toMatchObject({
    code: "ASSISTANT_LIMIT",
    limit: "assistantPerDay",
    left: 0,
  });
  expect(await loadAssistantStatus(ana.ctx())).toMatchObject({ promptsLeft: 0, isEnabled: true });
});

test("the next day, by the person's own clock, they are there again", async () => {
  const eve = await w.member("eve");
  const at = (iso: string) => ({ ...eve.ctx(), now: new Date(iso) });
  for (let n = 0; n < 10; n++) await reserve(at("2026-11-22T01:00:00Z"), null);
  await expect(reserve(at("2026-11-22T02:59:00Z"), null)).rejects.toMatchObject({
    code: "ASSISTANT_LIMIT",
  });
  await reserve(at("2026-11-22T03:01:00Z"), null);
});

test("what led to nothing is given back, once and never below none", async () => {
  const use = await reserve(ana.ctx(), null);
  await releaseAssistantUse(ana.ctx(), use);
  await releaseAssistantUse(ana.ctx(), use);
  expect((await loadAssistantStatus(ana.ctx())).promptsLeft).toBe(10);
});

test("tokens and their cost are added for the person and for all", async () => {
  const use = await reserve(ana.ctx(), null);
  await recordAssistantUse(ana.ctx(), use, {
    inputTokens: 1_001,
    outputTokens: 100,
    isEstimated: false,
  });
  await recordAssistantUse(ana.ctx(), use, {
    inputTokens: 0,
    outputTokens: 100,
    isEstimated: false,
  });
  const admin = await w.admin();
  expect(await loadAssistantUsages(admin.ctx(), [ana.id, admin.id])).toEqual([
    {
      userId: ana.id,
      prompts: 1,
      inputTokens: 1_001,
      outputTokens: 200,
      costMicros: 901,
      estimatedCostMicros: 901,
    },
    { prompts: 0, inputTokens: 0, outputTokens: 0, costMicros: 0, estimatedCostMicros: 0 },
  ]);
  await expect(loadAssistantUsages(ana.ctx(), [ana.id])).rejects.toMatchObject({
    code: "ADMINS_ONLY",
  });
});

test("a cost is not known once the price of some of it was not", async () => {
  const use = await reserve(ana.ctx(), null);
  await recordAssistantUse(ana.ctx(), use, {
    inputTokens: 10,
    outputTokens: 10,
    isEstimated: false,
  });
  const free = withPorts(ana.ctx(), { modelPrice: null });
  await recordAssistantUse(free, use, { inputTokens: 10, outputTokens: 10, isEstimated: false });
  await recordAssistantUse(ana.ctx(), use, {
    inputTokens: 10,
    outputTokens: 10,
    isEstimated: false,
  });
  const [usage] = await loadAssistantUsages((await w.admin("maria")).ctx(), [ana.id]);
  expect(usage).toMatchObject({ inputTokens: 30, costMicros: null });
});

test("after the day's budget it rests for everybody, and takes none of their prompts", async () => {
  const use = await reserve(ana.ctx(), null);
  await recordAssistantUse(ana.ctx(), use, {
    inputTokens: 4_999,
    outputTokens: 0,
    isEstimated: false,
  });
  await reserve(ana.ctx(), null);
  await recordAssistantUse(ana.ctx(), use, { inputTokens: 0, outputTokens: 1, isEstimated: false });
  const eve = await w.member("eve");
  await expect(reserve(eve.ctx(), null)).rejects.toMatchObject({ code: "ASSISTANT_RESTING" });
  expect(await loadAssistantStatus(eve.ctx())).toMatchObject({ isResting: true, promptsLeft: 10 });
  const at = (iso: string) => ({ ...eve.ctx(), now: new Date(iso) });
  await expect(reserve(at("2026-11-22T02:59:59Z"), null)).rejects
    .toMatchObject({ code: "ASSISTANT_RESTING" });
  await reserve(at("2026-11-22T03:00:00Z"), null); // midnight of Brasília, as the sentence says
});

test("an estimate counts for a budget in dollars, and its cost is not known", async () => {
  const dollars = withPorts(ana.ctx(), { assistantBudget: { unit: "micros", amount: 100 } });
  const use = await reserve(dollars, null);
  const step = { inputTokens: 40, outputTokens: 39, isEstimated: true };
  await recordAssistantUse(dollars, use, step);
  await reserve(dollars, null);
  const [usage] = await loadAssistantUsages((await w.admin("rui")).ctx(), [ana.id]);
  expect(usage).toMatchObject({ inputTokens: 40, costMicros: null, estimatedCostMicros: 98 });
  await recordAssistantUse(dollars, use, { ...step, isEstimated: false });
  await expect(reserve(dollars, null)).rejects.toMatchObject({ code: "ASSISTANT_RESTING" });
});

test("a budget in dollars rests as soon as there is no price", async () => {
  const dollars = withPorts(ana.ctx(), { assistantBudget: { unit: "micros", amount: 1_000_000 } });
  const use = await reserve(dollars, null);
  await recordAssistantUse(dollars, use, { inputTokens: 10, outputTokens: 10, isEstimated: false });
  await reserve(dollars, null);
  await recordAssistantUse({ ...dollars, ports: { ...dollars.ports, modelPrice: null } }, use, {
    inputTokens: 1,
    outputTokens: 1,
    isEstimated: false,
  });
  await expect(reserve(dollars, null)).rejects.toMatchObject({ code: "ASSISTANT_RESTING" });
});

test("a person turns it off for themselves, and on again; not an admin in their name", async () => {
  const off = `mutation { updateAssistantSettings(input: { isEnabled: false }) {
    ... on Viewer { assistant { isEnabled modelName isResting promptsLeft } }
  } }`;
  const { data } = await w.request(ana, off);
  expect(data.updateAssistantSettings.assistant).toEqual({
    isEnabled: false,
    modelName: "scripted/model",
    isResting: false,
    promptsLeft: 10,
  });
  await expect(reserve(ana.ctx(), null)).rejects.toMatchObject({ code: "ASSISTANT_OFF" });
  await updateAssistantSettings(ana.ctx(), { isEnabled: true });
  await reserve(ana.ctx(), null);
});

test("without a provider there is nothing to reserve", async () => {
  const none = withPorts(ana.ctx(), { languageModel: null });
  await expect(reserve(none, null)).rejects.toMatchObject({ code: "ASSISTANT_NOT_SET_UP" });
  expect(await loadAssistantStatus(none)).toMatchObject({ modelName: null });
});

test("old days are deleted, of people and of all", async () => {
  const use = await reserve(ana.ctx(), null);
  await recordAssistantUse(ana.ctx(), use, { inputTokens: 1, outputTokens: 1, isEstimated: false });
  const batch = { before: new Date("2026-11-21T00:00:00Z"), most: 100 };
  expect(await purgeAssistantUsages(w.system.ctx(), batch)).toBe(0);
  const later = { before: new Date("2027-03-01T00:00:00Z"), most: 100 };
  expect(await purgeAssistantUsages(w.system.ctx(), later)).toBeGreaterThan(0);
  expect(await w.count("assistant_usages")).toBe(0);
  expect(await w.count("assistant_days")).toBe(0);
});
