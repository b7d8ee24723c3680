import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { languageModel } from "../../../server/adapters/language_models/language_models.ts";
import type { ProviderSettings } from "../../../server/adapters/language_models/providers.ts";
import {
  type ModelEvent,
  ModelRefusal,
  type ModelRequest,
} from "../../../server/core/assistant/language_model.ts";
import { breaker } from "../../../server/http/outbound/breaker.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { modelServer } from "../../support/assistant/model_server.ts";
import { until } from "../../support/until.ts";

const request: ModelRequest = {
  instructions: "Responda em português.",
  messages: [{ role: "user", text: "Oi, sou a ana@example.com, (11) 91234-5678." }],
  tools: [],
  maxOutputTokens: 300,
};
const searchOffers = {
  name: "search_offers",
  description: "Procura ofertas.",
  inputSchema: {
    type: "object",
    properties: { words: { type: "string" } },
    required: ["words"],
    additionalProperties: false,
  },
};
const never = new AbortController().signal;

let server: Awaited<ReturnType<typeof modelServer>>;
const outbound = guardedOutbound();
beforeAll(async () => {
  server = await modelServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await outbound.close();
});
beforeEach(() => void server.requests.splice(0));

/** Each provider's path, its header of the key, and where it wants the schema of an answer. */
const providers = {
  "openai-compatible": {
    path: "/v1",
    key: ["authorization", "Bearer a key"],
    schema: (schema: object): object => ({
      response_format: { type: "json_schema", json_schema: { name: "answer", schema } },
    }),
  },
  anthropic: {
    path: "/v1",
    key: ["x-api-key", "a key"],
    // By a tool, for models that are not known to take a schema themselves.
    schema: (schema: object): object => ({
      tools: [{ name: "json", input_schema: schema }],
      tool_choice: { type: "any" },
    }),
  },
  google: {
    path: "/v1beta",
    key: ["x-goog-api-key", "a key"],
    schema: (schema: object): object => ({
      generationConfig: { responseMimeType: "application/json", responseJsonSchema: schema },
    }),
  },
} as const;

type Limits = { readonly firstTokenMs?: number; readonly betweenMs?: number };

/** The model at the stand-in, with a circuit of its own. */
function modelOf(
  provider: ProviderSettings["provider"],
  limits: Limits = {},
  model: string = "stand-in",
) {
  const baseUrl = `${server.origin}${providers[provider].path}`;
  const circuit = breaker({ failures: 3, restMs: 60_000 });
  const settings = { provider, baseUrl, apiKey: "a key", model };
  return languageModel(settings, outbound, circuit, { limits, pauseMs: 1 });
}

async function all(events: AsyncIterable<ModelEvent>): Promise<ModelEvent[]> {
  const found: ModelEvent[] = [];
  for await (const event of events) found.push(event);
  return found;
}

const textOf = (events: readonly ModelEvent[]) =>
  events.map((event) => event.type === "text" ? event.text : "").join("");

/** The code of the refusal that ends the stream, and the text before it. */
async function refusalOf(events: AsyncIterable<ModelEvent>) {
  const found: ModelEvent[] = [];
  try {
    for await (const event of events) found.push(event);
  } catch (error) {
    if (error instanceof ModelRefusal) return { code: error.code, text: textOf(found), error };
    throw error;
  }
  throw new Error("nothing was refused");
}

describe.each(["openai-compatible", "anthropic", "google"] as const)("%s", (provider) => {
  test("streams a text in its pieces, and says what it took", async () => {
    server.script({ text: ["Olha ", "essa ", "oferta"] });
    const events = await all(modelOf(provider).stream(request, never));
    expect(events).toEqual([
      { type: "text", text: "Olha " },
      { type: "text", text: "essa " },
      { type: "text", text: "oferta" },
      { type: "end", reason: "stop", usage: { inputTokens: 12, outputTokens: 7 } },
    ]);
  });

  test("sends the key, the instructions and the limit, and nothing that names a person", async () => {
    await all(modelOf(provider).stream(request, never));
    const [{ headers, body }] = server.requests as [typeof server.requests[number]];
    const [name, value] = providers[provider].key;
    expect(headers[name]).toBe(value);
    const sent = JSON.stringify(body);
    expect(sent).toContain("Responda em português.");
    expect(sent).toContain("300");
    expect(sent).toContain("[e-mail]");
    expect(sent).toContain("[telefone]");
    expect(sent).not.toMatch(/ana@example|91234/);
  });

  test("passes on calls of tools, and sends their results back", async () => {
    const model = modelOf(provider);
    server.script({ toolCalls: [{ name: "search_offers", input: { words: "fone" } }] });
    const first = await all(model.stream({ ...request, tools: [searchOffers] }, never));
    const call = first.flatMap((event) => event.type === "toolCall" ? [event.call] : [])[0]!;
    expect(call).toMatchObject({ name: "search_offers", input: { words: "fone" } });
    expect(first.at(-1)).toMatchObject({ reason: "toolCalls" });
    server.script({ text: "Achei." });
    const answer = { offers: [{ title: "Fone", until: new Date(0) }] };
    const second = await all(model.stream({
      ...request,
      tools: [searchOffers],
      messages: [
        ...request.messages,
        { role: "assistant", text: "Vou procurar.", toolCalls: [call] },
        { role: "tool", callId: call.id, name: call.name, result: answer },
      ],
    }, never));
    expect(textOf(second)).toBe("Achei.");
    const sent = JSON.stringify(server.requests.at(-1)!.body).replaceAll("\\", "");
    expect(sent).toContain('"title":"Fone","until":"1970-01-01T00:00:00.000Z"');
    expect(sent).toContain("Vou procurar.");
  });

  test("asks for JSON by a schema", async () => {
    const outputSchema = {
      type: "object",
      properties: { drafts: { type: "array", items: { type: "string" } } },
      required: ["drafts"],
      additionalProperties: false,
    };
    server.script({ text: '{"drafts":["a"]}' });
    const events = await all(modelOf(provider).stream({ ...request, outputSchema }, never));
    expect(textOf(events)).toContain('"drafts"');
    expect(server.requests[0]!.body).toMatchObject(providers[provider].schema(outputSchema));
  });

  test("says that the length was reached, or the provider withheld the rest", async () => {
    server.script({ text: "Olha", reason: "length" }, { text: "Olha", reason: "filtered" });
    const model = modelOf(provider);
    expect((await all(model.stream(request, never))).at(-1)).toMatchObject({ reason: "length" });
    expect((await all(model.stream(request, never))).at(-1)).toMatchObject({ reason: "filtered" });
  });

  test("tries again after 429 and 503, as long as nothing was said", async () => {
    server.script(
      { fault: { status: 429, retryAfter: 0 } },
      { fault: { status: 503 } },
      { text: "Pronto" },
    );
    expect(textOf(await all(modelOf(provider).stream(request, never)))).toBe("Pronto");
    expect(server.requests).toHaveLength(3);
  });

  test("refuses at once where the provider wants a long pause", async () => {
    server.script({ fault: { status: 429, retryAfter: 120 } });
    const { code, error } = await refusalOf(modelOf(provider).stream(request, never));
    expect([code, error.retryAfterMs]).toEqual(["ASSISTANT_BUSY", 120_000]);
    expect(server.requests).toHaveLength(1);
  });

  test("says that the key is refused, once and without the key", async () => {
    server.script({ fault: { status: 401 } });
    const { code, error } = await refusalOf(modelOf(provider).stream(request, never));
    expect(code).toBe("ASSISTANT_KEY_REFUSED");
    expect(JSON.stringify([error.message, error.detail])).not.toContain("a key");
    expect(server.requests).toHaveLength(1);
  });

  test("reports a stream that is cut, and does not say its text twice", async () => {
    server.script({ text: ["Olha ", "essa"], fault: "CUT_OFF" });
    const { code, text } = await refusalOf(modelOf(provider).stream(request, never));
    expect([code, text]).toEqual(["ASSISTANT_CUT_OFF", "Olha essa"]);
    expect(server.requests).toHaveLength(1);
  });

  test("takes an end without a reason, and an error in the stream, for a cut", async () => {
    server.script({ text: "Olha", fault: "NO_END" }, { text: "Olha", fault: "ERROR_EVENT" });
    const model = modelOf(provider);
    expect((await refusalOf(model.stream(request, never))).code).toBe("ASSISTANT_CUT_OFF");
    expect((await refusalOf(model.stream(request, never))).code).toBe("ASSISTANT_CUT_OFF");
  });

  test("gives up on a model that says nothing, or falls silent", async () => {
    server.script({ fault: "SILENCE" }, { text: "Olha", fault: "STALLED" });
    const silent = await refusalOf(modelOf(provider, { firstTokenMs: 50 }).stream(request, never));
    expect(silent.code).toBe("ASSISTANT_UNAVAILABLE");
    const stalled = await refusalOf(modelOf(provider, { betweenMs: 50 }).stream(request, never));
    expect([stalled.code, stalled.text]).toEqual(["ASSISTANT_CUT_OFF", "Olha"]);
  });

  test("ends the request when the person stops it", async () => {
    server.script({ text: "Olha", fault: "STALLED" });
    const before = server.ended();
    const stop = new AbortController();
    const reason = new Error("the person stopped it");
    const reading = (async () => {
      for await (const event of modelOf(provider).stream(request, stop.signal)) {
        if (event.type === "text") stop.abort(reason);
      }
    })();
    await expect(reading).rejects.toBe(reason);
    await until("the end of the request", () => server.ended() > before);
  });
});

test("a provider that fails three times is left alone", async () => {
  server.otherwise({ fault: { status: 500 } });
  const model = modelOf("openai-compatible");
  expect((await refusalOf(model.stream(request, never))).code).toBe("ASSISTANT_UNAVAILABLE");
  expect(server.requests).toHaveLength(3);
  expect((await refusalOf(model.stream(request, never))).code).toBe("ASSISTANT_UNAVAILABLE");
  expect(server.requests).toHaveLength(3);
  server.otherwise({ text: "Olá." });
});

test("a call whose input is no JSON comes as its text, for the tool to refuse", async () => {
  server.script({ toolCalls: [{ name: "search_offers", input: '{"words": fone' }] });
  const events = await all(
    modelOf("openai-compatible").stream({ ...request, tools: [searchOffers] }, never),
  );
  expect(events[0]).toMatchObject({ type: "toolCall", call: { input: '{"words": fone' } });
});

test("Anthropic's own models take the schema themselves; others answer by a call, which is the text", async () => {
  const outputSchema = { type: "object", properties: {}, additionalProperties: false };
  await all(
    modelOf("anthropic", {}, "claude-sonnet-4-5").stream({ ...request, outputSchema }, never),
  );
  expect(server.requests[0]!.body).toMatchObject({
    output_config: { format: { type: "json_schema", schema: outputSchema } },
  });
  server.script({ toolCalls: [{ name: "json", input: { drafts: ["a"] } }] });
  const events = await all(modelOf("anthropic").stream({ ...request, outputSchema }, never));
  expect(JSON.parse(textOf(events))).toEqual({ drafts: ["a"] });
});

test.each(["openai-compatible", "google"] as const)(
  "%s: tokens that were not counted are not known, and not none",
  async (provider) => {
    server.script({ text: "Olha", usage: null });
    const events = await all(modelOf(provider).stream(request, never));
    expect(events.at(-1)).toEqual({
      type: "end",
      reason: "stop",
      usage: { inputTokens: null, outputTokens: null },
    });
  },
);

test("what Google wants back with a call goes back with it", async () => {
  const model = modelOf("google");
  server.script({ toolCalls: [{ name: "search_offers", input: { words: "fone" } }] });
  const events = await all(model.stream({ ...request, tools: [searchOffers] }, never));
  const call = events.flatMap((event) => event.type === "toolCall" ? [event.call] : [])[0]!;
  const messages = [
    ...request.messages,
    { role: "assistant", text: "", toolCalls: [call] } as const,
    { role: "tool", callId: call.id, name: call.name, result: null } as const,
  ];
  await all(model.stream({ ...request, tools: [searchOffers], messages }, never));
  expect(JSON.stringify(server.requests.at(-1)!.body)).toContain('"thoughtSignature":"c2ln"');
});

test("without an address of the operator's, only public addresses are reached", async () => {
  const settings = { provider: "anthropic", baseUrl: null, apiKey: "a key", model: "m" } as const;
  const guarded = guardedOutbound({ resolve: () => Promise.resolve(["127.0.0.1"]) });
  const circuit = breaker({ failures: 3, restMs: 60_000 });
  const model = languageModel(settings, guarded, circuit, { pauseMs: 1 });
  expect((await refusalOf(model.stream(request, never))).error.detail).toBe("ADDRESS_REFUSED");
  await guarded.close();
});
