import type { FailureCode } from "../../errors.ts";
import type { ThreadId, ThreadMessageId, UserId } from "../../ids.ts";

/** A conversation with the assistant. */
export type Thread = {
  readonly id: ThreadId;
  readonly userId: UserId;
  readonly title: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

export type ThreadRole = "PERSON" | "ASSISTANT";

/** WRITING: under way. INTERRUPTED: the process that wrote it ended, or its time was over. */
const answerStatuses = ["WRITING", "DONE", "STOPPED", "INTERRUPTED", "FAILED"] as const;
export type AnswerStatus = (typeof answerStatuses)[number];

/** A value of the product that an answer may quote: the model names `ref`, and we write `text`. */
export type Fact = {
  /** f12: the number of it within its branch. */
  readonly ref: string;
  /** What it is: "Preço de Fone Bluetooth". */
  readonly label: string;
  readonly text: string;
  /** The screen that shows it; null: none. */
  readonly path: string | null;
};

/** What a person wrote, or what the assistant answered. Messages of a thread are a tree. */
export type ThreadMessage = {
  readonly id: ThreadMessageId;
  readonly threadId: ThreadId;
  readonly userId: UserId;
  /** The message that it follows; null: it begins the thread. */
  readonly parentId: ThreadMessageId | null;
  readonly role: ThreadRole;
  readonly status: AnswerStatus;
  readonly text: string;
  /** The answer as the model wrote it: the refs of facts in the place of their texts. */
  readonly draft: string;
  /** How many times the answer began anew: text of an earlier drawing no longer holds. */
  readonly draw: number;
  readonly facts: readonly Fact[];
  /** Why the answer failed; null: it did not. */
  readonly failureCode: FailureCode | null;
  /** The process that writes it renews this; afterwards it is interrupted. */
  readonly leaseUntil: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

/** Returns the status of a message at `now`: nobody writes one whose lease is over. */
export const answerStatusAt = (
  { status, leaseUntil }: Pick<ThreadMessage, "status" | "leaseUntil">,
  now: Date,
): AnswerStatus =>
  status === "WRITING" && (leaseUntil === null || leaseUntil <= now) ? "INTERRUPTED" : status;

/** Characters of a prompt and of an answer. */
export const LONGEST_PROMPT = 4_000;
export const LONGEST_ANSWER = 8_000;
/** Threads of one person, and messages of one thread. */
export const MOST_THREADS = 500;
export const MOST_MESSAGES = 200;

const TITLE_LENGTH = 60;

/** Returns a thread's title: the beginning of its first prompt, up to a whole word. */
export function titleOf(prompt: string): string {
  const line = prompt.trim().replace(/\s+/g, " ");
  if ([...line].length <= TITLE_LENGTH) return line;
  const cut = [...line].slice(0, TITLE_LENGTH).join("");
  return `${cut.replace(/\s\S*$/, "")}…`;
}

/**
 * Returns the messages from the first of the thread to `lastId`, in their order; all other branches
 * are left out.
 */
export function branchTo<Message extends Pick<ThreadMessage, "id" | "parentId">>(
  messages: readonly Message[],
  lastId: ThreadMessageId | null,
): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: Message[] = [];
  for (let id = lastId; id !== null;) {
    const message = byId.get(id);
    if (!message) break;
    branch.push(message);
    id = message.parentId;
  }
  return branch.reverse();
}
