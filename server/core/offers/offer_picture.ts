import { requireAttempt } from "../attempts.ts";
import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { ReadFile } from "../users/user.ts";
import { uploadedId, uploadedPath } from "./field_values.ts";

/** Uploads of one user. */
const UPLOADS = { most: 60, minutes: 60 };

/** Pictures of one user that stay, at up to some hundred kilobytes each; the oldest go first. */
const MOST_STORED = 100;

/**
 * Stores a picture for the viewer's offers. @returns its path, which an offer's `imageUrl` takes
 * @throws Failure PHOTO_INVALID, TOO_MANY_ATTEMPTS
 */
export async function uploadOfferPicture(
  ctx: Context,
  input: { file: ReadFile },
): Promise<string> {
  const userId = permit(ctx.viewer, "offer.edit"); // before the file is read
  await requireAttempt(ctx, userId, "offerPictures", UPLOADS);
  const bytes = await ctx.ports.makePicture(userId, input.file);
  if (!bytes) throw new Failure("PHOTO_INVALID");
  return await savePicture(ctx, bytes);
}

const savePicture = command(async ({ db, viewer, now }, bytes: Uint8Array): Promise<string> => {
  const userId = permit(viewer, "offer.edit");
  const id = newId("pho");
  await db.insertInto("offer_pictures")
    .values({ id, user_id: userId, bytes, created_at: now }).execute();
  await db.deleteFrom("offer_pictures").where("user_id", "=", userId)
    .where(
      "id",
      "in",
      (eb) =>
        eb.selectFrom("offer_pictures").select("id").where("user_id", "=", userId)
          .orderBy("created_at", "desc").orderBy("id", "desc").offset(MOST_STORED),
    ).execute();
  return uploadedPath(id);
});

/** Returns the viewer's own picture, a JPEG; null when there is none. */
export async function loadOfferPicture(
  { db, viewer }: Context,
  id: string,
): Promise<Uint8Array | null> {
  const userId = permit(viewer, "offer.see");
  if (!isId("pho", id)) return null;
  const picture = await db.selectFrom("offer_pictures").select("bytes")
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return picture?.bytes ?? null;
}

/** Checks that an uploaded picture is the user's own. @throws Failure IMAGE_INVALID */
export async function requireOwnPicture(
  { db }: Tx,
  userId: UserId,
  imageUrl: string | null | undefined,
): Promise<void> {
  const id = uploadedId(imageUrl);
  if (!id) return;
  const own = await db.selectFrom("offer_pictures").select("id")
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!own) throw new Failure("IMAGE_INVALID", ["fields", "imageUrl"]);
}
