import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type FeedbackId, type FeedbackTopicId, isId, newId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockFeedback } from "./answer_feedback.ts";
import { checkedTopic, type FeedbackTopic, type FeedbackTopicStatus } from "./feedback.ts";

/** Topics of one response, and of the site; the road map is one page. */
export const MOST_TOPICS = 200;

/** Lists what is public of what was accepted, for anybody: the most wanted first. */
export function loadRoadMap(ctx: Context): Promise<FeedbackTopic[]> {
  return topics(ctx).where("t.is_public", "=", true).where("t.status", "!=", "DECLINED")
    .orderBy("votes", "desc").orderBy("t.id", "desc").limit(MOST_TOPICS).execute();
}

/** Lists all topics for admins, those that changed last first. */
export async function listTopics(ctx: Context): Promise<FeedbackTopic[]> {
  permit(ctx.viewer, "feedback.manage");
  return await topics(ctx).orderBy("t.updated_at", "desc").orderBy("t.id", "desc")
    .limit(MOST_TOPICS).execute();
}

/** Returns topics by id, for those whose entries they are of. */
export async function loadTopics(
  ctx: Context,
  ids: readonly FeedbackTopicId[],
): Promise<ReadonlyMap<FeedbackTopicId, FeedbackTopic>> {
  const found = await topics(ctx).where("t.id", "in", ids).execute();
  return new Map(found.map((topic) => [topic.id, topic]));
}

const topics = ({ db, viewer }: Context) =>
  db.selectFrom("feedback_topics as t").select([
    "t.id",
    "t.title",
    "t.summary",
    "t.status",
    "t.is_public as isPublic",
    "t.updated_at as updatedAt",
    sql<number>`(select count(*)::int from feedback_votes where topic_id = t.id)`.as("votes"),
    sql<boolean>`exists (
      select from feedback_votes
      where topic_id = t.id and user_id = ${"userId" in viewer ? viewer.userId : null}
    )`.as("isVoted"),
  ]);

type TopicWords = {
  readonly title: string;
  readonly summary: string;
  readonly status: FeedbackTopicStatus;
  readonly isPublic: boolean;
};

/** Makes a topic. @throws Failure FEEDBACK_TOPIC_INVALID, FEEDBACK_TOPICS_FULL */
export const createTopic = command(async (tx, input: TopicWords): Promise<FeedbackTopicId> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "feedback.manage");
  const words = checkedTopic(input);
  await sql`lock table feedback_topics in share row exclusive mode`.execute(db);
  const stored = await db.selectFrom("feedback_topics").select("id").limit(MOST_TOPICS).execute();
  if (stored.length === MOST_TOPICS) throw new Failure("FEEDBACK_TOPICS_FULL");
  const id = newId("top");
  const { status, isPublic } = input;
  await db.insertInto("feedback_topics")
    .values({ id, ...words, status, is_public: isPublic, created_at: now, updated_at: now })
    .execute();
  emit({ name: "feedbackTopic.created", userId, feedbackTopicId: id });
  return id;
});

/**
 * Changes a topic; what is left out stays. A new status is notified to all who wrote about it.
 * @throws Failure FEEDBACK_TOPIC_NOT_FOUND, FEEDBACK_TOPIC_INVALID
 */
export const updateTopic = command(
  async (tx, input: { readonly id: string } & Given<TopicWords>): Promise<FeedbackTopicId> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "feedback.manage");
    const topic = await lockTopic(tx, input.id);
    const status = input.status ?? topic.status;
    await db.updateTable("feedback_topics").set({
      ...checkedTopic({
        title: input.title ?? topic.title,
        summary: input.summary ?? topic.summary,
      }),
      status,
      is_public: input.isPublic ?? topic.is_public,
      updated_at: now,
    }).where("id", "=", topic.id).execute();
    emit({ name: "feedbackTopic.updated", userId, feedbackTopicId: topic.id });
    if (status !== topic.status) await publishProgress(tx, topic.id);
    return topic.id;
  },
);

/** People who are notified of a topic at once; those who wrote last. */
const MOST_NOTIFIED = 500;

async function publishProgress({ db, emit }: Tx, topicId: FeedbackTopicId): Promise<void> {
  const entries = await db.selectFrom("feedbacks").distinctOn("user_id")
    .select(["id", "user_id as userId"]).where("topic_id", "=", topicId)
    .orderBy("user_id").orderBy("id", "desc").limit(MOST_NOTIFIED).execute();
  for (const { id, userId } of entries) {
    emit({ name: "feedback.advanced", userId, feedbackId: id });
  }
}

/**
 * Joins an entry to a topic, with others of the same: its person votes for it, and the entry is
 * closed. Null takes it out again; the vote is theirs and stays.
 * @throws Failure FEEDBACK_NOT_FOUND, FEEDBACK_TOPIC_NOT_FOUND
 */
export const joinFeedback = command(
  async (
    tx,
    input: { readonly id: string; readonly topicId: string | null },
  ): Promise<FeedbackId> => {
    const { db, viewer, now, emit } = tx;
    permit(viewer, "feedback.manage");
    const { id, userId, status } = await lockFeedback(tx, input.id);
    const topic = input.topicId === null ? null : await lockTopic(tx, input.topicId);
    const next = topic && status === "RECEIVED" ? "CLOSED" : status;
    await db.updateTable("feedbacks")
      .set({ topic_id: topic?.id ?? null, status: next, updated_at: now })
      .where("id", "=", id).execute();
    if (topic) {
      await db.insertInto("feedback_votes")
        .values({ topic_id: topic.id, user_id: userId, voted_at: now })
        .onConflict((conflict) => conflict.doNothing()).execute();
      emit({ name: "feedback.advanced", userId, feedbackId: id });
    } else emit({ name: "feedback.updated", userId, feedbackId: id, status: next });
    return id;
  },
);

/** Votes for a public topic, or takes the vote back. @throws Failure FEEDBACK_TOPIC_NOT_FOUND */
export const voteForTopic = command(
  async (
    { db, viewer, now, emit },
    input: { readonly id: string; readonly isVoted: boolean },
  ): Promise<FeedbackTopicId> => {
    const userId = permit(viewer, "feedback.create");
    const topic = isId("top", input.id) &&
      await db.selectFrom("feedback_topics").select("id").where("id", "=", input.id)
        .where("is_public", "=", true).where("status", "!=", "DECLINED").executeTakeFirst();
    if (!topic) throw new Failure("FEEDBACK_TOPIC_NOT_FOUND", ["id"]);
    if (input.isVoted) {
      await db.insertInto("feedback_votes")
        .values({ topic_id: topic.id, user_id: userId, voted_at: now })
        .onConflict((conflict) => conflict.doNothing()).execute();
    } else {
      await db.deleteFrom("feedback_votes").where("topic_id", "=", topic.id)
        .where("user_id", "=", userId).execute();
    }
    emit({ name: "feedback.voted", userId, feedbackTopicId: topic.id });
    return topic.id;
  },
);

async function lockTopic({ db }: Tx, id: string) {
  const found = isId("top", id) &&
    await db.selectFrom("feedback_topics").selectAll().where("id", "=", id).forUpdate()
      .executeTakeFirst();
  if (!found) throw new Failure("FEEDBACK_TOPIC_NOT_FOUND", ["topicId"]);
  return found;
}
