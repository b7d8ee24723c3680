import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { ThreadMessageId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { answerStatusAt } from "./thread.ts";

/** What an answer gained: `text` stands at `offset` of the drawing `draw`. */
export type AnswerGrowth = {
  readonly id: ThreadMessageId;
  readonly draw: number;
  /** In UTF-16 code units. */
  readonly offset: number;
  readonly text: string;
  /** Whether the answer has ended; nothing follows. */
  readonly isOver: boolean;
};

type From = {
  readonly id: ThreadMessageId;
  /** The drawing of which the follower has `offset` units; another one is sent from its beginning. */
  readonly draw: number;
  readonly offset: number;
};

/** Milliseconds between two pieces, and between two looks at an answer that another process writes. */
const PIECE_MS = 80;
const LOOK_MS = 400;

/**
 * Yields what an answer gains, from `offset` on, until it has ended: from memory where this process
 * writes it, else from the database. What is yielded never repeats or skips text, whatever connection
 * or process ended before. @throws Failure THREAD_MESSAGE_NOT_FOUND
 */
export async function followAnswer(
  ctx: Context,
  from: From,
): Promise<AsyncIterableIterator<AnswerGrowth>> {
  const { id } = from;
  const userId = permit(ctx.viewer, "thread.see");
  const startedAt = performance.now();
  const now = () => new Date(ctx.now.getTime() + performance.now() - startedAt);
  const { answers } = ctx.ports;

  /** The state as stored; null: the message is gone. */
  async function stored() {
    const row = await ctx.db.selectFrom("thread_messages")
      .select(["draw", "text", "status", "lease_until as leaseUntil"])
      .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
    return row && { ...row, isOver: answerStatusAt(row, now()) !== "WRITING" };
  }
  const first = await stored();
  if (!first) throw new Failure("THREAD_MESSAGE_NOT_FOUND", ["id"]);

  let { draw, offset } = from;
  let isOver = false;
  /** Waits for what comes next; null: nothing does, or the follower went away. */
  async function next(gone: AbortSignal): Promise<AnswerGrowth | null> {
    while (!isOver && !gone.aborted) {
      const local = answers.read(id);
      const state = local ? { ...local, isOver: false } : await stored();
      if (!state) return null;
      if (state.draw > draw) [draw, offset] = [state.draw, 0];
      // What is stored may be behind what the follower got elsewhere.
      const text = state.draw === draw ? state.text.slice(offset) : "";
      isOver = state.isOver;
      if (text !== "" || isOver) {
        const growth = { id, draw, offset, text, isOver };
        offset += text.length;
        return growth;
      }
      await (local ? answers.changed(id, local) : pause(LOOK_MS, gone));
    }
    return null;
  }
  return paced(next);
}

/**
 * Makes an iterator of `next`, with a pause between two values. Not a generator: that would end only
 * with its next value.
 */
function paced(
  next: (gone: AbortSignal) => Promise<AnswerGrowth | null>,
): AsyncIterableIterator<AnswerGrowth> {
  const gone = new AbortController();
  const done = { done: true, value: undefined } as const;
  let last = -Infinity;
  return {
    async next() {
      const wait = last + PIECE_MS - performance.now();
      if (wait > 0) await pause(wait, gone.signal);
      const value = await next(gone.signal);
      last = performance.now();
      return value === null || gone.signal.aborted ? done : { done: false, value };
    },
    return() {
      gone.abort();
      return Promise.resolve(done);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Waits so many milliseconds, or until the signal. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    function end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    }
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
