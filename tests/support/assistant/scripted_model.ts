import type {
  LanguageModel,
  ModelEvent,
  ModelRequest,
  ToolCall,
} from "../../../server/core/assistant/language_model.ts";
import { redactRequest } from "../../../server/core/assistant/redact.ts";

/** What a scripted model says in one step; an error is thrown. */
export type Step =
  | string
  | { readonly text?: string; readonly toolCalls?: readonly Omit<ToolCall, "id">[] }
  | Error;

type Play = (request: ModelRequest, step: number) => Step;

/** A language model in memory that plays what a test says, and keeps what it was sent. */
export function scriptedModel(play: Play) {
  const requests: ModelRequest[] = [];
  async function* stream(given: ModelRequest): AsyncGenerator<ModelEvent> {
    const request = redactRequest(given);
    requests.push(request);
    const step = await Promise.resolve(play(request, requests.length));
    if (step instanceof Error) throw step;
    const { text = "", toolCalls = [] } = typeof step === "string" ? { text: step } : step;
    if (text !== "") yield { type: "text", text };
    for (const [at, call] of toolCalls.entries()) {
      yield { type: "toolCall", call: { id: `call_${requests.length}_${at}`, ...call } };
    }
    const reason = toolCalls.length > 0 ? "toolCalls" : "stop";
    yield { type: "end", reason, usage: { inputTokens: 100, outputTokens: 20 } };
  }
  const model: LanguageModel = { name: "scripted/model", stream };
  return { model, requests };
}
