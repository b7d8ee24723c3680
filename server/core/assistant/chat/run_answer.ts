import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { newId, type ThreadMessageId } from "../../ids.ts";
import { dayOf } from "../../zoned.ts";
import { zoneOf } from "../../insights/queries.ts";
import { Failure } from "../../errors.ts";
import { may, permit } from "../../permissions.ts";
import type { LanguageModel } from "../language_model.ts";
import type { SentToModel } from "../redact.ts";
import {
  type AssistantUse,
  recordAssistantUse,
  releaseAssistantUse,
  requireAssistantOn,
} from "../usage/reserve_use.ts";
import { bestTexts } from "../writing/best_texts.ts";
import { PROPOSAL_MS } from "./proposals/proposal.ts";
import type { AnswerText, RunningAnswer } from "./running_answers.ts";
import { asThreadMessage } from "./tables.ts";
import { branchTo, MOST_MESSAGES, type ThreadMessage } from "./thread.ts";
import { type StepHooks, writeAnswer, type WrittenAnswer } from "./write_answer.ts";

/** Milliseconds of one answer, of a lease, and between two writings of its text. */
const LONGEST_MS = 120_000;
export const LEASE_MS = 15_000;
const FLUSH_MS = 500;
/** Milliseconds after which a lease is renewed though nothing was written. */
const RENEW_MS = 4_000;

/**
 * Writes one answer from its first step to its end, and stores its text in small steps: what another
 * process reads, and what is left if this one dies, is at most half a second behind.
 */
export async function runAnswer(
  ctx: Context,
  { model, answer, use }: {
    readonly model: LanguageModel;
    readonly answer: ThreadMessage;
    readonly use: AssistantUse;
  },
  running: RunningAnswer,
): Promise<void> {
  const startedAt = performance.now();
  const freshContext = (): Context => ({
    ...ctx,
    now: new Date(ctx.now.getTime() + performance.now() - startedAt),
  });
  const stopping = new AbortController();
  const signal = AbortSignal.any([
    running.signal,
    stopping.signal,
    AbortSignal.timeout(LONGEST_MS),
  ]);
  const flushing = flushEvery(freshContext, answer.id, running, () => stopping.abort());
  try {
    const [branch, zone, voice] = await Promise.all([
      branchBefore(ctx, answer),
      zoneOf(ctx, permit(ctx.viewer, "thread.edit")),
      may(ctx.viewer, "template.see") && may(ctx.viewer, "campaignText.see")
        ? bestTexts(ctx, answer.userId)
        : [],
    ]);
    const setting = { today: dayOf(ctx.now, zone), voice };
    let isMetered = false;
    const steps: StepHooks = {
      onSend: (sent) => beginStep(freshContext(), answer, sent),
      onUse(step) {
        isMetered = true;
        return recordAssistantUse(freshContext(), use, step);
      },
    };
    const text = { ...running, signal };
    const written = await writeAnswer(freshContext, model, branch, text, setting, steps);
    await flushing.stop();
    if (isWithoutAnswer(written, isMetered)) await releaseAssistantUse(ctx, use);
    await endAnswer(freshContext(), { answer, written }); // who is notified by it reads the use
    if (written.error) throw written.error;
  } finally {
    await flushing.stop();
  }
}

/**
 * Stores what a step is about to send, so that it can be read whatever becomes of the answer.
 * @throws Failure ASSISTANT_OFF; THREAD_MESSAGE_NOT_FOUND where the answer was stopped elsewhere or
 * deleted
 */
async function beginStep(ctx: Context, { id, userId }: ThreadMessage, sent: SentToModel) {
  await requireAssistantOn(ctx, userId);
  const row = await ctx.db.updateTable("thread_messages").set({ sent: JSON.stringify(sent) })
    .where("id", "=", id).where("status", "=", "WRITING").returning("id").executeTakeFirst();
  if (!row) throw new Failure("THREAD_MESSAGE_NOT_FOUND");
}

/**
 * Whether nothing came of it and nothing was spent, or the provider ended it: who stops, deletes or
 * turns off what took tokens gets no prompt back, since the day's budget is everybody's.
 */
const isWithoutAnswer = ({ end, text, isRefused }: WrittenAnswer, isMetered: boolean) =>
  end !== "DONE" && text === "" && (!isMetered || isRefused === true);

async function branchBefore({ db }: Context, answer: ThreadMessage): Promise<ThreadMessage[]> {
  const all = await db.selectFrom("thread_messages").select(asThreadMessage)
    .where("thread_id", "=", answer.threadId).orderBy("id").limit(MOST_MESSAGES).execute();
  return branchTo(all, answer.parentId);
}

/** Stores the text while it grows, and renews the lease; calls `onGone` once nobody waits for it. */
function flushEvery(
  freshContext: () => Context,
  id: ThreadMessageId,
  running: RunningAnswer,
  onGone: () => void,
) {
  let stored: AnswerText = running.read();
  let renewedAt = performance.now();
  let last = Promise.resolve();
  const flush = async () => {
    const next = running.read();
    const isDue = performance.now() - renewedAt >= RENEW_MS;
    if (next === stored && !isDue) return;
    const { db, now } = freshContext();
    const row = await db.updateTable("thread_messages").set({
      text: next.text,
      draw: next.draw,
      lease_until: new Date(now.getTime() + LEASE_MS),
    }).where("id", "=", id).where("status", "=", "WRITING").returning("id").executeTakeFirst();
    [stored, renewedAt] = [next, performance.now()];
    if (!row) onGone(); // stopped elsewhere, or deleted
  };
  const timer = setInterval(() => {
    last = last.then(flush).catch(() => {}); // the lease ends if the database stays away
  }, FLUSH_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}

/** Ends an answer, once: with its facts and proposals, unless it was ended elsewhere. */
const endAnswer = command(
  async (
    { db, now, emit },
    { answer, written }: { answer: ThreadMessage; written: WrittenAnswer },
  ): Promise<void> => {
    const ended = await db.updateTable("thread_messages").set({
      status: written.end,
      text: written.text,
      draft: written.draft,
      draw: written.draw,
      facts: JSON.stringify(written.facts),
      failure_code: written.failureCode,
      lease_until: null,
      ended_at: now,
    }).where("id", "=", answer.id).where("status", "=", "WRITING").returning("id")
      .executeTakeFirst();
    if (!ended) return;
    if (written.proposals.length > 0 && written.end === "DONE") {
      await db.insertInto("proposals").values(written.proposals.map((content) => ({
        id: newId("prp"),
        message_id: answer.id,
        user_id: answer.userId,
        status: "PENDING" as const,
        kind: content.kind,
        content: JSON.stringify(content),
        result_id: null,
        expires_at: new Date(now.getTime() + PROPOSAL_MS),
        created_at: now,
        answered_at: null,
      }))).execute();
    }
    await db.updateTable("threads")
      .set({ updated_at: now }).where("id", "=", answer.threadId).execute();
    emit({ name: "thread.changed", userId: answer.userId, threadId: answer.threadId });
  },
);
