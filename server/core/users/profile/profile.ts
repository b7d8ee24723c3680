import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { plainText } from "../../marketplaces/readings/plain_text.ts";
import { LONGEST_NAME, type ReadFile, searchTextOf } from "../user.ts";
import { permit } from "../../permissions.ts";
import { isId, newId, type PhotoId } from "../../ids.ts";
import type { Context } from "../../context.ts";

/** Sets the viewer's display name; left out, it stays. @throws Failure NAME_INVALID */
export const updateProfile = command(
  async ({ db, viewer, emit }, { displayName }: Given<{ displayName: string }>) => {
    const userId = permit(viewer, "profile.edit");
    if (displayName === undefined) return userId;
    const name = checkedName(displayName ?? "");
    const { email, display_name: before } = await db.selectFrom("users")
      .select(["email", "display_name"]).where("id", "=", userId)
      .forNoKeyUpdate().executeTakeFirstOrThrow();
    if (name === before) return userId;
    await db.updateTable("users")
      .set({ display_name: name, search_text: searchTextOf(email, name) })
      .where("id", "=", userId).execute();
    emit({ name: "user.changed", userId });
    return userId;
  },
);

function checkedName(typed: string): string {
  const name = plainText(typed, LONGEST_NAME + 1);
  if (!name || [...name].length > LONGEST_NAME || !/[^\s\u200d]/u.test(name)) {
    throw new Failure("NAME_INVALID", ["displayName"]);
  }
  return name;
}

/** Sets the viewer's photo. @throws Failure PHOTO_INVALID */
export async function setPhoto(ctx: Context, input: { file: ReadFile }): Promise<PhotoId> {
  const userId = permit(ctx.viewer, "profile.edit"); // before the file is read
  const bytes = await ctx.ports.makePhoto(userId, input.file);
  if (!bytes) throw new Failure("PHOTO_INVALID");
  return await savePhoto(ctx, bytes);
}

const savePhoto = command(async ({ db, viewer, now, emit }, bytes: Uint8Array) => {
  const userId = permit(viewer, "profile.edit");
  const id = newId("pho");
  const photo = { id, bytes, created_at: now };
  await db.insertInto("photos").values({ ...photo, user_id: userId })
    .onConflict((c) => c.column("user_id").doUpdateSet(photo)).execute();
  await db.updateTable("users").set({ photo_id: id }).where("id", "=", userId).execute();
  emit({ name: "user.changed", userId });
  return id;
});

/** Removes the viewer's photo, if there is one. */
export const removePhoto = command(async ({ db, viewer, emit }, _input: object) => {
  const userId = permit(viewer, "profile.edit");
  const removed = await db.deleteFrom("photos").where("user_id", "=", userId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return userId;
  await db.updateTable("users").set({ photo_id: null }).where("id", "=", userId).execute();
  emit({ name: "user.changed", userId });
  return userId;
});

/** Returns the JPEG with that id, for any viewer; null when there is none. */
export async function loadPhoto({ db }: Context, id: string): Promise<Uint8Array | null> {
  if (!isId("pho", id)) return null;
  const photo = await db.selectFrom("photos").select("bytes").where("id", "=", id)
    .executeTakeFirst();
  return photo?.bytes ?? null;
}
