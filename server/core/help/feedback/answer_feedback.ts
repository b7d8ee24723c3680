import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { emailReaction } from "../../emails/commands.ts";
import { feedbackAnswerWords } from "../../emails/words/feedback_answer_words.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type FeedbackId, isId, newId, type UserId } from "../../ids.ts";
import { siteOrigin } from "../../links/queries.ts";
import { permit } from "../../permissions.ts";
import { checkedAnswer, type FeedbackStatus } from "./feedback.ts";
import { MOST_ANSWERS } from "./list_feedbacks.ts";

/**
 * Answers a person, by the bell, by email and beside their entry.
 * @throws Failure FEEDBACK_NOT_FOUND, FEEDBACK_ANSWER_INVALID, FEEDBACK_ANSWERS_FULL
 */
export const answerFeedback = command(
  async (tx, input: { readonly id: string; readonly text: string }): Promise<FeedbackId> => {
    permit(tx.viewer, "feedback.manage");
    const text = checkedAnswer(input.text);
    const { id, userId } = await lockFeedback(tx, input.id);
    const written = await tx.db.selectFrom("feedback_answers").select("id")
      .where("feedback_id", "=", id).limit(MOST_ANSWERS).execute();
    if (written.length === MOST_ANSWERS) throw new Failure("FEEDBACK_ANSWERS_FULL", ["text"]);
    await tx.db.insertInto("feedback_answers").values({
      id: newId("fan"),
      feedback_id: id,
      user_id: userId,
      text,
      created_at: tx.now,
    }).execute();
    await tx.db.updateTable("feedbacks").set({ status: "ANSWERED", updated_at: tx.now })
      .where("id", "=", id).execute();
    tx.emit({ name: "feedback.answered", userId, feedbackId: id });
    return id;
  },
);

type UpdateFeedback =
  & { readonly id: string }
  & Given<{ status: FeedbackStatus; assigneeId: string }>;

/**
 * Sets the status of an entry, and who deals with it; a null assignee is nobody, and what is left
 * out stays. @throws Failure FEEDBACK_NOT_FOUND, FEEDBACK_ASSIGNEE_INVALID
 */
export const updateFeedback = command(async (tx, input: UpdateFeedback): Promise<FeedbackId> => {
  permit(tx.viewer, "feedback.manage");
  const { id, userId, status } = await lockFeedback(tx, input.id);
  const assignee = input.assigneeId === undefined
    ? {}
    : { assignee_id: await checkedAssignee(tx, input.assigneeId) };
  const next = input.status ?? status;
  await tx.db.updateTable("feedbacks").set({ ...assignee, status: next, updated_at: tx.now })
    .where("id", "=", id).execute();
  tx.emit({ name: "feedback.updated", userId, feedbackId: id, status: next });
  return id;
});

async function checkedAssignee({ db }: Tx, id: string | null): Promise<UserId | null> {
  if (id === null) return null;
  const admin = isId("usr", id) &&
    await db.selectFrom("users").select("id").where("id", "=", id).where("role", "=", "admin")
      .executeTakeFirst();
  if (!admin) throw new Failure("FEEDBACK_ASSIGNEE_INVALID", ["assigneeId"]);
  return admin.id;
}

/** Locks an entry. @throws Failure FEEDBACK_NOT_FOUND */
export async function lockFeedback({ db }: Tx, id: string) {
  const found = isId("fdb", id) &&
    await db.selectFrom("feedbacks").select(["id", "user_id as userId", "status"])
      .where("id", "=", id).forUpdate().executeTakeFirst();
  if (!found) throw new Failure("FEEDBACK_NOT_FOUND", ["id"]);
  return found;
}

/** Admins, who may be assigned, by name. */
export async function listAssignees({ db, viewer }: Context): Promise<UserId[]> {
  permit(viewer, "feedback.manage");
  const admins = await db.selectFrom("users").select("id").where("role", "=", "admin")
    .orderBy("display_name").orderBy("id").limit(50).execute();
  return admins.map(({ id }) => id);
}

/** Emails a person the last answer to what they wrote. */
export const emailFeedbackAnswer = emailReaction<"feedback.answered">(
  async ({ db, ports }, { userId, feedbackId }) => {
    const found = await db.selectFrom("feedback_answers as a")
      .innerJoin("feedbacks as f", "f.id", "a.feedback_id")
      .innerJoin("users as u", "u.id", "f.user_id")
      .select(["a.text as answer", "f.text", "u.email"])
      .where("f.id", "=", feedbackId).where("u.id", "=", userId)
      .orderBy("a.id", "desc").executeTakeFirst();
    if (!found) return null;
    const { email, answer, text } = found;
    const link = `${siteOrigin(ports)}/app/help/feedback`;
    return { kind: "FEEDBACK_ANSWER", to: email, ...feedbackAnswerWords({ text, answer, link }) };
  },
);
