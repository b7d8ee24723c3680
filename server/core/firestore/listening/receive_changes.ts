import { sql } from "kysely";
import { removeTheme } from "../../appearance/commands.ts";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { isId, type ThemeId } from "../../ids.ts";
import { requestAgain } from "../commands.ts";
import type { FirestoreDocument } from "../document.ts";
import { withoutMirror } from "../importing/import_firestore.ts";
import type { Judged } from "../importing/judge.ts";
import { changedOf, judgeAll, lockDocuments, takeDocuments } from "../importing/take_documents.ts";
import { isTheirsLater, loadChanges, type OwnChange, recordGone } from "../mirroring/changes.ts";
import { isMarked } from "../mirroring/origin.ts";
import { kindsOfReadings, type Resource, sharedKinds } from "../mirroring/resource.ts";
import type { ChangeBatch } from "./document_changes.ts";

/**
 * Takes over what changed in Firestore of themes, colours and plans. What we wrote ourselves is left
 * alone. Where ours changed too, the later time of the servers decides, and it is told.
 */
export async function receiveChanges(full: Context, batch: ChangeBatch): Promise<void> {
  const ctx = withoutMirror(full);
  for (const change of batch.changes) {
    if ("document" in change) await receiveDocument(ctx, change.document);
    else await receiveDeletion(ctx, { path: change.deleted, at: change.readTime });
  }
  if (!batch.whole) return;
  for (const path of await missingPaths(ctx, batch.whole)) {
    await receiveDeletion(ctx, { path, at: null });
  }
}

async function receiveDocument(ctx: Context, document: FirestoreDocument): Promise<void> {
  const [judged] = await judgeAll(ctx, await changedOf(ctx, [document]), {
    findAccounts: () => Promise.resolve(new Map()), // none of these is a person
  });
  const kind = judged && kindsOfReadings[judged.reading.kind];
  if (!kind || !sharedKinds.has(kind) || judged.isOurs) return;
  // A mark that fits, of what was never taken: ours, of before this database was restored, or so.
  if (judged.known === null && await isMarked(kind, document)) return;
  await takeChange(ctx, judged);
}

const takeChange = command(async (tx, judged: Judged) => {
  const { document: { path, updateTime }, known, resource } = judged;
  if (known && known.version > updateTime) return; // an earlier one, which comes late
  await lockDocuments(tx);
  const ours = resource && await lockChange(tx, resource);
  if (ours && !isTheirsLater(updateTime, ours.changedAt)) {
    await keepOurs(tx, ours, path);
    if (!ours.isWaiting) return;
    // Theirs is stored as seen, so that the job that writes ours over it does not tell a second time.
    const warning = { code: "CHANGED_HERE", field: null } as const;
    return await takeDocuments(tx, [{
      ...judged,
      isOurs: true,
      warnings: [...judged.warnings, warning],
    }]);
  }
  if (ours?.isWaiting) tx.emit(conflict(path, "THERE"));
  await takeDocuments(tx, [{ ...judged, warnings: [...judged.warnings] }]);
});

/** `at` null: it happened while nobody listened. */
const receiveDeletion = command(
  async (tx, { path, at }: { readonly path: string; readonly at: string | null }) => {
    const themeId = await themeAt(tx, path);
    if (!themeId) return; // a plan stays: people have it
    await lockDocuments(tx);
    const resource = `theme:${themeId}` as const;
    const ours = await lockChange(tx, resource);
    const isOursLater = at === null ? ours?.isWaiting : ours && !isTheirsLater(at, ours.changedAt);
    if (!isOursLater || ours?.isWaiting) await recordGone(tx, { resource, path });
    if (ours && isOursLater) return await keepOurs(tx, ours, path);
    if (ours?.isWaiting) tx.emit(conflict(path, "THERE"));
    await removeTheme(tx, themeId, at === null ? tx.now : new Date(at));
  },
);

const conflict = (path: string, winner: "HERE" | "THERE") =>
  ({ name: "firestore.conflicted", userId: null, path, winner }) as const;

/** What was written already has been told by who wrote it. */
async function keepOurs(tx: Tx, { resource, isWaiting }: OwnChange, path: string): Promise<void> {
  await requestAgain(tx, resource);
  if (isWaiting) tx.emit(conflict(path, "HERE"));
}

/** The last change of ours, locked. */
async function lockChange(tx: Tx, resource: Resource): Promise<OwnChange | undefined> {
  return (await loadChanges(tx, [resource], { isLocking: true })).get(resource);
}

const THEMES = "global_settings/appearance/themes/";

/** Returns the theme that a document was, or that we wrote there. */
async function themeAt({ db }: Pick<Context, "db">, path: string): Promise<ThemeId | null> {
  if (!path.startsWith(THEMES)) return null;
  const taken = await db.selectFrom("firestore_documents").select("entity_id as id")
    .where("path", "=", path).executeTakeFirst();
  const id = taken?.id ?? path.slice(THEMES.length);
  return isId("thm", id) ? id : null;
}

/** Returns the themes that had been there before, were not deleted here, and are gone. */
async function missingPaths(
  { db }: Context,
  { collection, paths, readTime }: NonNullable<ChangeBatch["whole"]>,
): Promise<string[]> {
  if (`${collection}/` !== THEMES) return [];
  const before = new Date(readTime);
  const known = await db.selectFrom("firestore_documents as d")
    .innerJoin("themes", (join) => join.on(sql<boolean>`themes.id = d.entity_id`))
    .select("d.path").where("d.path", "like", `${THEMES}%`)
    .where("d.read_at", "<", before)
    .where("themes.deleted_at", "is", null).execute();
  const written = await db.selectFrom("firestore_mirror").select("path")
    .where("resource", "like", "theme:%" as Resource).where("path", "is not", null)
    .where("written_at", "<", before).where("fields", "is not", null)
    .whereRef("requested", "=", "written").execute();
  const there = new Set(paths);
  const ours = [...known, ...written].flatMap(({ path }) => path ?? []);
  return [...new Set(ours)].filter((path) => !there.has(path)).sort();
}
