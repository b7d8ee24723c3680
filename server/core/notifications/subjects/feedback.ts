import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import { type FeedbackTopicStatus, quoted } from "../../help/feedback/feedback.ts";
import type { EventId, FeedbackId } from "../../ids.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

export type FeedbackFacts = {
  /** Its first words. */
  readonly about: string;
  /** The last answer; null: none. */
  readonly answer: string | null;
  /** What it was joined to; null: nothing. */
  readonly topic: { readonly title: string; readonly status: FeedbackTopicStatus } | null;
};

/** The kinds about what a person wrote to those who run the site. */
export const feedbackKinds = {
  FEEDBACK_ANSWERED: {
    description: "What they wrote to those who run the site was answered.",
    words: ({ feedback }) => feedbackAnswered(feedback),
  },
  FEEDBACK_ADVANCED: {
    description: "What they wrote about was planned, begun, finished or declined.",
    words: ({ feedback }) => feedbackAdvanced(feedback),
  },
  FEEDBACK_RECEIVED: {
    description: "People wrote to those who run the site, and wait; for admins.",
    words: ({ feedbacksWaiting }) => feedbackReceived(feedbacksWaiting),
  },
} satisfies Kinds<{ feedback: FeedbackFacts | null; feedbacksWaiting: number }>;

/** Null: it is gone. */
const feedbackAnswered = (feedback: FeedbackFacts | null): Words =>
  feedback?.answer
    ? closed("Respondemos o que você escreveu", `“${feedback.about}” ${feedback.answer}`)
    : closed("Respondemos o que você escreveu", "O que você escreveu não está mais aqui.");

const progress: Readonly<Record<FeedbackTopicStatus, string>> = {
  PLANNED: "Vamos fazer",
  DOING: "Estamos fazendo",
  DONE: "Está pronto",
  DECLINED: "Não vamos fazer",
};

const feedbackAdvanced = (feedback: FeedbackFacts | null): Words =>
  feedback?.topic
    ? closed(
      `${progress[feedback.topic.status]}: ${feedback.topic.title}`,
      `Você escreveu: “${feedback.about}”`,
    )
    : closed(
      "O que você escreveu mudou de lugar",
      "Veja como está em Sugestões e problemas.",
    );

/** Entries that are counted. */
const MOST_COUNTED = 100;

function feedbackReceived(waiting: number): Words {
  if (waiting === 0) {
    return closed("Nenhuma mensagem espera você", "O que as pessoas escreveram já foi tratado.");
  }
  const count = waiting === MOST_COUNTED ? `${MOST_COUNTED} ou mais` : String(waiting);
  return open(
    waiting === 1 ? "Uma mensagem espera você" : `${count} mensagens esperam você`,
    "Sugestões, problemas e dúvidas de quem usa o site.",
  );
}

/** Characters of a quotation. */
const QUOTE_LENGTH = 80;

/** Returns the facts of each of these entries. */
export async function loadFeedbackFacts({ db }: Context, ids: readonly FeedbackId[]) {
  if (ids.length === 0) return new Map<string, FeedbackFacts>();
  const rows = await db.selectFrom("feedbacks as f")
    .leftJoin("feedback_topics as t", "t.id", "f.topic_id")
    .leftJoinLateral(
      (eb) =>
        eb.selectFrom("feedback_answers").select("text as answer")
          .whereRef("feedback_id", "=", "f.id").orderBy("id", "desc").limit(1).as("latest"),
      (join) => join.onTrue(),
    )
    .select(["f.id", "f.text", "latest.answer", "t.title", "t.status"])
    .where("f.id", "in", ids).execute();
  return new Map<string, FeedbackFacts>(rows.map(({ id, text, answer, title, status }) => [
    id,
    {
      about: quoted(text, QUOTE_LENGTH),
      answer: answer && quoted(answer, QUOTE_LENGTH),
      topic: title !== null && status !== null ? { title, status } : null,
    },
  ]));
}

/** Returns how many entries wait for an admin, up to a hundred. */
export async function countFeedbacksWaiting({ db }: Context): Promise<number> {
  const waiting = db.selectFrom("feedbacks").select("id").where("status", "=", "RECEIVED")
    .limit(MOST_COUNTED);
  const { count } = await db.selectFrom(waiting.as("waiting"))
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  return Number(count);
}

/** Notifies the other admins that somebody wrote: one unread notification each, which counts. */
export async function notifyFeedbackReceived(
  ctx: Context,
  { userId: author }: EventOf<"feedback.created">,
  eventId: EventId,
) {
  const admins = await ctx.db.selectFrom("users").select("id").where("role", "=", "admin")
    .where("blocked_at", "is", null).where("id", "!=", author).execute();
  for (const { id: userId } of admins) {
    await notify(ctx, { userId, kind: "FEEDBACK_RECEIVED", subject: "", eventId });
  }
}

/** Notifies a person that what they wrote was answered. */
export async function notifyFeedbackAnswer(
  ctx: Context,
  { userId, feedbackId }: EventOf<"feedback.answered">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "FEEDBACK_ANSWERED", subject: feedbackId, eventId });
}

/** Notifies a person of what becomes of what they wrote about. */
export async function notifyFeedbackProgress(
  ctx: Context,
  { userId, feedbackId }: EventOf<"feedback.advanced">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "FEEDBACK_ADVANCED", subject: feedbackId, eventId });
}
