import { languageModel } from "../../../server/adapters/language_models/language_models.ts";
import { breaker } from "../../../server/http/outbound/breaker.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { modelServer } from "./model_server.ts";

type Given = Parameters<typeof modelServer>;

/** A language model by OpenAI's protocol, and the stand-in that answers it. */
export async function wireModel(...given: Given) {
  const server = await modelServer(...given);
  const outbound = guardedOutbound();
  const model = languageModel(
    {
      provider: "openai-compatible",
      baseUrl: `${server.origin}/v1`,
      apiKey: "a key",
      model: "stand-in",
    },
    outbound,
    breaker({ failures: 1_000, restMs: 1 }),
    { pauseMs: 1 },
  );
  return {
    server,
    model,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await outbound.close();
    },
  };
}
