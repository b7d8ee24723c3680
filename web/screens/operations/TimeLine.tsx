import { scaleLinear } from "@visx/scale";
import { line } from "@visx/shape";
import styles from "./TimeLine.module.css";

const [WIDTH, HEIGHT] = [600, 140];

/** Draws values of equal steps as a line; its labels are text beside it. */
export function TimeLine({ values, label }: {
  values: readonly (number | null)[];
  label: string;
}) {
  const x = scaleLinear<number>({
    domain: [0, Math.max(1, values.length - 1)],
    range: [0, WIDTH],
  });
  const y = scaleLinear<number>({
    domain: [0, Math.max(1, ...values.map((value) => value ?? 0))],
    range: [HEIGHT - 2, 4],
    nice: 4,
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.chart}
      role="img"
      aria-label={label}
    >
      {y.ticks(2).map((tick) => (
        <path key={tick} d={`M0 ${y(tick)}H${WIDTH}`} className={styles.grid} />
      ))}
      <path
        d={line<number | null>({
          x: (_, nth) => x(nth),
          y: (value) => y(value ?? 0),
          defined: (value) => value !== null,
        })(values as (number | null)[]) ?? ""}
        className={styles.line}
      />
    </svg>
  );
}
