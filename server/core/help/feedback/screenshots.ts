import { requireAttempt } from "../../attempts.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { isId, newId, type PhotoId } from "../../ids.ts";
import { may, permit } from "../../permissions.ts";
import type { PurgeBatch } from "../../retention.ts";
import type { ReadFile } from "../../users/user.ts";

/** Uploads of one person. */
const UPLOADS = { most: 20, minutes: 60 };

/**
 * Stores a screenshot for an entry that the viewer is about to send; it replaces one that was not
 * sent. @throws Failure PHOTO_INVALID, TOO_MANY_ATTEMPTS
 */
export async function uploadScreenshot(ctx: Context, input: { file: ReadFile }): Promise<PhotoId> {
  const userId = permit(ctx.viewer, "feedback.create"); // before the file is read
  await requireAttempt(ctx, userId, "feedbackScreenshots", UPLOADS);
  const bytes = await ctx.ports.makePicture(userId, input.file);
  if (!bytes) throw new Failure("PHOTO_INVALID");
  return await saveScreenshot(ctx, bytes);
}

const saveScreenshot = command(async ({ db, viewer, now }, bytes: Uint8Array): Promise<PhotoId> => {
  const userId = permit(viewer, "feedback.create");
  await db.deleteFrom("feedback_screenshots").where("user_id", "=", userId)
    .where("feedback_id", "is", null).execute();
  const id = newId("pho");
  await db.insertInto("feedback_screenshots")
    .values({ id, user_id: userId, feedback_id: null, bytes, created_at: now }).execute();
  return id;
});

/** Returns a screenshot, a JPEG: one's own, or any for an admin. Null: there is none. */
export async function loadScreenshot(
  { db, viewer }: Context,
  id: string,
): Promise<Uint8Array | null> {
  const userId = permit(viewer, "feedback.see");
  if (!isId("pho", id)) return null;
  const found = await db.selectFrom("feedback_screenshots").select("bytes").where("id", "=", id)
    .$if(!may(viewer, "feedback.manage"), (q) => q.where("user_id", "=", userId))
    .executeTakeFirst();
  return found?.bytes ?? null;
}

/** Deletes old screenshots; the entries stay. */
export async function purgeScreenshots({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("feedback_screenshots").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("feedback_screenshots").select("id").where("created_at", "<", before)
        .orderBy("created_at").limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
