import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import PQueue from "p-queue";
import { Failure } from "../core/errors.ts";
import { filePath, MOST_FILE_BYTES, tooLargeFor } from "../core/media/media.ts";
import { loadFile, uploadFile } from "../core/media/upload_file.ts";
import { permit } from "../core/permissions.ts";
import { failureResponse, type HttpEnv } from "../http/http_env.ts";
import { queuePerKey } from "../process/queue_per_key.ts";

/** The path that takes videos and documents, and larger bodies than any other. */
export const MEDIA_PATH = "/api/media";

/** Refuses a body that is larger than a stored file. */
export const mediaBody = bodyLimit({
  maxSize: MOST_FILE_BYTES,
  onError: (c) => failureResponse(c, new Failure("MEDIA_TOO_LARGE")),
});

/** Uploads and downloads of one person at a time, and of everybody: each holds its bytes. */
const PER_PERSON = 1;
const OF_ALL = 2;

/**
 * `POST /api/media?name=` with a video (MP4) or a document (PDF) of up to 24 MB: 200 `{mediaUrl, kind,
 * name, sizeBytes, tooLargeFor}`, the first the value of a text's `mediaUrl`; 400 with the sentence.
 * `GET /api/media/med_….mp4`, `.pdf`: one's own, in parts where the browser requests them; 404.
 */
export function mediaRoutes(app: Hono<HttpEnv>) {
  const ofPerson = queuePerKey({ concurrency: PER_PERSON });
  const ofAll = new PQueue({ concurrency: OF_ALL });
  const inTurn = <T>(userId: string, work: () => Promise<T>): Promise<T> =>
    ofPerson(userId).add(() => ofAll.add(work));

  app.post(MEDIA_PATH, async (c) => {
    try {
      const ctx = await c.get("context")();
      const userId = permit(ctx.viewer, "campaignText.edit"); // before megabytes are read
      const file = async () => new Uint8Array(await c.req.arrayBuffer());
      const media = await inTurn(
        userId,
        () => uploadFile(ctx, { file, name: c.req.query("name") ?? "" }),
      );
      return c.json({
        mediaUrl: filePath(media),
        kind: media.kind,
        name: media.name,
        sizeBytes: media.size,
        tooLargeFor: tooLargeFor(media),
      });
    } catch (error) {
      if (error instanceof Failure) return failureResponse(c, error);
      throw error;
    }
  });

  app.get(`${MEDIA_PATH}/:file{[^/]+\\.(mp4|pdf)}`, async (c) => {
    const ctx = await c.get("context")();
    const userId = permit(ctx.viewer, "campaignText.see");
    const id = c.req.param("file").replace(/\.\w+$/, "");
    const stored = await inTurn(userId, () => loadFile(ctx, id));
    if (!stored) return c.json({ message: "Este arquivo não existe." }, 404);
    const { bytes, contentType, media } = stored;
    const headers = {
      "content-type": contentType,
      "cache-control": "private, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "content-disposition": `${
        media.kind === "VIDEO" ? "inline" : "attachment"
      }; filename*=UTF-8''${encodeURIComponent(media.name)}`,
    };
    const range = rangeOf(c.req.header("range"), bytes.length);
    if (!range) return c.body(new Uint8Array(bytes), 200, headers);
    const { from, to } = range;
    return c.body(new Uint8Array(bytes.subarray(from, to + 1)), 206, {
      ...headers,
      "content-range": `bytes ${from}-${to}/${bytes.length}`,
    });
  });
}

/** Returns the one part that a browser requests; null: the whole file. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | null {
  const [, first, last] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(header ?? "") ?? [];
  if (first === undefined) return null;
  const from = Number(first);
  const to = Math.min(last ? Number(last) : size - 1, size - 1);
  return from <= to ? { from, to } : null;
}
