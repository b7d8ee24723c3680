import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { FirestoreDocument } from "../document.ts";
import { countDocument, emptyReport, type ImportReport } from "./import_report.ts";
import type { Judged } from "./judge.ts";
import type { ImportSource } from "./source.ts";
import {
  changedOf,
  judgeAll,
  lockDocuments,
  recordPeople,
  takeDocuments,
} from "./take_documents.ts";

/** Documents of one transaction. */
const PAGE = 300;

/** Another import of the project is further than this one: it runs at the same time. */
export class ImportsTwice extends Error {}

type ImportOptions = {
  readonly isDryRun: boolean;
  /** Documents of one transaction; absent: the usual number. */
  readonly pageSize?: number;
  /** Called after each page. */
  readonly onPage?: (report: ImportReport) => void;
};

/**
 * Imports all documents of a project, a page a transaction; one that was interrupted goes on where it
 * was. What has not changed since it was read is left alone. A dry run writes nothing.
 * @throws ImportsTwice
 */
export async function importFirestore(
  contextOf: () => Context,
  source: ImportSource,
  { isDryRun, pageSize = PAGE, onPage }: ImportOptions,
): Promise<ImportReport> {
  let { lastPath, report } = isDryRun
    ? { lastPath: null, report: emptyReport() }
    : await begin(contextOf(), source.projectId);
  let expected: string | null = null; // a profile comes right before what is below it
  for (let isDone = false; !isDone;) {
    const { documents, isLast } = await source.readPage(lastPath, pageSize);
    isDone = isLast;
    const full = contextOf();
    const isMirrored = full.ports.documentMirror !== null;
    const ctx = withoutMirror(full);
    const changed = await changedOf(ctx, documents);
    const isExpected = (uid: string) => isDryRun && uid === expected;
    const judged = await judgeAll(ctx, changed, { ...source, isExpected });
    expected = judged.findLast(({ person }) => person !== null)?.person?.subject ?? expected;
    const before = lastPath;
    lastPath = documents.at(-1)?.path ?? lastPath;
    if (isDryRun) count(report, documents, judged);
    else {
      const page = { source, before, lastPath, documents, judged, isDone, isMirrored };
      report = await takePage(ctx, page);
    }
    onPage?.(report);
  }
  return report;
}

/** What comes from there is not written back. */
export const withoutMirror = (ctx: Context): Context => ({
  ...ctx,
  ports: { ...ctx.ports, documentMirror: null },
});

function count(
  report: ImportReport,
  documents: readonly FirestoreDocument[],
  judged: readonly Judged[],
): ImportReport {
  report.documents += documents.length;
  report.unchanged += documents.length - judged.length;
  for (const { document, outcome, warnings } of judged) {
    countDocument(report, document, outcome, warnings);
  }
  return report;
}

/** Returns where the import of a project is; begins one if none is underway. */
const begin = command(async ({ db, now }, projectId: string) => {
  const underway = await db.selectFrom("firestore_imports").where("project_id", "=", projectId)
    .select(["last_path as lastPath", "report", "finished_at as finishedAt", "runs"])
    .forUpdate().executeTakeFirst();
  if (underway && !underway.finishedAt) {
    return { ...underway, lastPath: underway.lastPath && decodeURIComponent(underway.lastPath) };
  }
  const first = { lastPath: null, report: emptyReport() };
  const row = {
    last_path: null,
    report: JSON.stringify(first.report),
    started_at: now,
    finished_at: null,
    runs: (underway?.runs ?? 0) + 1,
  };
  await db.insertInto("firestore_imports").values({ project_id: projectId, ...row })
    .onConflict((conflict) => conflict.column("project_id").doUpdateSet(row)).execute();
  return first;
});

type Page = {
  readonly source: ImportSource;
  readonly before: string | null;
  readonly lastPath: string | null;
  readonly documents: readonly FirestoreDocument[];
  readonly judged: readonly Judged[];
  readonly isDone: boolean;
  /** Whether our changes are written there. */
  readonly isMirrored: boolean;
};

/** Takes a page and advances the import, both or neither. */
const takePage = command(
  async (tx, page: Page) => {
    const { source, before, lastPath, documents, judged, isDone, isMirrored } = page;
    const place = () =>
      tx.db.updateTable("firestore_imports").where("project_id", "=", source.projectId);
    const own = await tx.db.selectFrom("firestore_imports").select("report")
      .where("project_id", "=", source.projectId).where("finished_at", "is", null)
      .where("last_path", "is not distinct from", before && encodeURIComponent(before))
      .forUpdate().executeTakeFirst();
    if (!own) throw new ImportsTwice(`another import of ${source.projectId} is underway`);
    await lockDocuments(tx);
    const fresh = judged.map((one) => ({ ...one, warnings: [...one.warnings] })); // it may run again
    await takeDocuments(tx, fresh);
    if (isMirrored) await recordPeople(tx, fresh);
    const report = count(own.report, documents, fresh);
    await place().set({
      last_path: lastPath && encodeURIComponent(lastPath),
      report: JSON.stringify(report),
      finished_at: isDone ? tx.now : null,
    }).execute();
    return report;
  },
);
