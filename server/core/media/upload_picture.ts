import { requireAttempt } from "../attempts.ts";
import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type PhotoId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { ReadFile } from "../users/user.ts";
import { uploadedPath } from "../offers/field_values.ts";

/** Uploads of one user. */
const UPLOADS = { most: 60, minutes: 60 };

/** Pictures of one user that stay, at up to some hundred kilobytes each. */
const MOST_STORED = 100;
/** For so long a picture may be in a form that is not saved yet. */
const UNSAVED_MS = 60 * 60 * 1000;

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

const savePicture = command(async (tx, bytes: Uint8Array): Promise<string> => {
  const { db, viewer, now } = tx;
  const userId = permit(viewer, "offer.edit");
  const id = newId("pho");
  await db.insertInto("media")
    .values({ id, user_id: userId, kind: "IMAGE", bytes, created_at: now }).execute();
  await dropPictures(tx, userId);
  return uploadedPath(id);
});

/**
 * Deletes the user's pictures beyond the limit: first those that no offer, product or text has, then the
 * oldest.
 */
async function dropPictures({ db, now }: Tx, userId: UserId): Promise<void> {
  const stored = await db.selectFrom("media").select(["id", "created_at as createdAt"])
    .where("user_id", "=", userId).where("kind", "=", "IMAGE").orderBy("created_at", "desc")
    .orderBy("id", "desc").execute();
  if (stored.length <= MOST_STORED) return;
  const paths = stored.map(({ id }) => uploadedPath(id as PhotoId));
  const usedBy = (table: "offers" | "products") =>
    db.selectFrom(table).select("image_url").where("user_id", "=", userId)
      .where("deleted_at", "is", null).where("image_url", "in", paths);
  const inTexts = db.selectFrom("campaign_texts").select("media_url as image_url")
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .where("media_url", "in", paths);
  const uses = await usedBy("offers").union(usedBy("products")).union(inTexts).execute();
  const used = new Set(uses.map(({ image_url }) => image_url));
  const isNeeded = ({ id, createdAt }: (typeof stored)[0]) =>
    used.has(uploadedPath(id as PhotoId)) || now.getTime() - createdAt.getTime() < UNSAVED_MS;
  const dropped = stored.toSorted((one, other) => Number(isNeeded(other)) - Number(isNeeded(one)))
    .slice(MOST_STORED);
  await db.deleteFrom("media").where("id", "in", dropped.map(({ id }) => id)).execute();
}

/** Returns the viewer's own picture, a JPEG; null when there is none. */
export async function loadOfferPicture(
  { db, viewer }: Context,
  id: string,
): Promise<Uint8Array | null> {
  const userId = permit(viewer, "offer.see");
  if (!isId("pho", id)) return null;
  const picture = await db.selectFrom("media").select("bytes")
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  return picture?.bytes ?? null;
}
