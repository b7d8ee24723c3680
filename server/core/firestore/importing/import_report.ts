import { type FirestoreDocument, shapeOf } from "../document.ts";
import { type Note, noteCodes } from "./reading.ts";

/** IMPORTED: it is rows of ours now. RAW: it is kept as it is. REFUSED: kept, too, and not taken. */
export const outcomes = ["IMPORTED", "RAW", "REFUSED"] as const;
export type Outcome = (typeof outcomes)[number];

/** What an import found, by kinds of documents: as small for a million documents as for ten. */
export type ImportReport = {
  documents: number;
  /** Those that have not changed since the import before. */
  unchanged: number;
  /** How many documents, by outcome and kind of path. */
  readonly outcomes: Record<string, number>;
  /** How often each note was made, by kind of path, code and field, and the first path. */
  readonly notes: Record<string, { count: number; readonly example: string }>;
};

/** Different notes that are counted apart. */
const MOST_NOTES = 500;
const OTHERS = "others";

export const emptyReport = (): ImportReport => ({
  documents: 0,
  unchanged: 0,
  outcomes: {},
  notes: {},
});

/** Counts one document. */
export function countDocument(
  report: ImportReport,
  { path }: Pick<FirestoreDocument, "path">,
  outcome: Outcome,
  notes: readonly Note[],
): void {
  const shape = shapeOf(path);
  const place = counterOf(report.outcomes, `${outcome} ${shape}`);
  report.outcomes[place] = (report.outcomes[place] ?? 0) + 1;
  for (const { code, field } of notes) {
    const key = counterOf(report.notes, `${shape} ${code} ${field ?? ""}`.trim());
    const known = report.notes[key];
    if (known) known.count++;
    else report.notes[key] = { count: 1, example: path };
  }
}

/** Bounded, since the names of fields are chosen by who writes the collection. */
const counterOf = (counters: object, key: string) =>
  Object.hasOwn(counters, key) || Object.keys(counters).length < MOST_NOTES ? key : OTHERS;

/** Returns the report as lines for an operator. */
export function reportLines(report: ImportReport): string[] {
  const titles: Record<Outcome, string> = {
    IMPORTED: "Imported",
    RAW: "Kept as documents",
    REFUSED: "Refused, and kept as documents",
  };
  const sections = outcomes.flatMap((outcome) => {
    const rows = Object.entries(report.outcomes).filter(([key]) => key.startsWith(`${outcome} `));
    if (rows.length === 0) return [];
    return [
      `${titles[outcome]}:`,
      ...rows.sort().map(([key, count]) => `  ${count} ${key.slice(outcome.length + 1)}`),
    ];
  });
  const notes = Object.entries(report.notes).sort().map(([key, { count, example }]) => {
    const [shape, code, ...field] = key.split(" ");
    const sentence = noteCodes[code as keyof typeof noteCodes] ?? "";
    const place = field.length > 0 ? `${shape} ${field.join(" ")}` : shape;
    return `  ${count} ${place}: ${sentence} (${example})`;
  });
  return [
    `${report.documents} documents read, ${report.unchanged} of them unchanged`,
    ...sections,
    ...notes.length > 0 ? ["Notes; what they name is in the kept documents:", ...notes] : [],
  ];
}
