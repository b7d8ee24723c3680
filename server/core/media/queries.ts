import { sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { MediaId, UserId } from "../ids.ts";
import { fileIdOf, type MediaFacts, mediaIdOf } from "./media.ts";

/** Selects a row, with `fileSize`, as `MediaFacts`. */
export const asMediaFacts = [
  "media.id",
  "media.kind",
  "media.file_name as name",
  "media.width",
  "media.height",
  "media.seconds",
] as const;

/** The bytes of an upload, counted without reading them. */
export const fileSize = sql<number>`octet_length(media.bytes)`;

/** Checks that an upload is the user's own. @throws Failure MEDIA_INVALID */
export async function requireOwnMedia(
  { db }: Pick<Context, "db">,
  userId: UserId,
  url: string | null,
  path: readonly string[],
): Promise<void> {
  if (url === null) return;
  const id = mediaIdOf(url);
  const own = id && await db.selectFrom("media").select("id")
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!own) throw new Failure("MEDIA_INVALID", path);
}

/** Reads what is known of these videos and documents; pictures and what is gone are left out. */
export async function mediaFacts(
  { db }: Pick<Context, "db">,
  urls: readonly (string | null)[],
): Promise<ReadonlyMap<MediaId, MediaFacts>> {
  const ids = urls.flatMap((url) => fileIdOf(url) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("media").select(asMediaFacts).select(fileSize.as("size"))
    .where("id", "in", ids).execute();
  return new Map((rows as MediaFacts[]).map((media) => [media.id, media]));
}

/** Reads the bytes of an upload. @throws Error when it is gone */
export async function readMediaBytes(
  { db }: Pick<Context, "db">,
  id: MediaId,
): Promise<Uint8Array> {
  const { bytes } = await db.selectFrom("media").select("bytes").where("id", "=", id)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Returns the video or document that a path names; null: it names a picture, or nothing. */
export async function fileOf(
  ctx: Pick<Context, "db">,
  url: string | null,
): Promise<MediaFacts | null> {
  const id = fileIdOf(url);
  return id && ((await mediaFacts(ctx, [url])).get(id) ?? null);
}
