import * as v from "valibot";
import type { DailyBudget } from "../core/assistant/usage/budget.ts";
import type { ModelPrice } from "../core/assistant/language_model.ts";
import {
  ConfigError,
  parseVariables,
  textOr,
  textOrNull,
  type Variables,
  withValue,
} from "./variables.ts";

const providers = ["openai-compatible", "anthropic", "google"] as const;
export type AiProvider = (typeof providers)[number];

/** The provider of the assistant's language model. */
export type AiConfig = {
  readonly provider: AiProvider;
  /** Without a trailing slash; null: the provider's own. */
  readonly baseUrl: string | null;
  /** Null: a server of one's own that wants none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Null: what the tokens cost is not known. */
  readonly price: ModelPrice | null;
  /** What all people together may use in a day of Brasília. */
  readonly dailyBudget: DailyBudget;
};

const BUDGET = /^(?:(\d{1,7}(?:\.\d{1,2})?) ?USD|(\d{1,12}) ?tokens)$/i;
const PRICES = /^(\d{1,5}(?:\.\d{1,4})?)\/(\d{1,5}(?:\.\d{1,4})?)$/;

const aiVariables = v.object({
  AI_PROVIDER: v.nullish(
    v.picklist(providers, withValue(`AI_PROVIDER must be one of ${providers.join(", ")}`)),
    null,
  ),
  AI_BASE_URL: v.nullish(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:\/\/[^/?#@\s]+(?:\/[^?#\s]*)?$/.test(text) && URL.canParse(text),
        "AI_BASE_URL must look like https://api.example.com/v1 or http://127.0.0.1:11434/v1",
      ),
      v.transform((text) => text.replace(/\/+$/, "")),
    ),
    null,
  ),
  AI_API_KEY: textOrNull,
  AI_MODEL: textOrNull,
  AI_PRICES: v.nullish(
    v.pipe(
      v.string(),
      v.regex(
        PRICES,
        withValue("AI_PRICES must be US dollars per million tokens, input/output, like 0.15/0.6"),
      ),
      v.transform((text): ModelPrice => {
        const [, input, output] = PRICES.exec(text)!;
        return { input: Number(input), output: Number(output) };
      }),
    ),
    null,
  ),
  AI_DAILY_BUDGET: v.pipe(
    textOr("2000000 tokens"),
    v.regex(BUDGET, withValue("AI_DAILY_BUDGET must look like 5 USD or 2000000 tokens")),
    v.transform((text): DailyBudget => {
      const [, dollars, tokens] = BUDGET.exec(text)!;
      return dollars === undefined
        ? { unit: "tokens", amount: Number(tokens) }
        : { unit: "micros", amount: Math.round(Number(dollars) * 1_000_000) };
    }),
  ),
});

/** Reads the assistant's settings; null: no provider is set up. @throws ConfigError, without the key */
export function readAiConfig(variables: Variables): AiConfig | null {
  const set = parseVariables(aiVariables, variables);
  const { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = set;
  if (provider === null) {
    if (baseUrl === null && apiKey === null && model === null) return null;
    throw new ConfigError(`AI_PROVIDER must be set, too: one of ${providers.join(", ")}`);
  }
  if (model === null) throw new ConfigError("AI_MODEL must be set with AI_PROVIDER");
  if (provider === "openai-compatible" && baseUrl === null) {
    throw new ConfigError("AI_BASE_URL must be set with AI_PROVIDER=openai-compatible");
  }
  if (provider !== "openai-compatible" && apiKey === null) {
    throw new ConfigError(`AI_API_KEY must be set with AI_PROVIDER=${provider}`);
  }
  if (set.AI_DAILY_BUDGET.unit === "micros" && set.AI_PRICES === null) {
    throw new ConfigError("AI_PRICES must be set with an AI_DAILY_BUDGET in USD");
  }
  return {
    provider,
    baseUrl,
    apiKey,
    model,
    price: set.AI_PRICES,
    dailyBudget: set.AI_DAILY_BUDGET,
  };
}
