import { requireAttempt } from "../attempts.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, newId } from "../ids.ts";
import { uploadedPath } from "../offers/field_values.ts";
import { permit } from "../permissions.ts";
import type { ReadFile } from "../users/user.ts";
import { lockOwnStore } from "./own_store.ts";
import { saveStore } from "./publish_store.ts";
import { type Store, storePicturePath } from "./store.ts";

/** Banners that one person uploads. */
const BANNERS = { most: 30, minutes: 60 };

/** Sets the banner of the viewer's store. @returns its path @throws Failure PHOTO_INVALID */
export async function setStoreBanner(ctx: Context, input: { file: ReadFile }): Promise<string> {
  const userId = permit(ctx.viewer, "store.edit"); // before the file is read
  await requireAttempt(ctx, userId, "storeBanner", BANNERS);
  const bytes = await ctx.ports.makePicture(userId, input.file);
  if (!bytes) throw new Failure("PHOTO_INVALID");
  const { slug, bannerId } = await saveBanner(ctx, bytes);
  return storePicturePath(slug, bannerId!);
}

const saveBanner = command(async (tx, bytes: Uint8Array): Promise<Store> => {
  const store = await lockOwnStore(tx);
  const saved = await saveStore(tx, store, { banner: bytes, banner_id: newId("pho") });
  tx.emit({ name: "store.changed", userId: store.userId, storeId: store.id });
  return saved;
});

/** Removes the banner of the viewer's store, if there is one. */
export const removeStoreBanner = command(async (tx, _input: object): Promise<Store> => {
  const store = await lockOwnStore(tx);
  if (!store.bannerId) return store;
  const saved = await saveStore(tx, store, { banner: null, banner_id: null });
  tx.emit({ name: "store.changed", userId: store.userId, storeId: store.id });
  return saved;
});

/** Returns a picture that a store shows: its banner, or one that its person uploaded for an offer. */
export async function loadStorePicture(
  { db }: Pick<Context, "db">,
  { id: storeId, userId }: Store,
  id: string,
): Promise<Uint8Array | null> {
  if (!isId("pho", id)) return null;
  const store = await db.selectFrom("stores").select("banner")
    .where("id", "=", storeId).where("banner_id", "=", id).executeTakeFirst();
  if (store?.banner) return store.banner;
  const picture = await db.selectFrom("media").select("bytes")
    .where("id", "=", id).where("user_id", "=", userId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom("offers").select("offers.id").where("user_id", "=", userId)
          .where("deleted_at", "is", null)
          .where("image_url", "=", uploadedPath(id)),
      )
    ).executeTakeFirst();
  return picture?.bytes ?? null;
}
