import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { FirestoreDocument } from "../document.ts";
import { checkProject, replaceProject, requireProject } from "../project.ts";
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
  /** Whether documents of another project, which are here, are forgotten. */
  readonly isReplacing?: boolean;
  /** Documents of one transaction; absent: the usual number. */
  readonly pageSize?: number;
  /** Called after each page. */
  readonly onPage?: (report: ImportReport) => void;
};

/**
 * Imports all documents of a project, a page a transaction; one that was interrupted goes on where it
 * was. What has not changed since it was read is left alone. A dry run does the same, and undoes each
 * page.
 * @throws ImportsTwice, OtherProject
 */
export async function importFirestore(
  contextOf: () => Context,
  source: ImportSource,
  { isDryRun, isReplacing = false, pageSize = PAGE, onPage }: ImportOptions,
): Promise<ImportReport> {
  const { projectId } = source;
  if (isDryRun) await checkProject(contextOf(), projectId);
  else if (!isReplacing) await requireProject(contextOf(), projectId);
  let { lastPath, report } = isDryRun
    ? { lastPath: null, report: emptyReport() }
    : await begin(contextOf(), { projectId, isReplacing });
  let expected: string | null = null; // a profile comes right before what is below it
  const shared: Judged[] = []; // what later pages of a dry run would find here
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
    if (isDryRun) {
      const tried = await tryPage(ctx, shared, judged);
      count(report, documents, tried);
      shared.push(...judged.filter((_, at) => isShared(tried[at]!)));
    } else {
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
const begin = command(async (
  tx,
  { projectId, isReplacing }: { readonly projectId: string; readonly isReplacing: boolean },
) => {
  const { db, now } = tx;
  if (isReplacing) {
    await lockDocuments(tx);
    await replaceProject(tx, projectId);
  }
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

/** Undoes what a dry run did with a page. */
class Undone extends Error {
  constructor(readonly judged: readonly Judged[]) {
    super("a dry run undoes what it did");
  }
}

const takeAndUndo = command(
  async (tx, pages: readonly (readonly Judged[])[]): Promise<never> => {
    await lockDocuments(tx);
    let last: readonly Judged[] = [];
    for (const judged of pages) {
      last = freshOf(judged);
      await takeDocuments(tx, last);
    }
    throw new Undone(last);
  },
);

/** Takes a page after what `shared` says, and undoes both. @returns what became of the page */
async function tryPage(
  ctx: Context,
  shared: readonly Judged[],
  judged: readonly Judged[],
): Promise<readonly Judged[]> {
  const error: unknown = await takeAndUndo(ctx, [shared, judged]).catch((error) => error);
  if (error instanceof Undone) return error.judged;
  throw error;
}

/** Whether what a document makes decides about those of later pages: plans, and how many themes there are. */
const isShared = ({ reading, outcome, warnings }: Judged): boolean =>
  outcome === "IMPORTED" && (reading.kind === "PLAN" || reading.kind === "THEME" ||
    warnings.some(({ code }) => code === "PLAN_OF_PROFILE"));

/** Copies of these, since a transaction may run again. */
const freshOf = (judged: readonly Judged[]): Judged[] =>
  judged.map((one) => ({ ...one, warnings: [...one.warnings] }));

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
    const fresh = freshOf(judged);
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
