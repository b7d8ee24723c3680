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
