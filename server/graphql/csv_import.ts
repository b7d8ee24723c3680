import type { CsvProblem as Problem } from "../core/csv/csv.ts";
import { builder } from "./builder.ts";

export const CsvProblem = builder.objectRef<Problem>("CsvProblem").implement({
  description: "What is wrong in a line of a CSV file.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Where it stands; the first line is 1." }),
    column: t.exposeString("column", {
      nullable: true,
      description: "The column at fault, by its title; null: the line as a whole.",
    }),
    message: t.exposeString("message", { description: "For people, in Portuguese." }),
  }),
});

/** Lines that are shown before somebody says yes. */
const SHOWN = 20;

type Imported<Line> = {
  readonly isDryRun: boolean;
  readonly lines: readonly Line[];
  readonly problems: readonly Problem[];
};

/** The type of what a file makes, or would make, line by line. */
export const importedFile = <Line>(
  name: string,
  { description, count, line }: {
    readonly description: string;
    readonly count: string;
    readonly line: ReturnType<ReturnType<typeof builder.objectRef<Line>>["implement"]>;
  },
) =>
  builder.objectRef<Imported<Line>>(name).implement({
    description,
    fields: (t) => ({
      isDryRun: t.exposeBoolean("isDryRun", { description: "Whether nothing was saved." }),
      count: t.int({ description: count, resolve: ({ lines }) => lines.length }),
      lines: t.field({
        type: [line],
        description: "The first 20 of them.",
        resolve: ({ lines }) => lines.slice(0, SHOWN),
      }),
      problems: t.field({
        type: [CsvProblem],
        description: "Each line that makes none, and why.",
        resolve: ({ problems }) => [...problems],
      }),
    }),
  });
