import {
  experimental_streamLanguageModelCall as streamCall,
  jsonSchema,
  type LanguageModel as VendorModel,
  type ModelMessage as VendorMessage,
  Output,
  type ProviderMetadata,
  tool,
} from "ai";
import type {
  ModelEndReason,
  ModelEvent,
  ModelMessage,
  ModelRequest,
  ToolCall,
} from "../../core/assistant/language_model.ts";
import { refusal } from "./refusals.ts";

/** Characters of one answer at most; `maxOutputTokens` is what bounds an honest provider. */
const LONGEST_ANSWER = 200_000;

/** What is yielded where the model does something that is not for people: it thinks, it writes a call. */
export type Sign = { readonly type: "sign" };
const sign: Sign = { type: "sign" };

/** Yields one step of a vendor's model as it comes. @throws what the library or the network throws */
export async function* oneStep(
  model: VendorModel,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent | Sign> {
  const { stream } = await streamCall({
    model,
    instructions: request.instructions,
    messages: request.messages.map(vendorMessage),
    maxOutputTokens: request.maxOutputTokens,
    abortSignal: signal,
    ...request.tools.length > 0 && {
      tools: Object.fromEntries(
        request.tools.map(({ name, description, inputSchema }) => [
          name,
          tool({ description, inputSchema: jsonSchema(inputSchema) }),
        ]),
      ),
    },
    ...request.outputSchema &&
      { output: Output.object({ schema: jsonSchema(request.outputSchema), name: "answer" }) },
  });
  let length = 0;
  for await (const part of stream) {
    if (part.type === "text-delta") {
      length += part.text.length;
      if (length > LONGEST_ANSWER) throw refusal("ASSISTANT_CUT_OFF", "the answer never ends");
      if (part.text !== "") yield { type: "text", text: part.text };
    } else if (part.type === "tool-call") {
      yield { type: "toolCall", call: callOf(part) };
    } else if (part.type === "error") {
      throw part.error;
    } else if (part.type === "model-call-end") {
      const { inputTokens = null, outputTokens = null } = part.usage;
      const reason = endReason(part.finishReason);
      return yield { type: "end", reason, usage: { inputTokens, outputTokens } };
    } else if (part.type === "reasoning-delta" || part.type === "tool-input-delta") {
      yield sign;
    }
  }
  throw refusal("ASSISTANT_CUT_OFF", "the stream ended without an end");
}

type VendorCall = {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly input: unknown;
  readonly providerMetadata?: unknown;
};

const callOf = (
  { toolCallId: id, toolName: name, input, providerMetadata }: VendorCall,
): ToolCall => ({
  id,
  name,
  input,
  ...providerMetadata !== undefined && { providerState: providerMetadata },
});

/** @throws ModelRefusal where the step did not end by itself */
function endReason(reason: string): ModelEndReason {
  if (reason === "tool-calls") return "toolCalls";
  if (reason === "content-filter") return "filtered";
  if (reason === "stop" || reason === "length") return reason;
  if (reason === "other") return "stop";
  throw refusal("ASSISTANT_CUT_OFF", `the stream ended by ${reason}`);
}

function vendorMessage(message: ModelMessage): VendorMessage {
  if (message.role === "user") return { role: "user", content: message.text };
  if (message.role === "tool") {
    const { callId: toolCallId, name: toolName, result } = message;
    const output = { type: "json" as const, value: asJson(result) };
    return { role: "tool", content: [{ type: "tool-result", toolCallId, toolName, output }] };
  }
  const calls = message.toolCalls.map(({ id, name, input, providerState }) => ({
    type: "tool-call" as const,
    toolCallId: id,
    toolName: name,
    input,
    // It goes back unread, as it came.
    ...providerState !== undefined && { providerOptions: providerState as ProviderMetadata },
  }));
  const text = message.text === "" ? [] : [{ type: "text" as const, text: message.text }];
  return { role: "assistant", content: [...text, ...calls] };
}

/** The result of a tool as JSON: dates become texts, what is undefined disappears. */
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
