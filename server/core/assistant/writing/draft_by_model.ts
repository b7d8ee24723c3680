import type { LanguageModel, ModelMessage } from "../language_model.ts";
import { meteredStep, type StepUse } from "../usage/metered_step.ts";
import { type Brief, type Draft, draftOf, likeness, writingRequest } from "./brief.ts";
import { isShortened } from "./shortened_title.ts";
import { unsafeReasons, type UnsafeText, unsafeText } from "./unsafe_text.ts";

/** How often a model is asked: what was refused is asked for again, with the reasons. */
const ROUNDS = 3;
/** Drafts that are enough. */
export const ENOUGH_DRAFTS = 3;
/** Drafts of one answer that are read. */
const MOST_READ = 8;
/** Characters of an answer that are read. */
const LONGEST_ANSWER = 20_000;

type Options = {
  /** Called with what each round took, however it ended. */
  readonly onUse: (use: StepUse) => Promise<void>;
  /** Called with what each round sends, before it. @throws Failure where it may not be sent */
  readonly onSend: (messages: readonly ModelMessage[]) => Promise<void>;
  readonly signal: AbortSignal;
};

/**
 * Lets a model write drafts, and returns those that may go out: none, if it cannot keep to the facts.
 * @throws ModelRefusal when it gave no answer and there is no draft yet
 */
export async function draftByModel(
  model: LanguageModel,
  brief: Brief,
  { onUse, onSend, signal }: Options,
): Promise<Draft[]> {
  const request = writingRequest(brief);
  const drafts = new Map<string, Draft>();
  let messages = request.messages;
  for (let round = 1; round <= ROUNDS; round++) {
    let answer: string;
    try {
      await onSend(messages);
      answer = await answerOf(model, { ...request, messages }, signal, onUse);
    } catch (error) {
      if (drafts.size > 0) break;
      throw error;
    }
    const refused: UnsafeText[] = [];
    for (const written of readDrafts(answer)) {
      const body = withLink(written.text, brief);
      const found = unsafeText(body, brief);
      if (found) refused.push(found);
      const draft = found ? null : draftOf(brief, body, titleOf(written.title, brief), true);
      if (draft) drafts.set(likeness(draft.body), draft);
    }
    // A second round costs as much as the first: a third is for those that still have nothing.
    if (drafts.size >= ENOUGH_DRAFTS || round > 1 && drafts.size > 0) break;
    messages = [
      ...request.messages,
      { role: "assistant", text: answer.slice(0, LONGEST_ANSWER), toolCalls: [] },
      { role: "user", text: complaint(refused) },
    ];
  }
  return [...drafts.values()].slice(0, ENOUGH_DRAFTS + 1);
}

async function answerOf(
  model: LanguageModel,
  request: Parameters<LanguageModel["stream"]>[0],
  signal: AbortSignal,
  onUse: Options["onUse"],
): Promise<string> {
  let text = "";
  for await (const event of meteredStep(model, request, signal, onUse)) {
    if (event.type !== "text") continue;
    text += event.text;
    if (text.length > LONGEST_ANSWER) break;
  }
  return text;
}

const complaint = (refused: readonly UnsafeText[]): string => {
  const reasons = [...new Set(refused.map(({ reason }) => unsafeReasons[reason]))];
  const why = reasons.length > 0
    ? `Estes textos não podem ser usados: ${reasons.join("; ")}.`
    : "Não encontrei textos nessa resposta.";
  return `${why} Escreva outros, sem isso, só com o JSON pedido.`;
};

type Written = { readonly text: string; readonly title: string | null };

/** Returns the drafts in an answer: its JSON, also within other words; none where there is none. */
export function readDrafts(answer: string): Written[] {
  const [from, to] = [answer.indexOf("{"), answer.lastIndexOf("}")];
  if (from < 0 || to <= from) return [];
  let read: unknown;
  try {
    read = JSON.parse(answer.slice(from, to + 1));
  } catch {
    return [];
  }
  const drafts = (read as { drafts?: unknown }).drafts;
  if (!Array.isArray(drafts)) return [];
  return drafts.slice(0, MOST_READ).flatMap((one): Written[] => {
    const { text, title } = (one ?? {}) as { text?: unknown; title?: unknown };
    if (typeof text !== "string") return [];
    return [{ text: text.trim(), title: typeof title === "string" ? title.trim() : null }];
  });
}

/** The shortened title, where it is one; null: the whole title stays. */
const titleOf = (title: string | null, { values }: Brief): string | null =>
  title && isShortened(title, values.titulo ?? "") ? title : null;

/** Adds the link to a text that forgot it: without it nobody comes to the shop. */
const withLink = (text: string, { values }: Brief): string =>
  text === "" || text.includes("{link}") || !values.link ? text : `${text}\n\n{link}`;
