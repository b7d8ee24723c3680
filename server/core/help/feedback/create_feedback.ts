import { requireAttempt } from "../../attempts.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { type FeedbackId, isId, newId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { fold } from "../../search.ts";
import {
  type Attached,
  checkedAttached,
  checkedFeedbackText,
  type FeedbackKind,
} from "./feedback.ts";

type CreateFeedback = Attached & {
  readonly kind: FeedbackKind;
  readonly text: string;
  /** An uploaded screenshot of the viewer's; left out: none. */
  readonly screenshotId?: string | null | undefined;
};

/** Entries of one person. */
const FEEDBACKS = { most: 10, minutes: 24 * 60 };

/**
 * Stores what the viewer writes to those who run the site.
 * @throws Failure FEEDBACK_TEXT_INVALID, FEEDBACK_SCREENSHOT_GONE, TOO_MANY_ATTEMPTS
 */
export async function createFeedback(ctx: Context, input: CreateFeedback): Promise<FeedbackId> {
  const userId = permit(ctx.viewer, "feedback.create");
  checkedFeedbackText(input.text); // a refused text does not count
  await requireAttempt(ctx, userId, "feedbacks", FEEDBACKS);
  return await saveFeedback(ctx, input);
}

const saveFeedback = command(async (tx, input: CreateFeedback): Promise<FeedbackId> => {
  const { db, viewer, now, ports, emit } = tx;
  const userId = permit(viewer, "feedback.create");
  const text = checkedFeedbackText(input.text);
  const id = newId("fdb");
  await db.insertInto("feedbacks").values({
    id,
    user_id: userId,
    kind: input.kind,
    text,
    search_text: fold(text),
    status: "RECEIVED",
    topic_id: null,
    assignee_id: null,
    ...checkedAttached(input),
    server_version: ports.processFigures().version,
    created_at: now,
    updated_at: now,
  }).execute();
  const { screenshotId } = input;
  if (screenshotId) {
    const attached = isId("pho", screenshotId) &&
      await db.updateTable("feedback_screenshots").set({ feedback_id: id })
        .where("id", "=", screenshotId).where("user_id", "=", userId)
        .where("feedback_id", "is", null).returning("id").executeTakeFirst();
    if (!attached) throw new Failure("FEEDBACK_SCREENSHOT_GONE", ["screenshotId"]);
  }
  emit({ name: "feedback.created", userId, feedbackId: id });
  return id;
});
