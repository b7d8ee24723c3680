import { scaleBand, scaleLinear } from "@visx/scale";
import type { DayBar } from "./day_bars.ts";
import styles from "./DayBarsChart.module.css";

const [WIDTH, HEIGHT] = [1000, 160];

/** Draws a bar for each day or week. Its labels are text beside it, which does not shrink with it. */
export function DayBarsChart({ bars, label }: { bars: readonly DayBar[]; label: string }) {
  const x = scaleBand<number>({
    domain: bars.map((_, nth) => nth),
    range: [0, WIDTH],
    padding: bars.length > 40 ? 0.15 : 0.3,
  });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...bars.map(({ value }) => value))],
    range: [0, HEIGHT],
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.chart}
      role="img"
      aria-label={label}
    >
      {bars.map(({ to, value }, nth) => (
        <rect
          key={to}
          x={x(nth)}
          y={HEIGHT - y(value)}
          width={x.bandwidth()}
          height={y(value)}
          className={styles.bar}
        />
      ))}
    </svg>
  );
}
