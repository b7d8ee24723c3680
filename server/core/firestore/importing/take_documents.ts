import type { Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { FirestoreDocument } from "../document.ts";
import { apply, usersOf } from "./apply.ts";
import { judge, type Judged } from "./judge.ts";
import { readDocument } from "./read_document.ts";
import type { ImportSource } from "./source.ts";

/** Returns those that are not known in this version, and those that were refused, for another look. */
export async function changedOf(
  { db }: Pick<Context, "db">,
  documents: readonly FirestoreDocument[],
): Promise<FirestoreDocument[]> {
  if (documents.length === 0) return [];
  const rows = await db.selectFrom("firestore_documents").select(["path", "update_time as version"])
    .where("path", "in", documents.map(({ path }) => path.replaceAll("\0", "")))
    .where("outcome", "<>", "REFUSED").execute();
  const versions = new Map(rows.map(({ path, version }) => [path, version]));
  return documents.filter(({ path, updateTime }) => versions.get(path) !== updateTime);
}

/** Judges documents, with the accounts that their profiles need. Writes nothing. */
export async function judgeAll(
  ctx: Pick<Context, "db">,
  documents: readonly FirestoreDocument[],
  { findAccounts, isExpected = () => false }: Pick<ImportSource, "findAccounts"> & {
    /** Whether an earlier document of a run that writes nothing makes this person. */
    readonly isExpected?: (uid: string) => boolean;
  },
): Promise<Judged[]> {
  const read = documents.map((document) => ({ document, reading: readDocument(document) }));
  const uidsOf = (kind: "USER" | "BOT_SETTINGS") =>
    read.flatMap(({ reading }) => reading.kind === kind && "uid" in reading ? [reading.uid] : []);
  const profiles = uidsOf("USER");
  const [accounts, users] = await Promise.all([
    profiles.length > 0 ? findAccounts(profiles) : new Map(),
    usersOf(ctx, uidsOf("BOT_SETTINGS")),
  ]);
  const coming = new Set<string>();
  return read.map(({ document, reading }) => {
    const judged = judge(document, reading, {
      accounts,
      isPerson: (uid) => users.has(uid) || coming.has(uid) || isExpected(uid),
    });
    if (judged.person) coming.add(judged.person.subject);
    return judged;
  });
}

/** Makes rows of what was judged, and keeps all of it as it was. */
export async function takeDocuments(tx: Tx, judged: readonly Judged[]): Promise<void> {
  if (judged.length === 0) return;
  await apply(tx, judged);
  const uidOf = ({ document }: Judged) => /^users\/([^/]+)/.exec(document.path)?.[1];
  const users = await usersOf(tx, judged.flatMap((one) => uidOf(one) ?? []));
  const rows = judged.filter(({ document }) => !document.path.includes("\0")).map((one) => ({
    path: one.document.path,
    user_id: users.get(uidOf(one) ?? "") ?? null,
    fields: JSON.stringify(one.document.fields),
    create_time: one.document.createTime,
    update_time: one.document.updateTime,
    outcome: one.outcome,
    notes: JSON.stringify(one.notes),
    entity_id: one.entityId,
    read_at: tx.now,
  }));
  if (rows.length === 0) return;
  await tx.db.insertInto("firestore_documents").values(rows)
    .onConflict((conflict) =>
      conflict.column("path").doUpdateSet((eb) => ({
        user_id: eb.ref("excluded.user_id"),
        fields: eb.ref("excluded.fields"),
        create_time: eb.ref("excluded.create_time"),
        update_time: eb.ref("excluded.update_time"),
        outcome: eb.ref("excluded.outcome"),
        notes: eb.ref("excluded.notes"),
        entity_id: eb.ref("excluded.entity_id"),
        read_at: eb.ref("excluded.read_at"),
      }))
    ).execute();
}
