import { centsIn, localIn } from "../../../csv/values.ts";
import { Failure, type FailureCode } from "../../../errors.ts";
import type { Money } from "../../../money.ts";
import { fold } from "../../../search.ts";
import { instantOf } from "../../../zoned.ts";
import { type ConversionItem, type ConversionStatus, LONGEST_TEXT } from "../conversion.ts";
import { type DateOrder, dayFirst, isAmbiguousDate } from "./date_order.ts";
import type { ConversionField } from "./mapping.ts";
import { marketplaceIn, type ReportNetwork, reportOf } from "./networks.ts";

/** Words of a reference that are compared with links; Shopee's have five. */
const MOST_WORDS = 20;

type Cells = Readonly<Record<ConversionField, string>>;

/** A line's purchase, as far as it is known without the lines before it. */
export type ReadLine = Omit<ConversionItem, "externalId"> & {
  /** Names the purchase, but for others of the file that are alike. */
  readonly name: string;
};

/** How the times of a file are written: in whose zone, and in which order; null: not known. */
type Times = { readonly zone: string; readonly dateOrder: DateOrder | null };

/** Reads a line. @throws Failure at the first cell that is not valid */
export function readLine(cells: Cells, network: ReportNetwork, times: Times): ReadLine {
  const purchasedAt = momentIn(cells, "purchasedAt", times) ?? refuse("CONVERSION_DATE_INVALID");
  const status = statusIn(cells.status, network);
  const productId = cells.productId.slice(0, LONGEST_TEXT) || null;
  // A report that names no order is known by what it names.
  const name = [cells.externalId || purchasedAt.toISOString(), productId ?? cells.title];
  if (!cells.externalId) name.push(cells.subId);
  return {
    name: name.join(":").slice(0, LONGEST_TEXT),
    status,
    title: cells.title,
    purchasedAt,
    clickedAt: momentIn(cells, "clickedAt", times),
    amount: moneyIn(cells, "amount"),
    commission: moneyIn(cells, "commission") ?? refuse("CONVERSION_AMOUNT_INVALID", "commission"),
    subIds: (cells.subId.match(/[A-Za-z0-9-]+/g) ?? []).slice(0, MOST_WORDS),
    marketplace: marketplaceIn(network),
    productId,
  };
}

function refuse(code: FailureCode, field: ConversionField = "purchasedAt"): never {
  throw new Failure(code, ["mapping", field]);
}

/** A time that says from which zone it is, as networks' programs write: "2026-11-28T14:05:00-03:00". */
const ZONED = /^(20\d\d-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d{1,9})? ?(Z|[+-]\d\d:\d\d)$/i;

function momentIn(
  cells: Cells,
  field: "purchasedAt" | "clickedAt",
  { zone, dateOrder }: Times,
): Date | null {
  if (!cells[field]) return null;
  const [, day, time, offset] = ZONED.exec(cells[field].trim()) ?? [];
  if (day) {
    const instant = new Date(`${day}T${time}${offset}`);
    return Number.isNaN(instant.getTime()) ? refuse("CONVERSION_DATE_INVALID", field) : instant;
  }
  if (dateOrder === null && isAmbiguousDate(cells[field])) {
    refuse("CONVERSION_DATE_AMBIGUOUS", field);
  }
  const local = localIn(dayFirst(cells[field], dateOrder).replace(/\.\d+/g, ""));
  // PostgreSQL has no year 0, and a mistyped century would count as covered.
  const isRecent = local !== null && local.startsWith("20");
  return instantOf(isRecent ? local : refuse("CONVERSION_DATE_INVALID", field), zone);
}

function moneyIn(cells: Cells, field: "amount" | "commission"): Money | null {
  if (!cells[field]) return null;
  const isNegative = /^\s*-|^R\$\s*-/.test(cells[field]);
  const cents = centsIn(cells[field].replace("-", "").trim());
  if (cents === null) return refuse("CONVERSION_AMOUNT_INVALID", field);
  return { cents: isNegative ? -cents : cents, currency: "BRL" };
}

/** The beginnings of words for a status, without accents. A report without one lists what is paid. */
const statusWords: Readonly<Record<ConversionStatus, readonly string[]>> = {
  CANCELED: [
    "cancel",
    "rejei",
    "reject",
    "declin",
    "recus",
    "invalid",
    "devolv",
    "estorn",
    "revers",
    "return",
    "refund",
    "unpaid",
    "nao pago",
    "negad",
  ],
  PENDING: [
    "pend",
    "aberto",
    "open",
    "process",
    "em analise",
    "aguard",
    "novo",
    "new",
    "tracked",
    "on hold",
    "locked",
  ],
  CONFIRMED: [
    "confirm",
    "conclu",
    "complet",
    "aprov",
    "approv",
    "pago",
    "paid",
    "valid",
    "enviad",
    "shipped",
    "closed",
    "fechad",
    "entreg",
    "deliver",
    "extended",
  ],
};

function statusIn(cell: string, network: ReportNetwork): ConversionStatus {
  if (!cell) return "CONFIRMED";
  const word = fold(cell.trim().slice(0, LONGEST_TEXT));
  const statuses = reportOf(network)?.statuses;
  if (statuses && Object.hasOwn(statuses, word)) return statuses[word]!;
  const entries = Object.entries(statusWords) as [ConversionStatus, readonly string[]][];
  const found = entries.find(([, words]) => words.some((known) => word.startsWith(known)));
  return found?.[0] ?? refuse("CONVERSION_STATUS_INVALID", "status");
}
