import { fold } from "../../../search.ts";
import type { DateOrder } from "./date_order.ts";
import { presets } from "./presets.ts";
import { type ReportNetwork, reportOf } from "./networks.ts";

/** What a line of a file says of a purchase. */
export const conversionFields = [
  "externalId",
  "status",
  "purchasedAt",
  "clickedAt",
  "amount",
  "commission",
  "productId",
  "title",
  "subId",
] as const;
export type ConversionField = (typeof conversionFields)[number];

/** The title of the file's column that fills each field; a field without one is absent. */
export type ColumnMapping = Readonly<Partial<Record<ConversionField, string>>>;

/** What is remembered of a network's file. */
export type RememberedMapping = ColumnMapping & { readonly dateOrder?: DateOrder };

/** Without these columns nothing can be said of a purchase. */
export const requiredFields: readonly ConversionField[] = ["purchasedAt", "commission"];

/**
 * Returns the mapping of a file's columns: the one that is given, else the remembered one where the
 * file still has all its columns, else by the titles that the network's reports have.
 */
export function mappingFor(
  titles: readonly string[],
  network: ReportNetwork,
  { given, remembered }: {
    readonly given: ColumnMapping | null;
    readonly remembered: ColumnMapping | null;
  },
): ColumnMapping {
  const known = new Set(titles.map(plain));
  const isThere = (title: string) => known.has(plain(title));
  if (given) return only(given, isThere);
  if (remembered && Object.values(remembered).every(isThere)) return remembered;
  const guessed: Partial<Record<ConversionField, string>> = {};
  for (const field of conversionFields) {
    const titlesOf = presets[network] ?? reportOf(network)?.titles;
    const names = [...titlesOf?.[field] ?? [], ...presets.ANY[field] ?? []].map(plain);
    const title = names.flatMap((name) => titles.filter((title) => plain(title) === name))[0];
    if (title !== undefined) guessed[field] = title;
  }
  return guessed;
}

const only = (mapping: ColumnMapping, isThere: (title: string) => boolean): ColumnMapping =>
  Object.fromEntries(
    Object.entries(mapping).filter(([field, title]) =>
      conversionFields.includes(field as ConversionField) && isThere(title)
    ),
  );

/** Characters of a title that are compared, and stored. */
export const TITLE_LENGTH = 60;

/** "Comissão (R$)" is "comissao r". */
const plain = (title: string) =>
  fold(title.slice(0, TITLE_LENGTH)).replace(/[^a-z0-9]+/g, " ").trim();

/** Returns a line's cell of each mapped field; "" for the others. */
export function cellsUnder(
  titles: readonly string[],
  mapping: ColumnMapping,
): (cells: readonly string[]) => Readonly<Record<ConversionField, string>> {
  const plainTitles = titles.map(plain);
  const at = conversionFields.map((field) => {
    const title = mapping[field];
    return [field, title === undefined ? -1 : plainTitles.indexOf(plain(title))] as const;
  });
  return (cells) =>
    Object.fromEntries(at.map(([field, index]) => [field, (cells[index] ?? "").trim()])) as Record<
      ConversionField,
      string
    >;
}
