import type { FailureCode } from "../../errors.ts";
import type { LanguageModel, ModelEndReason, ModelRequest, ToolCall } from "../language_model.ts";
import { meteredStep, type StepUse } from "../usage/metered_step.ts";
import type { FactSheet } from "./fact_sheet.ts";
import { type ProseFault, proseFilter } from "./prose_filter.ts";
import type { RunningAnswer } from "./running_answers.ts";
import { LONGEST_ANSWER } from "./thread.ts";

/** What came of one step. */
export type DraftedStep =
  | { readonly fault: ProseFault }
  | {
    /** As the model wrote it, with refs. */
    readonly draft: string;
    readonly calls: readonly ToolCall[];
    /** Why the rest of it is missing; null: it is whole. */
    readonly cut: FailureCode | null;
  };

/** Why an answer that ended so is not whole. */
const cuts: Readonly<Partial<Record<ModelEndReason, FailureCode>>> = {
  length: "ASSISTANT_TOO_LONG",
  filtered: "ASSISTANT_FILTERED",
};

/**
 * Runs one step of an answer. Its text grows at `running` as it comes; where it is refused it is taken
 * back. @throws ModelRefusal, or the signal's reason
 */
export async function draftStep(
  model: LanguageModel,
  request: ModelRequest,
  factOf: FactSheet["find"],
  running: Pick<RunningAnswer, "signal" | "read" | "write">,
  onUse: (use: StepUse) => Promise<void>,
): Promise<DraftedStep> {
  const before = running.read();
  const filter = proseFilter(factOf);
  const calls: ToolCall[] = [];
  let [draft, added] = ["", ""];
  let reason: ModelEndReason = "stop";

  /** @returns the fault, where what was written is refused; it is taken back */
  function show(released: ReturnType<typeof filter.end>): ProseFault | null {
    if ("fault" in released) {
      running.write({ draw: before.draw + 1, text: before.text });
      return released.fault;
    }
    if (released.text === "") return null;
    added += released.text;
    const whole = [before.text, added].filter(Boolean).join("\n\n");
    if (whole.length > LONGEST_ANSWER) reason = "length";
    running.write({ draw: before.draw, text: whole.slice(0, LONGEST_ANSWER) });
    return null;
  }

  for await (const event of meteredStep(model, request, running.signal, onUse)) {
    if (event.type === "toolCall") calls.push(event.call);
    else if (event.type === "end") reason = event.reason;
    else {
      const text = event.text.replaceAll("\0", "");
      draft += text;
      const fault = show(filter.push(text));
      if (fault) return { fault }; // ends the stream
      if (draft.length > LONGEST_ANSWER) reason = "length";
      if (reason === "length") break;
    }
  }
  const fault = show(filter.end());
  return fault ? { fault } : { draft, calls, cut: cuts[reason] ?? null };
}
