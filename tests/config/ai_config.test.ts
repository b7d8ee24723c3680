import { expect, test } from "vitest";
import { readAiConfig } from "../../server/config/ai_config.ts";
import { ConfigError } from "../../server/config/variables.ts";

const own = {
  AI_PROVIDER: "openai-compatible",
  AI_BASE_URL: "http://127.0.0.1:11434/v1/",
  AI_MODEL: "llama3.1",
};

test("without a provider there is no model", () => {
  expect(readAiConfig({})).toBeNull();
  expect(readAiConfig({ AI_DAILY_BUDGET: "100 tokens" })).toBeNull();
});

test("a server of one's own needs no key, and a budget is there without being set", () => {
  expect(readAiConfig(own)).toEqual({
    provider: "openai-compatible",
    baseUrl: "http://127.0.0.1:11434/v1",
    apiKey: null,
    model: "llama3.1",
    price: null,
    dailyBudget: { unit: "tokens", amount: 2_000_000 },
  });
});

test("prices are dollars per million tokens, and a budget may be in dollars", () => {
  const config = readAiConfig({ ...own, AI_PRICES: "0.15/0.6", AI_DAILY_BUDGET: "2.50 USD" });
  expect(config).toMatchObject({
    price: { input: 0.15, output: 0.6 },
    dailyBudget: { unit: "micros", amount: 2_500_000 },
  });
});

test.each([
  [{ AI_API_KEY: "sk-secret" }, /AI_PROVIDER must be set/],
  [{ AI_PROVIDER: "openai" }, /AI_PROVIDER must be one of/],
  [{ ...own, AI_MODEL: undefined }, /AI_MODEL must be set/],
  [{ ...own, AI_BASE_URL: undefined }, /AI_BASE_URL must be set/],
  [{ ...own, AI_BASE_URL: "http://user:secret@host/v1" }, /AI_BASE_URL must look like/],
  [{ ...own, AI_BASE_URL: "ftp://host" }, /AI_BASE_URL must look like/],
  [{ AI_PROVIDER: "anthropic", AI_MODEL: "m" }, /AI_API_KEY must be set/],
  [{ ...own, AI_DAILY_BUDGET: "5" }, /AI_DAILY_BUDGET must look like/],
  [{ ...own, AI_DAILY_BUDGET: "5 USD" }, /AI_PRICES must be set/],
  [{ ...own, AI_PRICES: "1" }, /AI_PRICES must be US dollars/],
])("refuses %j in a sentence without secrets", (variables, sentence) => {
  expect(() => readAiConfig(variables)).toThrow(sentence);
  expect(() => readAiConfig(variables)).toThrow(ConfigError);
  try {
    readAiConfig(variables);
  } catch (error) {
    expect(String(error)).not.toContain("secret");
  }
});
