import { scaleLinear } from "@visx/scale";
import { rateLabel } from "./heat.ts";
import styles from "./RateChart.module.css";

type Variant = {
  readonly letter: string;
  readonly clicksPerMessage?: number | null | undefined;
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
};

const WIDTH = 380;
const ROW = 44;
const [LEFT, RIGHT] = [40, 370];

/** Draws where each variant's clicks per message lie, and what of it all have in common. */
export function RateChart({ variants }: { variants: readonly Variant[] }) {
  const ranges = variants.map(({ letter, clicksPerMessage, low, high }) => ({
    letter,
    mean: clicksPerMessage ?? 0,
    low: low ?? 0,
    high: high ?? 0,
  }));
  const scale = scaleLinear<number>({
    domain: [Math.min(...ranges.map(({ low }) => low)), Math.max(...ranges.map((r) => r.high))],
    range: [LEFT, RIGHT],
    nice: 4,
  });
  const foot = ranges.length * ROW + 24;
  const shared = {
    from: scale(Math.max(...ranges.map(({ low }) => low))),
    to: scale(Math.min(...ranges.map(({ high }) => high))),
  };
  const words = ranges.map(({ letter, mean, low, high }) =>
    `${letter}: ${rateLabel(mean)}, entre ${rateLabel(low)} e ${rateLabel(high)}.`
  );
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${foot + 24}`}
      className={styles.chart}
      role="img"
      aria-label={`Cliques por mensagem. ${words.join(" ")}`}
    >
      {shared.to > shared.from && (
        <>
          <rect
            x={shared.from}
            y={2}
            width={shared.to - shared.from}
            height={foot - 2}
            rx={6}
            className={styles.shared}
          />
          <text x={(shared.from + shared.to) / 2} y={foot - 6} className={styles.small}>
            {shared.to - shared.from > 90
              ? `cabe ${ranges.length === 2 ? "nas duas" : "em todas"}`
              : ""}
          </text>
        </>
      )}
      <path d={`M${LEFT} ${foot}H${RIGHT}`} className={styles.axis} />
      {scale.ticks(4).map((tick) => (
        <g key={tick}>
          <path d={`M${scale(tick)} ${foot}v5`} className={styles.axis} />
          <text x={scale(tick)} y={foot + 20} className={styles.small}>
            {tick.toLocaleString("pt-BR")}
          </text>
        </g>
      ))}
      {ranges.map(({ letter, mean, low, high }, nth) => {
        const y = nth * ROW + 34;
        return (
          <g key={letter}>
            <text x={0} y={y + 5} className={styles.name}>{letter}</text>
            <path
              d={`M${scale(low)} ${y}H${scale(high)}`}
              className={styles.range}
              strokeDasharray={nth === 0 ? undefined : nth === 1 ? "5 5" : "1 6"}
            />
            <path
              d={`M${scale(low)} ${y - 6}v12M${scale(high)} ${y - 6}v12`}
              className={styles.range}
            />
            <circle
              cx={scale(mean)}
              cy={y}
              r={6}
              className={nth === 0 ? styles.first : styles.other}
            />
            <text x={scale(mean)} y={y - 14} className={styles.mean}>{rateLabel(mean)}</text>
          </g>
        );
      })}
    </svg>
  );
}
