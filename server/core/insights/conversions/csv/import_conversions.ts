import { sql } from "kysely";
import { command } from "../../../command.ts";
import type { Context } from "../../../context.ts";
import type { CsvProblem } from "../../../csv/csv.ts";
import { Failure } from "../../../errors.ts";
import type { Given } from "../../../given.ts";
import type { UserId } from "../../../ids.ts";
import { permit } from "../../../permissions.ts";
import { feedOf, zoneOf } from "../../queries.ts";
import type { ConversionItem } from "../conversion.ts";
import { saveConversions, type SavedConversions } from "../save_conversions.ts";
import { type DateOrder, dateOrderOf } from "./date_order.ts";
import {
  cellsUnder,
  type ColumnMapping,
  type ConversionField,
  mappingFor,
  type RememberedMapping,
  requiredFields,
  TITLE_LENGTH,
} from "./mapping.ts";
import { isReportNetwork, type ReportNetwork } from "./networks.ts";
import { type ReadLine, readLine } from "./read_line.ts";

/** Characters, lines and columns of a file at most. */
const LONGEST = 2_000_000;
const MOST_LINES = 5_000;
const MOST_COLUMNS = 100;

type ImportConversions =
  & { readonly csv: string; readonly network: ReportNetwork; readonly isDryRun: boolean }
  & Given<{
    /** Absent: the remembered columns, or those of the network's reports. */
    mapping: ColumnMapping;
    /** Absent: as the file proves, as remembered, or as usual in the network. */
    dateOrder: DateOrder;
  }>;

/** What a file of purchases makes. */
export type ConversionImport = SavedConversions & {
  readonly isDryRun: boolean;
  /** The titles of the file's columns. */
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
  /** The order of its dates; null: to be chosen, since some could be two days. */
  readonly dateOrder: DateOrder | null;
  /** Fields that need a column before anything is imported. */
  readonly missing: readonly ConversionField[];
  readonly lines: readonly (ReadLine & { readonly line: number })[];
  readonly problems: readonly CsvProblem[];
};

/**
 * Imports the purchases of a CSV file whose lines are valid, and returns the problems of the others.
 * The same file again changes nothing; a later report corrects an earlier one. The columns of an
 * import are remembered for the network.
 * @throws Failure where the file as a whole cannot be read, or is too long
 */
export async function importConversions(
  ctx: Context,
  input: ImportConversions,
): Promise<ConversionImport> {
  const userId = permit(ctx.viewer, "conversion.import");
  const { csv, network, isDryRun } = input;
  if (!isReportNetwork(network)) throw new Failure("CONVERSION_NETWORK_UNKNOWN", ["network"]);
  if (csv.length > LONGEST) throw new Failure("CONVERSIONS_CSV_TOO_LONG", ["csv"]);
  const [header, ...records] = ctx.ports.csv.read(csv);
  if (!header || header.cells.length < 2) throw new Failure("CSV_WITHOUT_COLUMNS", ["csv"]);
  if (records.length > MOST_LINES || header.cells.length > MOST_COLUMNS) {
    throw new Failure("CONVERSIONS_CSV_TOO_LONG", ["csv"]);
  }
  const columns = header.cells.map((title) => title.trim().slice(0, TITLE_LENGTH));
  const { dateOrder: rememberedOrder = null, ...titles } = await rememberedMapping(
    ctx,
    userId,
    network,
  ) ?? {};
  const remembered = Object.keys(titles).length > 0 ? titles : null;
  const mapping = mappingFor(columns, network, { given: input.mapping ?? null, remembered });
  const missing = requiredFields.filter((field) => mapping[field] === undefined);
  const nothing = { created: 0, updated: 0, unchanged: 0 };
  const cellsOf = cellsUnder(columns, mapping);
  const dates = records.flatMap(({ cells }) => {
    const { purchasedAt, clickedAt } = cellsOf(cells);
    return [purchasedAt, clickedAt];
  });
  const dateOrder = dateOrderOf(dates, network, {
    given: input.dateOrder ?? null,
    remembered: rememberedOrder,
  });
  const result = { isDryRun, columns, mapping, dateOrder, missing };
  if (missing.length > 0) return { ...result, ...nothing, lines: [], problems: [] };
  const times = { zone: await zoneOf(ctx, userId), dateOrder };
  const counted = await countedByApi(ctx, userId, network);
  const lines: (ReadLine & { line: number })[] = [];
  const problems: CsvProblem[] = [];
  for (const { line, cells } of records) {
    try {
      const read = readLine(cellsOf(cells), network, times);
      if (counted && read.purchasedAt >= counted.from && read.purchasedAt <= counted.until) {
        throw new Failure("CONVERSION_COUNTED_BY_API", ["mapping", "purchasedAt"]);
      }
      lines.push({ line, ...read });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const column = mapping[error.path[1] as ConversionField] ?? null;
      problems.push({ line, column, message: error.message });
    }
  }
  const saved = await save(ctx, {
    ...{ userId, network, isDryRun, items: named(lines) },
    mapping: { ...mapping, ...dateOrder && { dateOrder } },
  });
  return { ...result, ...saved, lines, problems };
}

/** Gives each purchase its id: the second of two alike is `…:2`. */
function named(lines: readonly ReadLine[]): ConversionItem[] {
  const seen = new Map<string, number>();
  return lines.map(({ name, ...line }) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { ...line, externalId: times === 1 ? name : `${name}:${times}` };
  });
}

/** @throws Failure CONVERSIONS_BY_API where the shop itself reports them, by other ids */
async function rememberedMapping(
  { db }: Context,
  userId: UserId,
  network: ReportNetwork,
): Promise<RememberedMapping | null> {
  const row = await db.selectFrom("conversion_sources").select("mapping")
    .select(feedOf.as("feed"))
    .where("user_id", "=", userId).where("network", "=", network).executeTakeFirst();
  if (row?.feed === "API") throw new Failure("CONVERSIONS_BY_API", ["network"]);
  return row?.mapping ?? null;
}

/**
 * Returns the time of the purchases that a shop reported by itself before it was disconnected; null:
 * none. A file names the same ones by other ids.
 */
async function countedByApi({ db }: Context, userId: UserId, network: ReportNetwork) {
  const { from, until } = await db.selectFrom("conversions")
    .select(({ fn }) => [fn.min("purchased_at").as("from"), fn.max("purchased_at").as("until")])
    .where("user_id", "=", userId).where("network", "=", network).where("source", "<>", "CSV")
    .executeTakeFirstOrThrow();
  return from && until ? { from, until } : null;
}

type Save = {
  readonly userId: UserId;
  readonly network: ReportNetwork;
  readonly isDryRun: boolean;
  readonly mapping: RememberedMapping;
  readonly items: readonly ConversionItem[];
};

const save = command(async (tx, { mapping, ...input }: Save): Promise<SavedConversions> => {
  const { userId, network, items, isDryRun } = input;
  const saved = await saveConversions(tx, { ...input, source: "CSV" });
  if (isDryRun || items.length === 0) return saved;
  const times = items.map(({ purchasedAt }) => purchasedAt.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)].map((time) => new Date(time));
  await sql`
    update conversion_sources set
      mapping = ${JSON.stringify(mapping)}, updated_at = ${tx.now},
      covered_from = least(covered_from, ${first}::timestamptz),
      covered_until = greatest(covered_until, ${last}::timestamptz)
    where user_id = ${userId} and network = ${network}`.execute(tx.db);
  return saved;
});
