import { sql } from "kysely";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import type { Given } from "../../given.ts";
import type { FeedbackId, FeedbackTopicId, UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { wordPatterns } from "../../search.ts";
import type { Feedback, FeedbackAnswer, FeedbackKind, FeedbackStatus } from "./feedback.ts";

/** Answers of one entry that are shown, and at most written. */
export const MOST_ANSWERS = 20;

/** Lists what the viewer wrote, newest first. */
export function listOwnFeedbacks(ctx: Context, page: Page): Promise<Feedback[]> {
  const userId = permit(ctx.viewer, "feedback.see");
  checkCursors("fdb", page);
  return withAnswers(ctx, inPage(rows(ctx).where("f.user_id", "=", userId), page, "f.id"));
}

export type FeedbackFilter = Given<{
  search: string;
  kind: FeedbackKind;
  status: FeedbackStatus;
  assigneeId: string;
  topicId: string;
}>;

/** Lists what everybody wrote, newest first; every word of `search` occurs in the text. */
export function listFeedbacks(
  ctx: Context,
  { search, kind, status, assigneeId, topicId }: FeedbackFilter,
  page: Page,
): Promise<Feedback[]> {
  permit(ctx.viewer, "feedback.manage");
  checkCursors("fdb", page);
  const patterns = wordPatterns(search ?? "");
  const found = rows(ctx)
    .$if(kind != null, (q) => q.where("f.kind", "=", kind!))
    .$if(status != null, (q) => q.where("f.status", "=", status!))
    .$if(assigneeId != null, (q) => q.where("f.assignee_id", "=", assigneeId as UserId))
    .$if(topicId != null, (q) => q.where("f.topic_id", "=", topicId as FeedbackTopicId))
    .$call((q) => patterns.reduce((q, text) => q.where("f.search_text", "like", text), q));
  return withAnswers(ctx, inPage(found, page, "f.id"));
}

/** Returns an entry for admins; null: there is none of that id. */
export async function findFeedback(ctx: Context, id: string): Promise<Feedback | null> {
  permit(ctx.viewer, "feedback.manage");
  const [found] = await withAnswers(ctx, rows(ctx).where("f.id", "=", id as FeedbackId));
  return found ?? null;
}

/** Returns an entry of the viewer's. */
export async function findOwnFeedback(ctx: Context, id: FeedbackId): Promise<Feedback> {
  const userId = permit(ctx.viewer, "feedback.see");
  const own = rows(ctx).where("f.id", "=", id).where("f.user_id", "=", userId);
  return (await withAnswers(ctx, own))[0]!;
}

const rows = ({ db }: Pick<Context, "db">) =>
  db.selectFrom("feedbacks as f")
    .leftJoin("feedback_screenshots as s", "s.feedback_id", "f.id")
    .select([
      "f.id",
      "f.user_id as userId",
      "f.kind",
      "f.text",
      "f.status",
      "f.topic_id as topicId",
      "f.assignee_id as assigneeId",
      "f.page",
      "f.web_version as webVersion",
      "f.server_version as serverVersion",
      "f.device",
      "s.id as screenshotId",
      "f.created_at as createdAt",
    ]);

async function withAnswers(
  { db }: Context,
  query: ReturnType<typeof rows>,
): Promise<Feedback[]> {
  const found = await query.execute();
  if (found.length === 0) return [];
  const answers = await db.selectFrom("feedback_answers")
    .select(["id", "feedback_id as feedbackId", "text", "created_at as createdAt"])
    .where("feedback_id", "in", found.map(({ id }) => id)).orderBy("id").execute();
  const ofFeedback = Map.groupBy(answers, ({ feedbackId }) => feedbackId);
  const answersOf = (id: FeedbackId): readonly FeedbackAnswer[] => ofFeedback.get(id) ?? [];
  return found.map((one) => ({ ...one, answers: answersOf(one.id) }));
}

/** How many entries wait for an admin; 100 means 100 or more. */
export async function countReceived({ db, viewer }: Context): Promise<number> {
  permit(viewer, "feedback.manage");
  const waiting = db.selectFrom("feedbacks").select("id").where("status", "=", "RECEIVED")
    .limit(100);
  const { n } = await db.selectFrom(waiting.as("waiting"))
    .select(sql<number>`count(*)::int`.as("n")).executeTakeFirstOrThrow();
  return n;
}
