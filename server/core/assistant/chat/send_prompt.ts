import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { ThreadId, ThreadMessageId, UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import {
  type AssistantUse,
  releaseAssistantUse,
  reserveAssistantUse,
} from "../usage/reserve_use.ts";
import { runAnswer } from "./run_answer.ts";
import { asThreadMessage } from "./tables.ts";
import { LONGEST_PROMPT, type Thread, type ThreadMessage } from "./thread.ts";
import {
  insertAnswer,
  insertPrompt,
  insertThread,
  messageOf,
  openThread,
  requireParent,
  sentBefore,
  touch,
} from "./write_messages.ts";

type SendPrompt =
  & { readonly text: string }
  & Given<{
    /** Left out: a new thread. */
    threadId: ThreadId;
    /** The answer that it follows; left out: it begins the thread, or a branch at its beginning. */
    parentId: ThreadMessageId;
    /** The idempotency key of the request: the same key sends one prompt. */
    key: string;
  }>;

/** A thread, what was asked in it, and the answer that is being written. */
export type SentPrompt = {
  readonly thread: Thread;
  readonly prompt: ThreadMessage;
  readonly answer: ThreadMessage;
};

/** Answers under way of one person. */
const MOST_AT_ONCE = 1;

/**
 * Stores a prompt and begins its answer, which `followAnswer` follows.
 * @throws Failure PROMPT_INVALID, THREAD_NOT_FOUND, THREAD_MESSAGE_NOT_FOUND, THREAD_FULL,
 * THREADS_LIMIT, ANSWER_UNDER_WAY, ASSISTANT_OFF, ASSISTANT_BUSY, and those of the quota
 */
export async function sendPrompt(ctx: Context, input: SendPrompt): Promise<SentPrompt> {
  const { use, ...sent } = await storePrompt(ctx, input);
  return use ? { ...sent, answer: await begin(ctx, sent.answer, use) } : sent;
}

const storePrompt = command(async (tx, input: SendPrompt) => {
  const userId = permit(tx.viewer, "thread.edit");
  const key = input.key ?? null;
  if (key !== null && !/^\P{C}{1,100}$/u.test(key)) throw new Failure("KEY_INVALID", ["key"]);
  await lockPerson(tx, userId);
  const made = key === null ? null : await sentBefore(tx, userId, key);
  if (made) return { ...made, use: null };
  const text = checkedPrompt(input.text);
  const use = await reserve(tx, userId);
  const thread = input.threadId
    ? await openThread(tx, input.threadId)
    : await insertThread(tx, userId, text);
  await requireParent(tx, thread.id, input.parentId ?? null);
  const prompt = await insertPrompt(tx, thread, { parentId: input.parentId ?? null, text, key });
  if (input.threadId) await touch(tx, thread.id);
  const answer = await insertAnswer(tx, thread, prompt.id);
  tx.emit({ name: "thread.changed", userId, threadId: thread.id });
  return { thread, prompt, answer, use };
});

/** Answers a prompt once more, beside the earlier answer. */
export async function retryAnswer(
  ctx: Context,
  input: { readonly id: ThreadMessageId },
): Promise<SentPrompt> {
  const { use, ...stored } = await storeRetry(ctx, input);
  return { ...stored, answer: await begin(ctx, stored.answer, use) };
}

const storeRetry = command(async (tx, { id }: { readonly id: ThreadMessageId }) => {
  const userId = permit(tx.viewer, "thread.edit");
  await lockPerson(tx, userId);
  const answer = await messageOf(tx, userId, id);
  if (answer.role !== "ASSISTANT" || !answer.parentId) {
    throw new Failure("THREAD_MESSAGE_NOT_FOUND", ["id"]);
  }
  const use = await reserve(tx, userId);
  const thread = await openThread(tx, answer.threadId);
  const prompt = await messageOf(tx, userId, answer.parentId);
  tx.emit({ name: "thread.changed", userId, threadId: thread.id });
  return { thread, prompt, answer: await insertAnswer(tx, thread, prompt.id), use };
});

/** Ends an answer that is being written, by whatever process. What is written so far stays. */
export async function stopAnswer(
  ctx: Context,
  { id }: { readonly id: ThreadMessageId },
): Promise<ThreadMessage> {
  const userId = permit(ctx.viewer, "thread.edit");
  await messageOf(ctx, userId, id);
  await ctx.ports.answers.stop(id);
  await storeStop(ctx, { id });
  return await messageOf(ctx, userId, id);
}

/** Ends an answer that another process writes, or that none does. */
const storeStop = command(async (tx, { id }: { readonly id: ThreadMessageId }) => {
  const stopped = await tx.db.updateTable("thread_messages")
    .set({ status: "STOPPED", lease_until: null, ended_at: tx.now })
    .where("id", "=", id).where("status", "=", "WRITING")
    .returning(["user_id as userId", "thread_id as threadId"]).executeTakeFirst();
  if (stopped) tx.emit({ name: "thread.changed", ...stopped });
});

/** Begins to write an answer in the background; without room for it, it has failed. */
async function begin(
  ctx: Context,
  answer: ThreadMessage,
  use: AssistantUse,
): Promise<ThreadMessage> {
  const { languageModel, answers } = ctx.ports;
  const isBegun = languageModel !== null && answers.start(answer.id, async (running) => {
    await runAnswer(ctx, { model: languageModel, answer, use }, running);
  });
  if (isBegun) return answer;
  await releaseAssistantUse(ctx, use);
  return await ctx.db.updateTable("thread_messages").set({
    status: "FAILED",
    failure_code: "ASSISTANT_BUSY",
    lease_until: null,
    ended_at: ctx.now,
  }).where("id", "=", answer.id).returning(asThreadMessage).executeTakeFirstOrThrow();
}

/** Locks the person until the transaction ends: two prompts of theirs come one after the other. */
const lockPerson = ({ db }: Tx, userId: UserId) =>
  db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Counts the use. @throws Failure ANSWER_UNDER_WAY, and those of `reserveAssistantUse` */
async function reserve(tx: Tx, userId: UserId): Promise<AssistantUse> {
  const { n } = await tx.db.selectFrom("thread_messages")
    .where("user_id", "=", userId).where("status", "=", "WRITING")
    .where("lease_until", ">", tx.now)
    .select(({ fn }) => fn.countAll<string>().as("n")).executeTakeFirstOrThrow();
  if (Number(n) >= MOST_AT_ONCE) throw new Failure("ANSWER_UNDER_WAY");
  return await reserveAssistantUse(tx, userId);
}

function checkedPrompt(typed: string): string {
  const text = typed.replace(/\r\n?/g, "\n").replace(/(?!\n|\t)[\p{Cc}\p{Cs}]/gu, "").trim();
  if (text === "" || text.length > LONGEST_PROMPT) throw new Failure("PROMPT_INVALID", ["text"]);
  return text;
}
