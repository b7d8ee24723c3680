import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import type { LanguageModel, ModelMessage, ModelRequest, ToolCall } from "../language_model.ts";
import { type SentToModel, sentToModel } from "../redact.ts";
import { factSheet } from "./fact_sheet.ts";
import { historyOf, instructionsFor, REDRAW_NOTE, WITHHELD } from "./instructions.ts";
import { type ProseFault, proseFilter } from "./prose_filter.ts";
import type { ProposalContent } from "./proposals/proposal.ts";
import { type RunningAnswer, STOPPED_BY_PERSON } from "./running_answers.ts";
import { LONGEST_ANSWER, type ThreadMessage } from "./thread.ts";
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
  readonly sent: SentToModel | null;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
  readonly end: "DONE" | "STOPPED" | "INTERRUPTED" | "FAILED";
  readonly failureCode: FailureCode | null;
  /** What nobody expected, for the log; absent: nothing. */
  readonly error?: unknown;
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
  today: string,
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
  const usage = { inputTokens: 0, outputTokens: 0 };
  let sent: SentToModel | null = null;
  let draft = "";
  let redraws = 0;
  let calls = 0;

  const result = (end: WrittenAnswer["end"], failureCode: FailureCode | null = null) => {
    const { text, draw } = running.read();
    return {
      text,
      draft,
      draw,
      facts: facts.added,
      proposals,
      sent,
      usage,
      end,
      failureCode,
    };
  };

  /** Runs one step. @returns the calls that the model wants, or why its draft is refused */
  async function step(isLast: boolean): Promise<readonly ToolCall[] | ProseFault> {
    const request: ModelRequest = {
      instructions: instructionsFor(earlier, today),
      messages: [...messages],
      tools: isLast ? [] : tools,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
    };
    sent = sentToModel(model.name, request);
    const before = running.read();
    const lead = before.text === "" ? "" : "\n\n";
    const filter = proseFilter(facts.find);
    const wanted: ToolCall[] = [];
    let raw = "";
    let isBegun = false;
    /** @returns the fault, where what was written is refused; it is taken back */
    const show = (released: ReturnType<typeof filter.end>): ProseFault | null => {
      if ("fault" in released) {
        running.write({ draw: before.draw + 1, text: before.text });
        return released.fault;
      }
      if (released.text !== "") {
        const { draw, text } = running.read();
        const next = text + (isBegun ? "" : lead) + released.text;
        isBegun = true;
        running.write({ draw, text: next.slice(0, LONGEST_ANSWER) });
      }
      return null;
    };
    for await (const event of model.stream(request, running.signal)) {
      if (event.type === "toolCall") wanted.push(event.call);
      else if (event.type === "end") {
        usage.inputTokens += event.usage.inputTokens;
        usage.outputTokens += event.usage.outputTokens;
      } else {
        raw += event.text;
        if (raw.length > LONGEST_ANSWER) break;
        const fault = show(filter.push(event.text));
        if (fault) return fault; // ends the stream
      }
    }
    const fault = show(filter.end());
    if (fault) return fault;
    draft += (draft && raw ? "\n\n" : "") + raw;
    messages.push({ role: "assistant", text: raw, toolCalls: wanted });
    return wanted;
  }

  try {
    for (let nth = 1; nth <= MOST_STEPS + redraws; nth++) {
      running.signal.throwIfAborted();
      const isLast = nth === MOST_STEPS + redraws || calls >= MOST_CALLS;
      const outcome = await step(isLast);
      if (typeof outcome === "string") {
        if (redraws++ < MOST_REDRAWS) {
          messages.push({ role: "user", text: REDRAW_NOTE });
          continue;
        }
        const { draw } = running.read();
        running.write({ draw: draw + 1, text: WITHHELD });
        draft = "";
        return result("DONE");
      }
      if (outcome.length === 0 || isLast) break;
      for (const call of outcome) {
        running.signal.throwIfAborted();
        const isOver = ++calls > MOST_CALLS;
        const answer = isOver
          ? { erro: "Já foram chamadas demais. Responda com o que você tem." }
          : await callTool(freshContext(), call, scene);
        messages.push({ role: "tool", callId: call.id, name: call.name, result: answer });
      }
    }
    return result("DONE");
  } catch (error) {
    const { aborted, reason } = running.signal;
    if (aborted && reason === STOPPED_BY_PERSON) return result("STOPPED");
    if (aborted) return result("INTERRUPTED"); // its time is over, or the process ends
    if (error instanceof Failure) return result("FAILED", error.code);
    return { ...result("FAILED", "ASSISTANT_UNAVAILABLE"), error };
  }
}
