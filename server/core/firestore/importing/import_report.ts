import { type FirestoreDocument, shapeOf, storable } from "../document.ts";
import { type ImportWarning, warningCodes } from "./reading.ts";

/**
 * IMPORTED: it is rows of ours now. RAW: it is kept as it is. REFUSED: kept, too, and not taken. LEFT:
 * it is not kept either.
 */
export const outcomes = ["IMPORTED", "RAW", "REFUSED", "LEFT"] as const;
export type Outcome = (typeof outcomes)[number];

/** What an import found, by kinds of documents: as small for a million documents as for ten. */
export type ImportReport = {
  documents: number;
  /** Those that have not changed since the import before. */
  unchanged: number;
  /** How many documents, by outcome and kind of path. */
  readonly outcomes: Record<string, number>;
  /** How often each warning was made, by kind of path, code and field, and the first path. */
  readonly warnings: Record<string, { count: number; readonly example: string }>;
};

/** Different warnings that are counted apart. */
const MOST_WARNINGS = 500;
const OTHERS = "others";

export const emptyReport = (): ImportReport => ({
  documents: 0,
  unchanged: 0,
  outcomes: {},
  warnings: {},
});

/** Counts one document. */
export function countDocument(
  report: ImportReport,
  { path }: Pick<FirestoreDocument, "path">,
  outcome: Outcome,
  warnings: readonly ImportWarning[],
): void {
  const shape = short(shapeOf(path));
  const place = counterOf(report.outcomes, `${outcome} ${shape}`);
  report.outcomes[place] = (report.outcomes[place] ?? 0) + 1;
  for (const { code, field } of warnings) {
    const key = counterOf(report.warnings, `${shape} ${code} ${short(field ?? "")}`.trim());
    const known = report.warnings[key];
    if (known) known.count++;
    else report.warnings[key] = { count: 1, example: short(path) };
  }
}

/** Characters of a name in a report: Firestore's have thousands. */
const LONGEST_NAME = 200;

function short(name: string): string {
  const text = storable(name);
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).toWellFormed()}…` : text;
}

/** Bounded, since the names of fields are chosen by who writes the collection. */
const counterOf = (counters: object, key: string) =>
  Object.hasOwn(counters, key) || Object.keys(counters).length < MOST_WARNINGS ? key : OTHERS;

/** Returns the report as lines for an operator. */
export function reportLines(report: ImportReport): string[] {
  const titles: Record<Outcome, string> = {
    IMPORTED: "Imported",
    RAW: "Kept as documents",
    REFUSED: "Refused, and kept as documents",
    LEFT: "Left there, and not kept",
  };
  const sections = outcomes.flatMap((outcome) => {
    const rows = Object.entries(report.outcomes).filter(([key]) => key.startsWith(`${outcome} `));
    if (rows.length === 0) return [];
    return [
      `${titles[outcome]}:`,
      ...rows.sort().map(([key, count]) => `  ${count} ${key.slice(outcome.length + 1)}`),
    ];
  });
  const more = report.outcomes[OTHERS];
  const warnings = Object.entries(report.warnings).sort().map(([key, { count, example }]) => {
    if (key === OTHERS) return `  ${count} of other kinds (${example})`;
    const words = key.split(" "); // names of collections may have spaces, too
    const code = words.findLast((word) => Object.hasOwn(warningCodes, word));
    const sentence = warningCodes[code as keyof typeof warningCodes] ?? "";
    const place = words.filter((word) => word !== code).join(" ");
    return `  ${count} ${place}: ${sentence} (${example})`;
  });
  return [
    `${report.documents} documents read, ${report.unchanged} of them unchanged`,
    ...sections,
    ...more ? ["Of other kinds, too many to be told apart:", `  ${more}`] : [],
    ...warnings.length > 0
      ? ["Warnings; what they name is in the kept documents:", ...warnings]
      : [],
  ].map((line) => line.replace(/\p{Cc}/gu, "\uFFFD")); // names may have what a terminal obeys
}
