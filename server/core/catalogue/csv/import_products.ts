import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { linesUnder } from "../../csv/columns.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { requireRoom } from "../../plans/queries.ts";
import { permit } from "../../permissions.ts";
import { fold } from "../../search.ts";
import { keyText, ownByKeys } from "../own_products.ts";
import type { Product } from "../product.ts";
import type { NewProduct } from "../product_row.ts";
import { writeProducts } from "../write_products.ts";
import { type ProductCells, productColumns } from "./csv_columns.ts";
import { type ImportedProduct, importedProduct, productOfLine } from "./import_line.ts";

/** Bytes of UTF-8 and lines of a file at most. */
const LONGEST = 2_000_000;
const MOST_LINES = 5_000;

type ImportProducts =
  & { readonly csv: string }
  & Given<{
    /** Only checks; nothing is stored. */
    isDryRun: boolean;
    /** Saves the valid lines though others are not; else all are saved, or none. */
    canSkipFailed: boolean;
  }>;

export type ImportOutcome = "CREATED" | "UPDATED" | "SKIPPED" | "FAILED";

/** The result of a line. */
export type ImportedLine = {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly title: string | null;
  /** The column at fault, as the file may call it. */
  readonly column: string | null;
  /** Why it was skipped or failed, in Portuguese. */
  readonly message: string | null;
};

export type ProductImport = {
  /** Whether anything was written. */
  readonly isSaved: boolean;
  readonly lines: readonly ImportedLine[];
};

const SAME = "Este produto já está no catálogo, igual a esta linha.";
const repeated = (line: number) => `O mesmo produto está na linha ${line}. Só ela conta.`;

/**
 * Imports the products of a CSV file: all of them, or none where a line is not valid, unless
 * `canSkipFailed`. No page is read: the prices of the file count as typed by the person.
 * @throws Failure where the file as a whole cannot be read; LimitReached.
 */
export async function importProducts(ctx: Context, input: ImportProducts): Promise<ProductImport> {
  permit(ctx.viewer, "product.edit");
  if (new TextEncoder().encode(input.csv).length > LONGEST) tooLong();
  const lines = linesUnder(productColumns, ctx.ports.csv.read(input.csv));
  if (!lines || lines.length > 0 && !lines.some(({ cells }) => cells.url)) {
    throw new Failure("PRODUCTS_CSV_WITHOUT_COLUMNS", ["csv"]);
  }
  if (lines.length > MOST_LINES) tooLong();
  return await saveLines(ctx, { ...input, lines: lines.map(readLine) });
}

function tooLong(): never {
  throw new Failure("PRODUCTS_CSV_TOO_LONG", ["csv"]);
}

type Line = { readonly line: number; readonly product: ImportedProduct | ImportedLine };
type Lines = ImportProducts & { readonly lines: readonly Line[] };

function readLine(
  { line, cells }: { line: number; cells: ProductCells },
): Line {
  try {
    return { line, product: importedProduct(cells) };
  } catch (error) {
    return { line, product: failed(line, cells.title, error) };
  }
}

function failed(line: number, title: string, error: unknown): ImportedLine {
  if (!(error instanceof Failure)) throw error;
  const column = productColumns[error.path.at(-1) as keyof ProductCells]?.titles[0] ?? null;
  return { line, outcome: "FAILED", title: title || null, column, message: error.message };
}

const saveLines = command(async (tx, { lines, isDryRun, canSkipFailed }: Lines) => {
  const { viewer, now, emit } = tx;
  const userId = permit(viewer, "product.edit");
  await requireRoom(tx, userId, "products", 0); // locks the person's count
  const keys = lines.flatMap(({ product }) => "key" in product ? [product.key] : []);
  const known = await ownByKeys(tx, userId, keys);

  const lineOf = new Map<string, number>();
  const kept: NewProduct[] = [];
  const results = lines.map(({ line, product }): ImportedLine => {
    if (!("key" in product)) return product;
    const before = known.get(keyText(product.key));
    const id = before?.id ?? keyText(product.key);
    const first = lineOf.get(id);
    const said = { line, title: product.fields.title ?? before?.title ?? null, column: null };
    if (first !== undefined) return { ...said, outcome: "SKIPPED", message: repeated(first) };
    try {
      const next = productOfLine(product, before, now);
      lineOf.set(id, line);
      if (before && isSame(before, next)) return { ...said, outcome: "SKIPPED", message: SAME };
      kept.push(next);
      return { ...said, outcome: before ? "UPDATED" : "CREATED", message: null };
    } catch (error) {
      return failed(line, said.title ?? "", error);
    }
  });

  const isRight = results.every(({ outcome }) => outcome !== "FAILED");
  const added = kept.filter(({ key }) => known.get(keyText(key))?.deletedAt !== null).length;
  await requireRoom(tx, userId, "products", added);
  const isSaved = !isDryRun && kept.length > 0 && (isRight || canSkipFailed === true);
  if (isSaved) {
    await writeProducts(tx, userId, kept);
    emit({ name: "products.imported", userId, count: kept.length });
  }
  return { isSaved, lines: results };
});

/** Whether a line equals the product in the catalogue. */
function isSame(before: Product, { facts, tags, note }: NewProduct): boolean {
  const had = new Set(before.tags.map(fold));
  return !before.deletedAt && tags.every((tag) => had.has(fold(tag))) &&
    (note === null || note === before.note) &&
    ([
      "title",
      "shop",
      "imageUrl",
      "currency",
      "priceCents",
      "oldPriceCents",
      "pixPriceCents",
      "cardPriceCents",
    ] as const).every((name) => facts[name] === before[name]);
}
