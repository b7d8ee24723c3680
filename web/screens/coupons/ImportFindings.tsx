import { CsvFindings, CsvReady } from "../../shared/csv/CsvFindings.tsx";
import { type CsvProblem, CsvProblems } from "../../shared/csv/CsvProblems.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/count.ts";
import { giftLabel } from "./coupon_words.ts";

type Line = {
  readonly line: number;
  readonly code: string;
  readonly shop: string;
  readonly percentOff?: number | null | undefined;
  readonly amountOff?: { readonly formatted: string } | null | undefined;
  readonly validUntil?: string | null | undefined;
};

/** What a file makes, and what is wrong in it, line by line. */
export function ImportFindings(props: {
  count: number;
  /** The first of them. */
  lines: readonly Line[];
  problems: readonly CsvProblem[];
}) {
  const { count, lines, problems } = props;
  return (
    <CsvFindings>
      {count > 0 && (
        <>
          <Chip tone="proven">{countLabel(count, "cupom pronto", "cupons prontos")}</Chip>
          <CsvReady>
            {lines.map((line) => (
              <li key={line.line} className="small tnum">
                <b>{line.code}</b> · {giftLabel(line)} · {line.shop}
                {line.validUntil && ` · até ${dayAndClockLabel(line.validUntil)}`}
              </li>
            ))}
          </CsvReady>
          {count > lines.length && <p className="small">e mais {count - lines.length}.</p>}
        </>
      )}
      <CsvProblems problems={problems} />
      {count === 0 && problems.length === 0 && (
        <p className="small">Só há o título das colunas. Cole também os cupons.</p>
      )}
    </CsvFindings>
  );
}
