import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { ExportId } from "../ids.ts";
import type { Export } from "./export.ts";
import { textReader } from "./part_text.ts";
import { failExport, storePart } from "./store_part.ts";
import { asExport } from "./tables.ts";

/** Milliseconds that a job writes before it leaves the rest to another, behind those that wait. */
const TURN_MS = 5_000;

/** Where the writing of a file stands. */
type Progress = {
  /** The number of the next part. */
  readonly number: number;
  /** Where its rows begin; null: at the first. */
  readonly cursor: string | null;
  /** Of the content before it. */
  readonly checksum: number;
};

/**
 * Writes a file, or goes on where it was left: each part is stored with the place where the next one
 * begins, so that a process that is killed costs one part. On an error the file is marked as failed,
 * so that the person can request another.
 */
export async function writeExport(
  ctx: Context,
  { exportId: id }: EventOf<"export.requested" | "export.advanced">,
): Promise<void> {
  const [file, progress] = await Promise.all([runningExport(ctx, id), progressOf(ctx, id)]);
  if (!file) return;
  const begun = performance.now();
  try {
    const readText = await textReader(ctx, file);
    for (let at = progress; true;) {
      const { text, rowCount, next } = await readText(at);
      const { bytes, checksum } = await ctx.ports.gzipParts.compress(text, at.checksum);
      const isTurnOver = performance.now() - begun > TURN_MS;
      const isRunning = await storePart(ctx, {
        id,
        userId: file.userId,
        number: at.number,
        bytes,
        checksum,
        cursor: next,
        size: text.length,
        rowCount,
        isTurnOver,
      });
      if (!isRunning || isTurnOver) return;
      at = { number: at.number + 1, cursor: next, checksum };
    }
  } catch (error) {
    await failExport(ctx, { id, userId: file.userId });
    throw error; // the job runner logs it
  }
}

const runningExport = ({ db }: Context, id: ExportId): Promise<Export | undefined> =>
  db.selectFrom("exports").select(asExport).where("id", "=", id)
    .where("status", "=", "RUNNING").executeTakeFirst();

async function progressOf({ db }: Context, id: ExportId): Promise<Progress> {
  const last = await db.selectFrom("export_parts").select(["number", "cursor", "checksum"])
    .where("export_id", "=", id).orderBy("number", "desc").limit(1).executeTakeFirst();
  if (!last) return { number: 0, cursor: null, checksum: 0 };
  return { number: last.number + 1, cursor: last.cursor, checksum: Number(last.checksum) };
}
