import { requireAttempt } from "../attempts.ts";
import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type MediaId, newId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { ReadFile } from "../users/user.ts";
import { contentTypes, filePath, type MediaFacts, MOST_STORED_BYTES } from "./media.ts";
import { asMediaFacts, fileSize } from "./queries.ts";
import { sniffFile } from "./sniff_file.ts";

/** Videos and documents that one person uploads. */
const UPLOADS = { most: 20, minutes: 60 };
/** For so long a file may be in a form that is not saved yet. */
const UNSAVED_MS = 60 * 60 * 1000;
/** Characters of a file's name. */
const LONGEST_NAME = 80;

/**
 * Stores a video or a document for the viewer's campaign texts. @returns it @throws Failure
 * MEDIA_INVALID, MEDIA_TOO_LARGE, VIDEO_CODEC_INVALID, MEDIA_STORAGE_FULL, TOO_MANY_ATTEMPTS
 */
export async function uploadFile(
  ctx: Context,
  input: { readonly file: ReadFile; readonly name: string },
): Promise<MediaFacts> {
  const userId = permit(ctx.viewer, "campaignText.edit"); // before the file is read
  await requireAttempt(ctx, userId, "mediaFiles", UPLOADS);
  const bytes = await input.file();
  const sniffed = sniffFile(bytes);
  if ("failure" in sniffed) throw new Failure(sniffed.failure);
  const id = newId("med");
  const name = fileName(input.name, filePath({ id, kind: sniffed.kind }));
  return await save(ctx, { bytes, media: { id, ...sniffed, name, size: bytes.length } });
}

/** Returns a file's name without folders and without what a phone would not show. */
function fileName(typed: string, path: string): string {
  const [extension] = /\.\w+$/.exec(path)!;
  const last = typed.split(/[\\/]/).at(-1)!.replace(/\.[^.]*$/, "");
  const plain = last.replace(/[\p{C}<>:"|?*]/gu, "").trim().slice(0, LONGEST_NAME);
  return `${plain || "arquivo"}${extension}`;
}

const save = command(async (tx, { bytes, media }: { bytes: Uint8Array; media: MediaFacts }) => {
  const userId = permit(tx.viewer, "campaignText.edit");
  await tx.db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await makeRoom(tx, userId, media.size);
  const { id, kind, name, width, height, seconds } = media;
  await tx.db.insertInto("media").values({
    ...{ id, user_id: userId, kind, bytes, file_name: name, width, height, seconds },
    created_at: tx.now,
  }).execute();
  return media;
});

/** Deletes files of the user's until another of this size fits. @throws Failure MEDIA_STORAGE_FULL */
async function makeRoom({ db, now }: Tx, userId: UserId, size: number): Promise<void> {
  const rows = await db.selectFrom("media").select(["id", "kind", "created_at as createdAt"])
    .select(fileSize.as("size")).where("user_id", "=", userId).where("kind", "<>", "IMAGE")
    .orderBy("created_at").execute();
  const stored = rows as StoredFile[];
  if (stored.reduce((sum, one) => sum + one.size, size) <= MOST_STORED_BYTES) return;
  const texts = await db.selectFrom("campaign_texts").select("media_url as url")
    .where("user_id", "=", userId).where("media_url", "is not", null).execute();
  const waiting = await db.selectFrom("dispatches").select("media_url as url")
    .where("user_id", "=", userId).where("status", "in", ["QUEUED", "SENDING"])
    .where("media_url", "is not", null).execute();
  const used = new Set([...texts, ...waiting].map(({ url }) => url));
  const dropped = filesToDrop(stored, { used, size, now });
  if (!dropped) throw new Failure("MEDIA_STORAGE_FULL");
  await db.deleteFrom("media").where("id", "in", dropped).execute();
}

type StoredFile = Pick<MediaFacts, "id" | "kind" | "size"> & { readonly createdAt: Date };

/**
 * Returns the files that make room for one of `size`, the oldest first, of those that no text and no
 * waiting message has and no open form may have; null: they are not enough.
 */
export function filesToDrop(
  stored: readonly StoredFile[],
  { used, size, now }: {
    readonly used: ReadonlySet<string | null>;
    readonly size: number;
    readonly now: Date;
  },
): MediaId[] | null {
  let excess = stored.reduce((sum, one) => sum + one.size, size) - MOST_STORED_BYTES;
  const dropped: MediaId[] = [];
  for (const file of stored) {
    if (excess <= 0) break;
    const isNew = now.getTime() - file.createdAt.getTime() < UNSAVED_MS;
    if (isNew || used.has(filePath(file))) continue;
    dropped.push(file.id);
    excess -= file.size;
  }
  return excess > 0 ? null : dropped;
}

/** Returns the viewer's own video or document; null when there is none. */
export async function loadFile(
  { db, viewer }: Context,
  id: string,
): Promise<{ bytes: Uint8Array; contentType: string; media: MediaFacts } | null> {
  const userId = permit(viewer, "campaignText.see");
  if (!isId("med", id)) return null;
  const row = await db.selectFrom("media").select(asMediaFacts).select([
    fileSize.as("size"),
    "bytes",
  ])
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!row) return null;
  const { bytes, ...media } = row;
  const facts = media as MediaFacts;
  return { bytes, contentType: contentTypes[facts.kind], media: facts };
}
