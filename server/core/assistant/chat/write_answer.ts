import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import {
  type LanguageModel,
  type ModelMessage,
  ModelRefusal,
  type ModelRequest,
} from "../language_model.ts";
import { type SentToModel, sentToModel } from "../redact.ts";
import type { StepUse } from "../usage/metered_step.ts";
import { type DraftedStep, draftStep } from "./draft_step.ts";
import { factSheet } from "./fact_sheet.ts";
import { historyOf, instructionsFor, REDRAW_NOTE, type Setting, WITHHELD } from "./instructions.ts";
import type { ProposalContent } from "./proposals/proposal.ts";
import { type RunningAnswer, STOPPED_BY_PERSON } from "./running_answers.ts";
import type { ThreadMessage } from "./thread.ts";
import { callTool, tools } from "./tools/tools.ts";

/** Steps of the model for one answer, calls of tools, proposals, and drafts that are refused. */
const MOST_STEPS = 6;
const MOST_CALLS = 12;
const MOST_PROPOSALS = 6;
const MOST_REDRAWS = 2;
const MOST_OUTPUT_TOKENS = 1_200;

/** What came of an answer. */
export type WrittenAnswer = {
  readonly text: string;
  readonly draft: string;
  readonly draw: number;
  readonly facts: ReturnType<typeof factSheet>["added"];
  readonly proposals: readonly ProposalContent[];
  readonly end: "DONE" | "STOPPED" | "INTERRUPTED" | "FAILED";
  /** Why it failed, or is not whole; null: it did not, or nothing more is known. */
  readonly failureCode: FailureCode | null;
  /** Whether it ended because the provider refused a step, and said nothing in it. */
  readonly isRefused?: boolean;
  /** What nobody expected, for the log; absent: nothing. */
  readonly error?: unknown;
};

/** What happens around each step of an answer. */
export type StepHooks = {
  /** Before it is sent. @throws Failure where it may not be */
  readonly onSend: (sent: SentToModel) => Promise<void>;
  readonly onUse: (use: StepUse) => Promise<void>;
};

/**
 * Writes one answer: steps of the model, each with calls of tools, until it says no more. The text
 * grows at `running`; a draft that names a number or a link by itself is discarded and asked for
 * again. Nothing that it calls changes anything.
 */
export async function writeAnswer(
  freshContext: () => Context,
  model: LanguageModel,
  branch: readonly ThreadMessage[],
  running: Pick<RunningAnswer, "signal" | "read" | "write">,
  setting: Setting,
  { onSend, onUse }: StepHooks,
): Promise<WrittenAnswer> {
  const earlier = branch.flatMap(({ facts }) => facts);
  const facts = factSheet(earlier);
  const proposals: ProposalContent[] = [];
  const scene = {
    facts,
    prompts: branch.filter(({ role }) => role === "PERSON").map(({ text }) => text),
    propose(content: ProposalContent) {
      const isSame = (other: ProposalContent) => JSON.stringify(other) === JSON.stringify(content);
      if (proposals.some(isSame)) return true;
      return proposals.length < MOST_PROPOSALS && proposals.push(content) > 0;
    },
  };
  const messages: ModelMessage[] = historyOf(branch);
  let draft = "";
  let redraws = 0;
  let calls = 0;

  const result = (end: WrittenAnswer["end"], failureCode: FailureCode | null = null) => {
    const { text, draw } = running.read();
    return { text, draft, draw, facts: facts.added, proposals, end, failureCode };
  };

  async function step(isLast: boolean): Promise<DraftedStep> {
    const request: ModelRequest = {
      instructions: instructionsFor(earlier, setting),
      messages: [...messages],
      tools: isLast ? [] : tools,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    };
    await onSend(sentToModel(model.name, request));
    running.signal.throwIfAborted();
    return await draftStep(model, request, facts.find, running, onUse);
  }

  try {
    for (let nth = 1; nth <= MOST_STEPS + redraws; nth++) {
      running.signal.throwIfAborted();
      const isLast = nth === MOST_STEPS + redraws || calls >= MOST_CALLS;
      const outcome = await step(isLast);
      if ("fault" in outcome) {
        if (redraws++ < MOST_REDRAWS) {
          messages.push({ role: "user", text: REDRAW_NOTE });
          continue;
        }
        const { draw } = running.read();
        running.write({ draw: draw + 1, text: WITHHELD });
        draft = "";
        return result("DONE");
      }
      draft += (draft && outcome.draft ? "\n\n" : "") + outcome.draft;
      if (outcome.cut) return result("INTERRUPTED", outcome.cut);
      messages.push({ role: "assistant", text: outcome.draft, toolCalls: outcome.calls });
      if (outcome.calls.length === 0 || isLast) break;
      for (const call of outcome.calls) {
        running.signal.throwIfAborted();
        const isOver = ++calls > MOST_CALLS;
        const answer = isOver
          ? { erro: "Já foram chamadas demais. Responda com o que você tem." }
          : await callTool(freshContext(), call, scene);
        messages.push({ role: "tool", callId: call.id, name: call.name, result: answer });
      }
    }
    const isEmpty = running.read().text.trim() === "" && proposals.length === 0;
    return isEmpty ? result("INTERRUPTED", "ASSISTANT_CUT_OFF") : result("DONE");
  } catch (error) {
    const { aborted, reason } = running.signal;
    if (aborted && reason === STOPPED_BY_PERSON) return result("STOPPED");
    if (aborted) return result("INTERRUPTED"); // its time is over, or the process ends
    const isRefused = error instanceof ModelRefusal && error.modelCode !== "ASSISTANT_CUT_OFF";
    if (error instanceof Failure) return { ...result("FAILED", error.code), isRefused };
    return { ...result("FAILED", "ASSISTANT_UNAVAILABLE"), error };
  }
}
