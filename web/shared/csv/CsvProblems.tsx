import { Chip } from "../../ui/display/Chip.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Csv.module.css";

export type CsvProblem = {
  readonly line: number;
  readonly column?: string | null | undefined;
  readonly message?: string | null | undefined;
};

/** What is wrong in a file, line by line: those lines stay out. */
export const CsvProblems = ({ problems }: { problems: readonly CsvProblem[] }) =>
  problems.length > 0 && (
    <>
      <Chip tone="doubt">
        {countLabel(problems.length, "linha fica de fora", "linhas ficam de fora")}
      </Chip>
      <ul className={styles.problems}>
        {problems.map(({ line, column, message }) => (
          <li key={line} className="small tnum">
            <b>Linha {line}{column && `, ${column}`}:</b> {message}
          </li>
        ))}
      </ul>
    </>
  );
