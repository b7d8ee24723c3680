import {
  type LanguageModel,
  type ModelEvent,
  ModelRefusal,
  type ModelRequest,
  type ModelUsage,
} from "../language_model.ts";

/** What one step took, in tokens. */
export type StepUse = {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether some of it is an estimate: the provider did not say, or its answer was cut short. */
  readonly isEstimated: boolean;
  /** Whether the provider said anything: a step that timed out before may cost, and is no answer. */
  readonly isAnswered: boolean;
};

/** Fewer characters than a token has in Portuguese, so that an estimate is rather too high. */
const CHARACTERS_OF_TOKEN = 3;
const estimated = (characters: number) => Math.ceil(characters / CHARACTERS_OF_TOKEN);

/**
 * Streams one step, and calls `onUse` with what it took, however it ends: whole, cut, timed out, or
 * left by who reads it. What the provider did not count is estimated by what was sent and received.
 * A request that was refused before the first token took nothing.
 */
export async function* meteredStep(
  model: LanguageModel,
  request: ModelRequest,
  signal: AbortSignal,
  onUse: (use: StepUse) => Promise<void>,
): AsyncGenerator<ModelEvent> {
  let received = 0;
  let usage: ModelUsage = { inputTokens: null, outputTokens: null };
  let [isRefused, isAnswered] = [false, false];
  try {
    for await (const event of model.stream(request, signal)) {
      isAnswered = true;
      if (event.type === "text") received += event.text.length;
      else if (event.type === "end") usage = event.usage;
      else received += event.call.name.length + (JSON.stringify(event.call.input) ?? "").length;
      yield event;
    }
  } catch (error) {
    isRefused = received === 0 && error instanceof ModelRefusal &&
      error.modelCode !== "ASSISTANT_CUT_OFF";
    throw error;
  } finally {
    if (!isRefused) await onUse({ ...tokensOf(request, received, usage), isAnswered });
  }
}

function tokensOf(request: ModelRequest, received: number, usage: ModelUsage) {
  const { inputTokens, outputTokens } = usage;
  return {
    inputTokens: inputTokens ?? estimated(JSON.stringify(request).length),
    outputTokens: outputTokens ?? estimated(received),
    isEstimated: inputTokens === null || outputTokens === null,
  };
}
