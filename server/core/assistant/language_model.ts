import { Failure, type FailureCode } from "../errors.ts";

/** A JSON Schema (draft 7), as providers take it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One step of a language model: text, or calls of tools; the loop over tools is the core's. */
export type ModelMessage =
  | { readonly role: "user"; readonly text: string }
  | { readonly role: "assistant"; readonly text: string; readonly toolCalls: readonly ToolCall[] }
  | {
    readonly role: "tool";
    readonly callId: string;
    readonly name: string;
    readonly result: unknown;
  };

export type ToolCall = {
  readonly id: string;
  readonly name: string;
  /** As the model wrote it: unchecked, and a text where it is no JSON. */
  readonly input: unknown;
  /** What the provider wants back with this call, unread; absent: nothing. */
  readonly providerState?: unknown;
};

export type ModelTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
};

export type ModelRequest = {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly maxOutputTokens: number;
  /** The schema of the answer, which is then JSON; absent: it is a text. */
  readonly outputSchema?: JsonSchema;
};

/** Tokens as the provider counted them; null where it did not. */
export type ModelUsage = {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
};

/** `length`: the answer reached `maxOutputTokens`. `filtered`: the provider withheld the rest. */
export type ModelEndReason = "stop" | "length" | "toolCalls" | "filtered";

export type ModelEvent =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "toolCall"; readonly call: ToolCall }
  | { readonly type: "end"; readonly reason: ModelEndReason; readonly usage: ModelUsage };

/** The language model of this installation. */
export type LanguageModel = {
  /** Provider and model, as people read it. */
  readonly name: string;
  /**
   * Yields one step of the model; `end` is the last event. What is sent has been redacted
   * (`redactRequest`). Ending the iteration ends the request.
   * @throws ModelRefusal, or the signal's reason
   */
  readonly stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>;
};

/** What a million tokens cost, in millionths of a US dollar for each token. */
export type ModelPrice = { readonly input: number; readonly output: number };

export type ModelFailureCode = Extract<
  FailureCode,
  | "ASSISTANT_BUSY"
  | "ASSISTANT_UNAVAILABLE"
  | "ASSISTANT_KEY_REFUSED"
  | "ASSISTANT_CUT_OFF"
  | "ASSISTANT_REQUEST_REFUSED"
>;

/** The provider gave no answer, or not a whole one. */
export class ModelRefusal extends Failure {
  constructor(
    readonly modelCode: ModelFailureCode,
    /** For the log: nothing that a person wrote, and no key. */
    readonly detail: string,
    /** Milliseconds after which the provider wants to be asked again; null: it did not say. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(modelCode);
  }
}
