import { Suspense, useState } from "react";
import { graphql } from "react-relay";
import type {
  StatusChartsQuery,
  StatusRange,
} from "../../__generated__/StatusChartsQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { clockLabel } from "../../ui/text/clock.ts";
import styles from "./Operations.module.css";
import { type Measure, measures, type StatusPoint } from "./status_measures.ts";

const TimeLine = lazyOnIdle(async () => (await import("./TimeLine.tsx")).TimeLine);

const ranges = { LIVE: "Agora", HOUR: "Última hora", DAY: "Último dia" } as const;

/** The course of the figures: live, or of the last hour or day. */
export function StatusCharts({ points }: { points: readonly StatusPoint[] }) {
  const [range, setRange] = useState<keyof typeof ranges>("LIVE");
  return (
    <Section title="Ao longo do tempo">
      <ChipGroup label="De quando">
        {(Object.keys(ranges) as (keyof typeof ranges)[]).map((one) => (
          <ToggleChip
            key={one}
            isPicked={one === range}
            onToggle={() => setRange(one)}
          >
            {ranges[one]}
          </ToggleChip>
        ))}
      </ChipGroup>
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        {range === "LIVE"
          ? <Charts points={points} empty="Medindo: os gráficos começam em instantes." />
          : <History range={range} />}
      </Suspense>
    </Section>
  );
}

function History({ range }: { range: StatusRange }) {
  const { serverStatus } = useScreenQuery<StatusChartsQuery>(
    graphql`
      query StatusChartsQuery($range: StatusRange!) {
        serverStatus {
          history(range: $range) {
            at
            perSecond
            p99
            loopP99
            rss
            sockets
            connections
          }
        }
      }
    `,
    { range },
    "store-and-network",
  );
  const points = serverStatus.history.map(({ p99, connections, ...point }) => ({
    ...point,
    p99: p99 ?? null,
    connections: connections ?? null,
  }));
  return <Charts points={points} empty="Ainda não há um minuto inteiro medido." />;
}

function Charts({ points, empty }: { points: readonly StatusPoint[]; empty: string }) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return <EmptyState>{empty}</EmptyState>;
  return (
    <>
      <div className={styles.charts}>
        {measures.map((measure) => <Chart key={measure.key} measure={measure} points={points} />)}
      </div>
      <details className={styles.numbers}>
        <summary>Ver os números</summary>
        <div className={styles.long} tabIndex={0} role="group" aria-label="Números por momento">
          <table className={`tnum ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">Hora</th>
                {measures.map(({ key, title }) => <th key={key} scope="col">{title}</th>)}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.at}>
                  <th scope="row">{timeOf(point.at)}</th>
                  {measures.map(({ key, words }) => (
                    <td key={key}>{point[key] === null ? "—" : words(point[key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

const seconds = new Intl.DateTimeFormat("pt-BR", { timeStyle: "medium" });
const timeOf = (at: string) => seconds.format(new Date(at));

function Chart({ measure: { key, title, words }, points }: {
  measure: Measure;
  points: readonly StatusPoint[];
}) {
  const values = points.map((point) => point[key]);
  const known = values.filter((value) => value !== null);
  const latest = values.at(-1) ?? null;
  const most = known.length > 0 ? words(Math.max(...known)) : "—";
  const now = latest === null ? "—" : words(latest);
  return (
    <div>
      <h3>{title}</h3>
      <p className="small tnum">{now} por último, {most} no máximo</p>
      <TimeLine values={values} label={`${title}: ${now} por último, ${most} no máximo.`} />
      <p className={`small tnum ${styles.ends}`} aria-hidden>
        <span>{clockLabel(points[0]!.at)}</span>
        <span>{clockLabel(points.at(-1)!.at)}</span>
      </p>
    </div>
  );
}
