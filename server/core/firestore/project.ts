import { command, type Tx } from "../command.ts";

/** The documents here are of another project: their names would be taken for the same ones. */
export class OtherProject extends Error {
  constructor(known: string, asked: string) {
    super(
      `The Firestore documents here are of the project ${known}, and ${asked} was asked for. Set ` +
        `FIRESTORE_PROJECT_ID back, or run deno task firestore import --replace-project: that ` +
        `forgets what is kept of ${known}'s documents, and imports ${asked}`,
    );
  }
}

/** @throws OtherProject if the documents here are of another one */
export async function checkProject(ctx: Pick<Tx, "db">, projectId: string): Promise<void> {
  const known = await projectHere(ctx, projectId);
  if (known !== null && known !== projectId) throw new OtherProject(known, projectId);
}

/** Makes a project the one whose documents are here, if none is. @throws OtherProject */
export const requireProject = command(async (tx, projectId: string): Promise<void> => {
  await checkProject(tx, projectId);
  await setProject(tx, projectId);
});

/**
 * Makes a project the one whose documents are here, and forgets those of another one: their kept copies,
 * and where our rows are there. The rows themselves stay.
 */
export async function replaceProject(tx: Tx, projectId: string): Promise<void> {
  const known = await projectHere(tx, projectId);
  if (known === projectId) return;
  await tx.db.deleteFrom("firestore_documents").execute();
  await tx.db.deleteFrom("firestore_imports").execute();
  await tx.db.updateTable("firestore_mirror")
    .set({ path: null, written_at: null, fields: null, state_at: null }).execute();
  await setProject(tx, projectId);
}

/** Returns the project whose documents are here; null: none are, of whichever it was. */
async function projectHere({ db }: Pick<Tx, "db">, asked: string): Promise<string | null> {
  const row = await db.selectFrom("firestore_project").select("project_id as id").forUpdate()
    .executeTakeFirst();
  if (!row || row.id === asked) return row?.id ?? null;
  const { isEmpty } = await db.selectNoFrom(({ exists, selectFrom, not, and }) =>
    and([
      not(exists(selectFrom("firestore_documents").select("path"))),
      not(exists(selectFrom("firestore_mirror").select("path").where("path", "is not", null))),
    ]).as("isEmpty")
  ).executeTakeFirstOrThrow();
  return isEmpty ? null : row.id;
}

async function setProject({ db }: Tx, projectId: string): Promise<void> {
  const row = { is_only: true, project_id: projectId };
  await db.insertInto("firestore_project").values(row)
    .onConflict((conflict) => conflict.column("is_only").doUpdateSet(row)).execute();
}
