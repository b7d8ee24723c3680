import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Resource } from "./resource.ts";

/** The last change of ours that was to be written. */
export type OwnChange = {
  readonly resource: Resource;
  readonly changedAt: Date;
  /** Whether it was not written yet; a document that is only to be looked at again has no such one. */
  readonly isWaiting: boolean;
  /** When it was last as we write it. */
  readonly writtenAt: Date | null;
};

/** Loads the last changes of these; those that were never to be written have none. */
export async function loadChanges(
  { db }: Pick<Context, "db">,
  resources: readonly Resource[],
  { isLocking = false }: { readonly isLocking?: boolean } = {},
): Promise<ReadonlyMap<Resource, OwnChange>> {
  if (resources.length === 0) return new Map();
  const rows = await db.selectFrom("firestore_mirror")
    .select(["resource", "changed_at as changedAt", "written_at as writtenAt"])
    .select(
      sql<boolean>`requested > written and changed_at > to_timestamp(0)
        and (state_at is null or changed_at >= state_at)`.as("isWaiting"),
    )
    .where("resource", "in", resources).orderBy("resource")
    .$if(isLocking, (query) => query.forUpdate()).execute();
  return new Map(rows.map((row) => [row.resource, row]));
}

/** Records that a document is not there any more, as of now. */
export async function recordGone(
  { db, now }: Pick<Context, "db" | "now">,
  { resource, path }: Pick<WrittenDocument, "resource" | "path">,
): Promise<void> {
  const row = { path, written_at: now, fields: null };
  await db.insertInto("firestore_mirror").values({
    ...row,
    resource,
    requested: "1",
    written: "1",
    requested_at: now,
    changed_at: new Date(0),
    next_attempt_at: now,
  }).onConflict((conflict) => conflict.column("resource").doUpdateSet(row)).execute();
}

/** A document that is there as we would write it, by its version. */
type WrittenDocument = {
  readonly resource: Resource;
  readonly path: string;
  readonly updateTime: string;
};

/** Records where documents are, so that they are deleted there with their people. */
export async function recordWritten(
  { db, now }: Pick<Context, "db" | "now">,
  documents: readonly WrittenDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await db.insertInto("firestore_mirror").values(
    documents.map(({ resource, path, updateTime }) => ({
      resource,
      path,
      requested: "1",
      written: "1",
      requested_at: new Date(updateTime),
      changed_at: new Date(updateTime),
      next_attempt_at: now,
    })),
  )
    .onConflict((conflict) =>
      conflict.column("resource").doUpdateSet(({ fn }) => ({
        path: fn.coalesce("firestore_mirror.path", "excluded.path"),
      }))
    ).execute();
}

/**
 * Whether a document changed there after ours did here, by the times of both servers: ours is when the
 * transaction began, to the millisecond. Of the same millisecond ours holds.
 */
export const isTheirsLater = (updateTime: string, changedAt: Date): boolean =>
  new Date(updateTime).getTime() > changedAt.getTime();
