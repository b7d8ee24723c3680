import type { Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { isId, newId, type ThreadId, type ThreadMessageId, type UserId } from "../../ids.ts";
import { LEASE_MS } from "./run_answer.ts";
import { asThread, asThreadMessage } from "./tables.ts";
import { MOST_MESSAGES, MOST_THREADS, type Thread, type ThreadMessage, titleOf } from "./thread.ts";
import { lockThread } from "./threads.ts";

/** Returns the viewer's thread, locked, with room for two messages. @throws Failure THREAD_NOT_FOUND, THREAD_FULL */
export async function openThread(tx: Tx, id: ThreadId): Promise<Thread> {
  const thread = await lockThread(tx, id);
  if (thread.deletedAt) throw new Failure("THREAD_NOT_FOUND", ["threadId"]);
  const { n } = await tx.db.selectFrom("thread_messages").where("thread_id", "=", thread.id)
    .select(({ fn }) => fn.countAll<string>().as("n")).executeTakeFirstOrThrow();
  if (Number(n) + 2 > MOST_MESSAGES) throw new Failure("THREAD_FULL");
  return thread;
}

/** Begins a thread. @throws Failure THREADS_LIMIT */
export async function insertThread({ db, now }: Tx, userId: UserId, text: string): Promise<Thread> {
  const { n } = await db.selectFrom("threads")
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("n")).executeTakeFirstOrThrow();
  if (Number(n) >= MOST_THREADS) throw new Failure("THREADS_LIMIT");
  return await db.insertInto("threads").values({
    id: newId("thr"),
    user_id: userId,
    title: titleOf(text),
    created_at: now,
    updated_at: now,
  }).returning(asThread).executeTakeFirstOrThrow();
}

/** Makes a thread the latest. */
export const touch = ({ db, now }: Tx, id: ThreadId) =>
  db.updateTable("threads").set({ updated_at: now }).where("id", "=", id).execute();

/** Requires an answer of the thread, where one is named. @throws Failure THREAD_MESSAGE_NOT_FOUND */
export async function requireParent(
  { db }: Tx,
  threadId: ThreadId,
  id: ThreadMessageId | null,
): Promise<void> {
  if (id === null) return;
  const parent = isId("tms", id) &&
    await db.selectFrom("thread_messages").select("id").where("id", "=", id)
      .where("thread_id", "=", threadId).where("role", "=", "ASSISTANT").executeTakeFirst();
  if (!parent) throw new Failure("THREAD_MESSAGE_NOT_FOUND", ["parentId"]);
}

type NewMessage = Pick<ThreadMessage, "parentId" | "role" | "text"> & {
  readonly thread: Thread;
  readonly key: string | null;
};

function insertMessage(
  { db, now }: Tx,
  { thread, parentId, role, text, key }: NewMessage,
): Promise<ThreadMessage> {
  const isAnswer = role === "ASSISTANT";
  return db.insertInto("thread_messages").values({
    id: newId("tms"),
    thread_id: thread.id,
    user_id: thread.userId,
    parent_id: parentId,
    role,
    status: isAnswer ? "WRITING" : "DONE",
    key,
    text,
    draft: "",
    draw: 0,
    facts: "[]",
    sent: "null",
    failure_code: null,
    lease_until: isAnswer ? new Date(now.getTime() + LEASE_MS) : null,
    created_at: now,
    ended_at: isAnswer ? null : now,
  }).returning(asThreadMessage).executeTakeFirstOrThrow();
}

/** Stores what a person asks. */
export const insertPrompt = (
  tx: Tx,
  thread: Thread,
  prompt: Pick<NewMessage, "parentId" | "text" | "key">,
): Promise<ThreadMessage> => insertMessage(tx, { thread, role: "PERSON", ...prompt });

/** Stores an answer that has yet to be written. */
export const insertAnswer = (tx: Tx, thread: Thread, parentId: ThreadMessageId) =>
  insertMessage(tx, { thread, parentId, role: "ASSISTANT", text: "", key: null });

/** Returns the person's message. @throws Failure THREAD_MESSAGE_NOT_FOUND */
export async function messageOf(
  { db }: Pick<Context, "db">,
  userId: UserId,
  id: string,
): Promise<ThreadMessage> {
  const message = isId("tms", id) &&
    await db.selectFrom("thread_messages").select(asThreadMessage)
      .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!message) throw new Failure("THREAD_MESSAGE_NOT_FOUND", ["id"]);
  return message;
}

/** Returns what a key sent before. */
export async function sentBefore({ db }: Tx, userId: UserId, key: string): Promise<
  { readonly thread: Thread; readonly prompt: ThreadMessage; readonly answer: ThreadMessage } | null
> {
  const prompt = await db.selectFrom("thread_messages").select(asThreadMessage)
    .where("user_id", "=", userId).where("key", "=", key).executeTakeFirst();
  if (!prompt) return null;
  const [thread, answer] = await Promise.all([
    db.selectFrom("threads").select(asThread).where("id", "=", prompt.threadId)
      .executeTakeFirstOrThrow(),
    db.selectFrom("thread_messages").select(asThreadMessage).where("parent_id", "=", prompt.id)
      .orderBy("id").limit(1).executeTakeFirstOrThrow(),
  ]);
  return { thread, prompt, answer };
}
