import { sql } from "kysely";
import { removeTheme } from "../../appearance/commands.ts";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { isId, type ThemeId } from "../../ids.ts";
import { requestMirror } from "../commands.ts";
import type { FirestoreDocument } from "../document.ts";
import { readDocument } from "../importing/read_document.ts";
import { changedOf, judgeAll, takeDocuments } from "../importing/take_documents.ts";
import { isOwn } from "../mirroring/origin.ts";
import type { Resource, ResourceKind } from "../mirroring/resource.ts";
import type { ChangeBatch } from "./document_changes.ts";

const kinds: Readonly<Record<string, ResourceKind>> = {
  THEME: "theme",
  PLAN: "plan",
  APPEARANCE: "appearance",
};

/**
 * Takes over what changed in Firestore of themes, colours and plans. What we wrote ourselves is left
 * alone. Where ours changed too, the later time of the servers decides, and it is told.
 */
export async function receiveChanges(ctx: Context, batch: ChangeBatch): Promise<void> {
  for (const change of batch.changes) {
    if ("document" in change) await receiveDocument(ctx, change.document);
    else await receiveDeletion(ctx, { path: change.deleted, at: new Date(change.readTime) });
  }
  if (!batch.whole) return;
  for (const path of await missingPaths(ctx, batch.whole)) {
    await receiveDeletion(ctx, { path, at: null });
  }
}

async function receiveDocument(ctx: Context, document: FirestoreDocument): Promise<void> {
  const kind = kinds[readDocument(document).kind];
  if (!kind || await isOwn(kind, document.fields)) return;
  const [changed] = await changedOf(ctx, [document]);
  if (!changed) return;
  const judged = await judgeAll(ctx, [document], {
    findAccounts: () => Promise.resolve(new Map()), // none of these is a person
  });
  await takeChange(ctx, { document, judged });
}

type Taken = {
  readonly document: FirestoreDocument;
  readonly judged: Awaited<ReturnType<typeof judgeAll>>;
};

const takeChange = command(async (tx, { document: { path, updateTime }, judged }: Taken) => {
  const ours = await lockMirrored(tx, path);
  if (ours && ours.changedAt > new Date(updateTime)) return await keepOurs(tx, ours.resource, path);
  if (ours?.isWaiting) tx.emit(conflict(path, "THERE"));
  await takeDocuments(tx, judged.map((one) => ({ ...one, notes: [...one.notes] })));
});

/** `at` null: it happened while nobody listened. */
const receiveDeletion = command(
  async (tx, { path, at }: { readonly path: string; readonly at: Date | null }) => {
    const ours = await lockMirrored(tx, path);
    const themeId = await themeAt(tx, path);
    if (!themeId) return; // a plan stays: people have it
    if (ours?.isWaiting && (at === null || ours.changedAt > at)) {
      return await keepOurs(tx, ours.resource, path);
    }
    if (ours?.isWaiting) tx.emit(conflict(path, "THERE"));
    await removeTheme(tx, themeId);
  },
);

const conflict = (path: string, winner: "HERE" | "THERE") =>
  ({ name: "firestore.conflicted", userId: null, path, winner }) as const;

async function keepOurs(tx: Tx, resource: Resource, path: string): Promise<void> {
  await requestMirror(tx, [resource]);
  tx.emit(conflict(path, "HERE"));
}

/** What we have at a path, if it is mirrored; locked. */
async function lockMirrored({ db }: Tx, path: string) {
  const row = await db.selectFrom("firestore_mirror")
    .select(["resource", "changed_at as changedAt", "requested", "written"])
    .where((eb) =>
      eb.or([
        eb("path", "=", path),
        eb(
          "resource",
          "in",
          [`theme:${path.split("/").at(-1)}`, `plan:${path.split("/").at(-1)}`]
            .concat(path === "global_settings/appearance" ? ["appearance:"] : []) as Resource[],
        ),
      ])
    )
    .orderBy("resource").forUpdate().executeTakeFirst();
  return row && {
    resource: row.resource,
    changedAt: row.changedAt,
    isWaiting: row.requested !== row.written,
  };
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

/** Returns the themes that were there, were not deleted here, and are gone. */
async function missingPaths(
  { db }: Context,
  { collection, paths }: NonNullable<ChangeBatch["whole"]>,
): Promise<string[]> {
  if (`${collection}/` !== THEMES) return [];
  const known = await db.selectFrom("firestore_documents as d")
    .innerJoin("themes", (join) => join.on(sql<boolean>`themes.id = d.entity_id`))
    .select("d.path").where("d.path", "like", `${THEMES}%`)
    .where("themes.deleted_at", "is", null).execute();
  const written = await db.selectFrom("firestore_mirror").select("path")
    .where("resource", "like", "theme:%" as Resource).where("path", "is not", null)
    .whereRef("requested", "=", "written").execute();
  const there = new Set(paths);
  const ours = [...known, ...written].flatMap(({ path }) => path ?? []);
  return [...new Set(ours)].filter((path) => !there.has(path)).sort();
}
