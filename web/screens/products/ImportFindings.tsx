import { CsvFindings, CsvReady } from "../../shared/csv/CsvFindings.tsx";
import { CsvProblems } from "../../shared/csv/CsvProblems.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { countLabel } from "../../ui/text/count.ts";
import type { ImportLine } from "./useImportProducts.ts";

/** So many of the right lines are shown by name. */
const SHOWN = 5;

/** What a file makes of the catalogue, and what is wrong in it, line by line. */
export function ImportFindings({ lines }: { lines: readonly ImportLine[] }) {
  const of = (wanted: ImportLine["outcome"]) => lines.filter(({ outcome }) => outcome === wanted);
  const created = of("CREATED");
  const updated = of("UPDATED");
  const skipped = of("SKIPPED");
  const right = [...created, ...updated];
  return (
    <CsvFindings>
      {created.length > 0 && (
        <Chip tone="proven">{countLabel(created.length, "produto novo", "produtos novos")}</Chip>
      )}
      {updated.length > 0 && (
        <Chip tone="proven">
          {countLabel(updated.length, "produto muda", "produtos mudam")}
        </Chip>
      )}
      {right.length > 0 && (
        <CsvReady>
          {right.slice(0, SHOWN).map(({ line, title }) => (
            <li key={line} className="small">{title}</li>
          ))}
        </CsvReady>
      )}
      {right.length > SHOWN && <p className="small tnum">e mais {right.length - SHOWN}.</p>}
      {skipped.length > 0 && (
        <Chip>{countLabel(skipped.length, "linha sem novidade", "linhas sem novidade")}</Chip>
      )}
      <CsvProblems problems={of("FAILED")} />
      {lines.length === 0 && (
        <p className="small">Só há o título das colunas. Cole também os produtos.</p>
      )}
    </CsvFindings>
  );
}
