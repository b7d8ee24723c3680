import { followAnswer } from "../../../server/core/assistant/chat/follow_answer.ts";
import { sendPrompt } from "../../../server/core/assistant/chat/send_prompt.ts";
import type { ThreadMessage } from "../../../server/core/assistant/chat/thread.ts";
import { loadMessages } from "../../../server/core/assistant/chat/threads.ts";
import type {
  LanguageModel,
  ModelRequest,
  ToolCall,
} from "../../../server/core/assistant/language_model.ts";
import type { Context } from "../../../server/core/context.ts";
import { grantPlan } from "../seed/deliveries.ts";
import { type Member, testApp } from "../test_app.ts";

/** What the model says in one step. */
export type Said = string | { readonly toolCalls: readonly Omit<ToolCall, "id">[] };

/** The product with a model in memory that says what a test plays, and a person who may ask. */
export async function chatApp() {
  let play: (step: number) => Said | Promise<Said> = () => "Olá.";
  let step = 0;
  const requests: ModelRequest[] = [];
  const model: LanguageModel = {
    name: "roteiro",
    async *stream(request, signal) {
      requests.push(request);
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
      const said = await Promise.race([play(++step), aborted]);
      const [text, toolCalls] = typeof said === "string" ? [said, []] : ["", said.toolCalls];
      for (const word of text.split(/(?<= )/)) yield { type: "text", text: word };
      for (const [nth, call] of toolCalls.entries()) {
        yield { type: "toolCall", call: { id: `call${nth}`, ...call } };
      }
      const reason = toolCalls.length > 0 ? "toolCalls" : "stop";
      yield { type: "end", reason, usage: { inputTokens: 10, outputTokens: 5 } };
    },
  };
  const w = await testApp({ languageModel: model });
  const ana = await w.member();
  await grantPlan(w, ana, { assistantPerDay: -1, offersPerDay: -1 });

  /** Sets what the model says from now on, by the step. */
  function plays(next: typeof play) {
    step = 0;
    play = next;
  }

  /** Follows an answer to its end, and returns it. */
  async function ended(ctx: Context, answer: Pick<ThreadMessage, "id">): Promise<ThreadMessage> {
    for await (const { isOver } of await followAnswer(ctx, { id: answer.id, draw: 0, offset: 0 })) {
      if (isOver) break;
    }
    const [message] = await loadMessages(ctx, [answer.id]);
    return message as ThreadMessage;
  }

  /** Asks, and returns the whole answer of a model that says these steps, and then “Pronto.”. */
  async function ask(text: string, steps: readonly Said[], more: object = {}, who: Member = ana) {
    plays((nth) => steps[nth - 1] ?? "Pronto.");
    const sent = await sendPrompt(who.ctx(), { text, ...more });
    return { ...sent, answer: await ended(who.ctx(), sent.answer) };
  }

  return { w, ana, requests, plays, ended, ask };
}
