import type { Tx } from "../../command.ts";
import type { DocumentFields } from "../document.ts";
import type { Judged } from "./judge.ts";
import { readDocument } from "./read_document.ts";
import type { Reading } from "./reading.ts";

/** What both sides had of a document when it was the same last. */
export type Base = {
  readonly fields: DocumentFields;
  readonly reading: Reading;
  /** As of when our rows had that. */
  readonly at: Date;
};

type Place = Pick<Judged, "path" | "resource">;

/**
 * Loads, by stored path, what documents said when they last came here or were written there, whichever
 * is later. What differs from it changed there; other fields may have changed here. None has one that
 * never came, or was refused.
 */
export async function loadBases(
  tx: Pick<Tx, "db">,
  places: readonly Place[],
): Promise<ReadonlyMap<string, Base>> {
  const resources = places.flatMap(({ resource }) => resource ?? []);
  if (resources.length === 0) return new Map();
  const [taken, written] = await Promise.all([
    tx.db.selectFrom("firestore_documents").select(["path", "fields", "read_at as at"])
      .where("path", "in", places.map(({ path }) => path)).where("outcome", "=", "IMPORTED")
      .execute().then((rows) => new Map(rows.map((row) => [row.path, row]))),
    tx.db.selectFrom("firestore_mirror")
      .select(["resource", "fields", "written_at as writtenAt", "state_at as stateAt"])
      .where("resource", "in", resources).where("written_at", "is not", null)
      .execute().then((rows) => new Map(rows.map((row) => [row.resource, row]))),
  ]);
  const bases = new Map<string, Base>();
  for (const { path, resource } of places) {
    const theirs = taken.get(path);
    const ours = resource && written.get(resource);
    const isOursLater = ours && !isUnknown(ours.fields) &&
      (!theirs || theirs.at < ours.writtenAt!);
    const fields = isOursLater
      ? ours.fields && overlaid(theirs?.fields ?? {}, ours.fields)
      : theirs?.fields;
    if (!fields) continue;
    const at = isOursLater ? ours.stateAt ?? ours.writtenAt! : theirs!.at;
    bases.set(path, { fields, reading: readDocument({ path, fields }), at });
  }
  return bases;
}

/** Whether a document was written when our fields of it were not stored yet: migration 088 leaves none. */
const isUnknown = (fields: DocumentFields | null): boolean =>
  fields !== null && Object.keys(fields).length === 0;

/** The maps of which we write some fields; others we write as a whole. */
const PARTLY_OURS = new Set(["subscription", "settings"]);

/** Returns fields with ours in their places. */
const overlaid = (theirs: DocumentFields, ours: DocumentFields): DocumentFields => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(ours).map(([name, value]) => {
      const [below, above] = [theirs[name]?.mapValue, value.mapValue];
      if (!below || !above || !PARTLY_OURS.has(name)) return [name, value];
      return [name, { mapValue: { fields: { ...below.fields, ...above.fields } } }];
    }),
  ),
});
