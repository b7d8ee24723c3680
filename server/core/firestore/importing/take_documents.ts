import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { lockPlans } from "../../plans/commands.ts";
import { lockPeople } from "../../users/imports/commands.ts";
import { deletedAmong } from "../deleted_people.ts";
import { type FirestoreDocument, storedPath, uidOf } from "../document.ts";
import { isTheirsLater, loadChanges, type OwnChange, recordWritten } from "../mirroring/changes.ts";
import { isMarked } from "../mirroring/origin.ts";
import { partsOf } from "../mirroring/resource.ts";
import { apply, resourceOf, usersOf } from "./apply.ts";
import { loadBases } from "./base.ts";
import { judge, type Judged, type KnownDocument } from "./judge.ts";
import { readDocument } from "./read_document.ts";
import { type ImportSource, PROVIDER } from "./source.ts";

/** A document, as what it is stored, and what of it is. */
type Found = Pick<Judged, "document" | "path" | "known">;

/** Returns those that are not known in this version, and those that were refused, for another look. */
export async function changedOf(
  ctx: Pick<Context, "db">,
  documents: readonly FirestoreDocument[],
): Promise<Found[]> {
  const paths = await Promise.all(documents.map(({ path }) => storedPath(path)));
  const known = await knownDocuments(ctx, paths);
  return documents
    .map((document, at) => ({ document, path: paths[at]!, known: known.get(paths[at]!) ?? null }))
    .filter(({ document, known }) =>
      known?.version !== document.updateTime || known.outcome === "REFUSED"
    );
}

async function knownDocuments(
  { db }: Pick<Context, "db">,
  paths: readonly string[],
): Promise<ReadonlyMap<string, KnownDocument>> {
  if (paths.length === 0) return new Map();
  const rows = await db.selectFrom("firestore_documents")
    .select([
      "path",
      "update_time as version",
      "read_at as readAt",
      "outcome",
      "entity_id as entityId",
    ])
    .where("path", "in", paths).execute();
  return new Map(rows.map(({ path, ...known }) => [path, known]));
}

/** Judges documents, with the accounts that their profiles need. Writes nothing. */
export async function judgeAll(
  ctx: Pick<Context, "db">,
  found: readonly Found[],
  { findAccounts, isExpected = () => false }: Pick<ImportSource, "findAccounts"> & {
    /** Whether an earlier document of a run that writes nothing makes this person. */
    readonly isExpected?: (uid: string) => boolean;
  },
): Promise<Judged[]> {
  const read = found.map((one) => ({ ...one, reading: readDocument(one.document) }));
  const uids = read.flatMap(({ reading }) => "uid" in reading ? [reading.uid] : []);
  const profiles = read.flatMap(({ reading }) => reading.kind === "USER" ? [reading.uid] : []);
  const [accounts, users, deleted] = await Promise.all([
    profiles.length > 0 ? findAccounts(profiles) : new Map(),
    usersOf(ctx, uids),
    deletedAmong(ctx, found.flatMap(({ path }) => uidOf(path) ?? [])),
  ]);
  const coming = new Set<string>();
  const isPerson = (uid: string) => users.has(uid) || coming.has(uid) || isExpected(uid);
  const candidates = read.map((one) => ({ ...one, resource: resourceOf(one, users) }));
  const changes = await loadChanges(ctx, candidates.flatMap(({ resource }) => resource ?? []));
  return await Promise.all(candidates.map(async (candidate) => {
    const judged = judge(candidate, { accounts, isPerson, isDeleted: (uid) => deleted.has(uid) });
    if (judged.person) coming.add(judged.person.subject);
    const change = candidate.resource && changes.get(candidate.resource);
    if (change && await isOwnWrite(judged, change)) {
      judged.isOurs = true;
      judged.warnings.push({ code: "OWN_WRITE", field: null });
    }
    return judged;
  }));
}

/**
 * Whether we wrote this version. A mark that fits may be an earlier one of ours that came back, when
 * somebody undid a change of theirs: then we have changed nothing since theirs was taken.
 */
async function isOwnWrite(
  { document, known, resource }: Judged,
  { changedAt, writtenAt }: OwnChange,
) {
  if (!await isMarked(partsOf(resource!).kind, document)) return false;
  return known === null || !isTheirsLater(known.version, changedAt) ||
    writtenAt !== null && writtenAt > known.readAt;
}

/** Waits until nobody else takes documents: two processes may see the same change. */
export const lockDocuments = ({ db }: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('firestore_documents', 0))`.execute(db);

/**
 * Makes rows of what was judged, and stores all of it as it was; after `lockDocuments`. What another
 * process took meanwhile in a later version is left alone, and so is what we changed later.
 */
export async function takeDocuments(tx: Tx, all: readonly Judged[]): Promise<void> {
  const now = await knownDocuments(tx, all.map(({ path }) => path));
  const judged = all.filter(({ document, path, known, outcome }) => {
    if (outcome === "LEFT") return false;
    const version = now.get(path)?.version;
    return version === known?.version || version! < document.updateTime;
  });
  if (judged.length === 0) return;
  await lockRows(tx, judged);
  await leaveChangedHere(tx, judged);
  const bases = await loadBases(tx, judged);
  for (const one of judged) one.base = bases.get(one.path) ?? null;
  await apply(tx, judged);
  const users = await usersOf(tx, judged.flatMap(({ path }) => uidOf(path) ?? []));
  await tx.db.insertInto("firestore_documents").values(judged.map((one) => ({
    path: one.path,
    user_id: users.get(uidOf(one.path) ?? "") ?? null,
    fields: JSON.stringify(one.document.fields),
    create_time: one.document.createTime,
    update_time: one.document.updateTime,
    outcome: one.outcome,
    notes: JSON.stringify(one.warnings),
    entity_id: one.entityId,
    read_at: tx.now,
  })))
    .onConflict((conflict) =>
      conflict.column("path").doUpdateSet((eb) => ({
        user_id: eb.ref("excluded.user_id"),
        fields: eb.ref("excluded.fields"),
        create_time: eb.ref("excluded.create_time"),
        update_time: eb.ref("excluded.update_time"),
        outcome: eb.ref("excluded.outcome"),
        notes: eb.ref("excluded.notes"),
        // A theme that is broken there for a while is the same one once it is mended.
        entity_id: eb.fn.coalesce("excluded.entity_id", "firestore_documents.entity_id"),
        read_at: eb.ref("excluded.read_at"),
      }))
    ).execute();
  await ownBelow(tx, users);
}

/** Records where the documents of people are, so that they are deleted there with them. */
export async function recordPeople(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const imported = judged.filter(({ outcome, reading }) =>
    outcome === "IMPORTED" && "uid" in reading
  );
  const users = await usersOf(
    tx,
    imported.flatMap(({ reading }) => "uid" in reading ? reading.uid : []),
  );
  await recordWritten(
    tx,
    imported.flatMap((one) => {
      const resource = resourceOf(one, users);
      return resource ? { resource, ...one.document } : [];
    }),
  );
}

/** Locks plans and people before what waits to be written of them, in the order of all changes here. */
async function lockRows(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const readings = judged.map(({ reading }) => reading);
  await lockPlans(
    tx,
    readings.flatMap((one) => {
      if (one.kind === "PLAN") return one.priceId;
      return one.kind === "USER" ? one.profile.subscription.priceId ?? [] : [];
    }),
  );
  await lockPeople(tx, PROVIDER, readings.flatMap((one) => "uid" in one ? one.uid : []));
}

/** Leaves our rows as they are where they changed after the document did, and waits to be written. */
async function leaveChangedHere(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const resources = judged.flatMap(({ resource }) => resource ?? []);
  const changes = await loadChanges(tx, resources, { isLocking: true });
  for (const one of judged) {
    const change = one.known && one.resource && changes.get(one.resource);
    if (!change || one.isOurs || isTheirsLater(one.document.updateTime, change.changedAt)) continue;
    one.isOurs = true;
    one.warnings.push({ code: "CHANGED_HERE", field: null });
  }
}

/** Gives people what came before they did: documents below a profile that was refused then. */
const ownBelow = ({ db }: Tx, users: ReadonlyMap<string, string>) =>
  sql`
    update firestore_documents d set user_id = person.id
    from unnest(${[...users.keys()]}::text[], ${[...users.values()]}::text[]) as person (uid, id)
    where d.user_id is null and d.path collate "C" > 'users/' || person.uid || '/'
      and d.path collate "C" < 'users/' || person.uid || '0'`.execute(db);
