import { sql } from "kysely";
import type { Page } from "../../../database/page.ts";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import { Failure } from "../../errors.ts";
import { isId, type ThreadId, type ThreadMessageId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { RESTORABLE_MS } from "../../restorable.ts";
import type { PurgeBatch } from "../../retention.ts";
import { wordPatterns } from "../../search.ts";
import { asThread, asThreadMessage } from "./tables.ts";
import { MOST_MESSAGES, type Thread, type ThreadMessage } from "./thread.ts";

/** A thread of a list, and the message that a search found in it; null: nothing was searched. */
export type ListedThread = Thread & { readonly foundMessageId: ThreadMessageId | null };

/**
 * Returns the viewer's threads, those that changed last first. Each word of `search` was said in some
 * message of a thread; the found one has most of them, and is the newest of those.
 */
export function listThreads(
  { db, viewer }: Context,
  search: string | null | undefined,
  page: Page,
): Promise<ListedThread[]> {
  const userId = permit(viewer, "thread.see");
  const patterns = wordPatterns(search ?? "");
  checkCursors("thr", page);
  const { after, before, limit, inverted } = page;
  const placeOf = (id: string) => sql`(select updated_at, id from threads where id = ${id})`;
  const place = sql`(updated_at, id)`;
  const direction = inverted ? "asc" : "desc";
  return db.selectFrom("threads").select(asThread).select(found(patterns).as("foundMessageId"))
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .$call((q) =>
      patterns.reduce((q, pattern) =>
        q.where((eb) =>
          eb.exists(
            eb.selectFrom("thread_messages as m").select("m.id")
              .whereRef("m.thread_id", "=", "threads.id").where("m.search_text", "like", pattern),
          )
        ), q)
    )
    .$if(Boolean(after), (q) => q.where(sql<boolean>`${place} < ${placeOf(after!)}`))
    .$if(Boolean(before), (q) => q.where(sql<boolean>`${place} > ${placeOf(before!)}`))
    .orderBy("updated_at", direction).orderBy("id", direction)
    .limit(limit).execute();
}

/** The message of a thread in which most of the words were said, the newest of those. */
function found(patterns: readonly string[]) {
  if (patterns.length === 0) return sql<ThreadMessageId | null>`null::text`;
  const words = patterns.map((pattern) => sql`(m.search_text like ${pattern})::int`);
  const many = sql.join(words, sql` + `);
  return sql<ThreadMessageId | null>`(
    select m.id from thread_messages m where m.thread_id = threads.id and ${many} > 0
    order by ${many} desc, m.id desc limit 1)`;
}

/** Returns the viewer's threads by id, in the requested order; a `Failure` for each missing one. */
export async function loadThreads(
  { db, viewer }: Context,
  ids: readonly ThreadId[],
): Promise<(Thread | Failure)[]> {
  const userId = permit(viewer, "thread.see");
  const threads = await db.selectFrom("threads").select(asThread)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  return ids.map((id) => byId.get(id) ?? new Failure("THREAD_NOT_FOUND"));
}

/** Returns the messages of each of the viewer's threads, oldest first, in the order requested. */
export async function loadMessagesOf(
  { db, viewer }: Context,
  ids: readonly ThreadId[],
): Promise<ThreadMessage[][]> {
  const userId = permit(viewer, "thread.see");
  const messages = await db.selectFrom("thread_messages").select(asThreadMessage)
    .where("thread_id", "in", ids).where("user_id", "=", userId)
    .orderBy("id").limit(ids.length * MOST_MESSAGES).execute();
  const byThread = Map.groupBy(messages, ({ threadId }) => threadId);
  return ids.map((id) => byThread.get(id) ?? []);
}

/** Returns the viewer's messages by id, in the requested order; a `Failure` for each missing one. */
export async function loadMessages(
  { db, viewer }: Context,
  ids: readonly ThreadMessageId[],
): Promise<(ThreadMessage | Failure)[]> {
  const userId = permit(viewer, "thread.see");
  const messages = await db.selectFrom("thread_messages").select(asThreadMessage)
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  return ids.map((id) => byId.get(id) ?? new Failure("THREAD_MESSAGE_NOT_FOUND"));
}

/** Returns what was sent to the provider for an answer, as JSON; null: nothing was. */
export async function loadSent(
  { db, viewer }: Context,
  id: ThreadMessageId,
): Promise<string | null> {
  const row = await db.selectFrom("thread_messages").select("sent")
    .where("id", "=", id).where("user_id", "=", permit(viewer, "thread.see")).executeTakeFirst();
  return row?.sent ? JSON.stringify(row.sent, null, 2) : null;
}

/** Returns the viewer's own thread, a deleted one too, locked. @throws Failure THREAD_NOT_FOUND */
export async function lockThread({ db, viewer }: Tx, id: string): Promise<Thread> {
  const userId = permit(viewer, "thread.edit");
  const thread = isId("thr", id) &&
    await db.selectFrom("threads").select(asThread)
      .where("id", "=", id).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!thread) throw new Failure("THREAD_NOT_FOUND", ["id"]);
  return thread;
}

/** Deletes a thread; it can be restored for a week. An answer under way ends. */
export const deleteThread = command(async (tx, input: { id: ThreadId }) => {
  const { id, userId, deletedAt } = await lockThread(tx, input.id);
  if (deletedAt) throw new Failure("THREAD_NOT_FOUND", ["id"]);
  await tx.db.updateTable("threads").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  await tx.db.updateTable("thread_messages")
    .set({ status: "STOPPED", lease_until: null, ended_at: tx.now })
    .where("thread_id", "=", id).where("status", "=", "WRITING").execute();
  tx.emit({ name: "thread.changed", userId, threadId: id });
  return { threadId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/** Restores a deleted thread. @throws Failure THREAD_NOT_FOUND, THREAD_NOT_DELETED */
export const restoreThread = command(async (tx, input: { id: ThreadId }): Promise<Thread> => {
  const { id, userId, deletedAt } = await lockThread(tx, input.id);
  if (!deletedAt) throw new Failure("THREAD_NOT_DELETED", ["id"]);
  tx.emit({ name: "thread.changed", userId, threadId: id });
  return await tx.db.updateTable("threads").set({ deleted_at: null }).where("id", "=", id)
    .returning(asThread).executeTakeFirstOrThrow();
});

/** Deletes threads whose time to be restored is over, with all that was said in them. */
export async function purgeDeletedThreads({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("threads").where(
    "id",
    "in",
    (all) => all.selectFrom("threads").select("id").where("deleted_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes threads in which nothing was said since. */
export async function purgeOldThreads({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("threads").where(
    "id",
    "in",
    (all) => all.selectFrom("threads").select("id").where("updated_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
