/** What the stand-in lets a model say in one step. */
export type Reply = {
  /** The text, in the pieces in which it comes. */
  readonly text?: string | readonly string[];
  readonly toolCalls?: readonly { readonly name: string; readonly input: unknown }[];
  /** By default what the content says: `toolCalls` or `stop`. */
  readonly reason?: "stop" | "length" | "toolCalls" | "filtered";
  /** Null: it is not said, by OpenAI's and Google's protocols. */
  readonly usage?: { readonly inputTokens: number; readonly outputTokens: number } | null;
  /**
   * What goes wrong. `status`: an error before the stream. CUT_OFF: the connection ends after the
   * text. STALLED: nothing comes after the text. SILENCE: no answer comes. GARBAGE: a page.
   * ERROR_EVENT: the stream says that the provider is overloaded. NO_END: the stream ends without
   * saying why.
   */
  readonly fault?:
    | { readonly status: number; readonly retryAfter?: number }
    | "CUT_OFF"
    | "STALLED"
    | "SILENCE"
    | "GARBAGE"
    | "ERROR_EVENT"
    | "NO_END";
};

/** A protocol: its events before the end, and its end. */
export type Wire = {
  readonly pieces: (reply: Reply) => string[];
  readonly end: (reply: Reply) => string[];
  readonly error: () => string;
};

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const named = (event: { readonly type: string }) => `event: ${event.type}\n${data(event)}`;

export const textOf = ({ text = [] }: Reply) => typeof text === "string" ? [text] : [...text];
const usageOf = ({ usage }: Reply) => usage ?? { inputTokens: 12, outputTokens: 7 };
const reasonOf = ({ reason, toolCalls = [] }: Reply) =>
  reason ?? (toolCalls.length > 0 ? "toolCalls" : "stop");

let calls = 0;
const nextCall = () => `call_${++calls}`;

/** OpenAI's chat completions, as Ollama, llama.cpp and vLLM speak them, too. */
const openAi: Wire = {
  pieces(reply) {
    const chunk = (delta: object) =>
      data({
        ...{ id: "c1", object: "chat.completion.chunk", created: 1, model: "stand-in" },
        choices: [{ index: 0, delta, finish_reason: null }],
      });
    return [
      chunk({ role: "assistant", content: "" }),
      ...textOf(reply).map((content) => chunk({ content })),
      ...(reply.toolCalls ?? []).flatMap(({ name, input }, index) => {
        const whole = typeof input === "string" ? input : JSON.stringify(input);
        const half = Math.ceil(whole.length / 2);
        const call = { index, id: nextCall(), type: "function" };
        return [
          chunk({ tool_calls: [{ ...call, function: { name, arguments: "" } }] }),
          chunk({ tool_calls: [{ index, function: { arguments: whole.slice(0, half) } }] }),
          chunk({ tool_calls: [{ index, function: { arguments: whole.slice(half) } }] }),
        ];
      }),
    ];
  },
  end(reply) {
    const reasons = {
      stop: "stop",
      length: "length",
      toolCalls: "tool_calls",
      filtered: "content_filter",
    };
    const { inputTokens, outputTokens } = usageOf(reply);
    const isSaid = reply.usage !== null;
    const base = { id: "c1", object: "chat.completion.chunk", created: 1, model: "stand-in" };
    return [
      data({
        ...base,
        choices: [{ index: 0, delta: {}, finish_reason: reasons[reasonOf(reply)] }],
      }),
      ...!isSaid ? [] : [data({
        ...base,
        choices: [],
        usage: {
          prompt_tokens: inputTokens,
          completion_tokens: outputTokens,
          total_tokens: inputTokens + outputTokens,
        },
      })],
      "data: [DONE]\n\n",
    ];
  },
  error: () => data({ error: { message: "overloaded", type: "server_error", code: 503 } }),
};

/** Anthropic's messages. */
const anthropic: Wire = {
  pieces(reply) {
    const texts = textOf(reply);
    const blocks: { type: string; [more: string]: unknown }[] = [];
    let index = 0;
    if (texts.length > 0) {
      blocks.push({
        type: "content_block_start",
        index,
        content_block: { type: "text", text: "" },
      });
      for (const text of texts) {
        blocks.push({ type: "content_block_delta", index, delta: { type: "text_delta", text } });
      }
      blocks.push({ type: "content_block_stop", index: index++ });
    }
    for (const { name, input } of reply.toolCalls ?? []) {
      const partial_json = typeof input === "string" ? input : JSON.stringify(input);
      blocks.push(
        {
          type: "content_block_start",
          index,
          content_block: { type: "tool_use", id: nextCall(), name, input: {} },
        },
        {
          type: "content_block_delta",
          index,
          delta: { type: "input_json_delta", partial_json },
        },
        { type: "content_block_stop", index: index++ },
      );
    }
    const { inputTokens: input_tokens } = usageOf(reply);
    return [
      named({
        type: "message_start",
        message: {
          ...{ id: "m1", type: "message", role: "assistant", model: "stand-in", content: [] },
          ...{ stop_reason: null, stop_sequence: null, usage: { input_tokens, output_tokens: 1 } },
        },
      } as { type: string }),
      ...blocks.map(named),
    ];
  },
  end(reply) {
    const reasons = {
      stop: "end_turn",
      length: "max_tokens",
      toolCalls: "tool_use",
      filtered: "refusal",
    };
    const { outputTokens: output_tokens } = usageOf(reply);
    const delta = { stop_reason: reasons[reasonOf(reply)], stop_sequence: null };
    return [
      named({ type: "message_delta", delta, usage: { output_tokens } } as { type: string }),
      named({ type: "message_stop" }),
    ];
  },
  error: () =>
    named({
      type: "error",
      error: { type: "overloaded_error", message: "Overloaded" },
    } as { type: string }),
};

/** Google's `streamGenerateContent`. */
const google: Wire = {
  pieces: (reply) => [
    ...textOf(reply).map((text) => data(candidate([{ text }]))),
    ...(reply.toolCalls ?? []).map(({ name, input: args }) =>
      data(candidate([{ functionCall: { name, args }, thoughtSignature: "c2ln" }]))
    ),
  ],
  end(reply) {
    const reasons = { stop: "STOP", length: "MAX_TOKENS", toolCalls: "STOP", filtered: "SAFETY" };
    const { inputTokens, outputTokens } = usageOf(reply);
    return [data({
      candidates: [{
        content: { role: "model", parts: [{ text: "" }] },
        finishReason: reasons[reasonOf(reply)],
        index: 0,
      }],
      ...reply.usage !== null && {
        usageMetadata: {
          promptTokenCount: inputTokens,
          candidatesTokenCount: outputTokens,
          totalTokenCount: inputTokens + outputTokens,
        },
      },
    })];
  },
  error: () => data({ error: { code: 503, message: "overloaded", status: "UNAVAILABLE" } }),
};

const candidate = (parts: readonly object[]) => ({
  candidates: [{ content: { role: "model", parts }, index: 0 }],
});

/** The protocol of a request's path; null: there is none. */
export function wireOf(path: string): Wire | null {
  if (path.endsWith("/chat/completions")) return openAi;
  if (path.endsWith("/messages")) return anthropic;
  return /\/models\/[^/]+:streamGenerateContent$/.test(path) ? google : null;
}
