import { useSearchParams } from "react-router-dom";
import { parseInsightsParams } from "../../routing/insights_params.ts";
import styles from "./CsvLink.module.css";

/** Downloads a panel of the shown period as a spreadsheet. */
export function CsvLink({ panel, of }: { panel: string; of: string }) {
  const [params] = useSearchParams();
  const { preset, from, to } = parseInsightsParams(params).page;
  const period = preset ? { preset } : { from: from ?? "", to: to ?? "" };
  return (
    <a
      href={`/api/insights.csv?${new URLSearchParams({ panel, ...period })}`}
      download
      className={styles.csv}
    >
      CSV<span className="sr-only">de {of}</span>
    </a>
  );
}
