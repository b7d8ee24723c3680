import { dayLabel } from "../../ui/text/clock.ts";
import styles from "./Prices.module.css";

/** Draws the lowest price of each day as steps: a price holds until the next sighting. */
export function PriceChart({ points }: { points: readonly Point[] }) {
  const { line, area, low, high, first, last } = curveOf(points);
  const isFlat = low.price.cents === high.price.cents;
  const about = isFlat
    ? `Sempre ${low.price.formatted}`
    : `De ${low.price.formatted} a ${high.price.formatted}`;
  return (
    <figure className={styles.chart}>
      <div className={`${styles.plot} tnum`}>
        <span className="small">{!isFlat && high.price.formatted}</span>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${about}, de ${dayLabel(first.at)} a ${dayLabel(last.at)}`}
        >
          <path d={area} className={styles.area} />
          <path d={line} className={styles.line} vectorEffect="non-scaling-stroke" />
        </svg>
        <span className="small">{low.price.formatted}</span>
      </div>
      <figcaption className="small tnum">
        <span>{dayLabel(first.at)}</span>
        <span>{dayLabel(last.at)}</span>
      </figcaption>
    </figure>
  );
}

export type Point = {
  readonly at: string;
  readonly price: { readonly cents: number; readonly formatted: string };
};

/** Space above and below the line, of 100 units, so that it is not clipped. */
const MARGIN = 6;

/**
 * Returns the SVG paths of at least one point, oldest first, in a box of 100 by 100. A single price is
 * a horizontal line.
 */
export function curveOf(points: readonly Point[]) {
  const first = points[0]!;
  const last = points.at(-1)!;
  const low = points.reduce((a, b) => b.price.cents < a.price.cents ? b : a);
  const high = points.reduce((a, b) => b.price.cents > a.price.cents ? b : a);
  const start = Date.parse(first.at);
  const time = Date.parse(last.at) - start;
  const range = high.price.cents - low.price.cents;
  const x = ({ at }: Point) => rounded(time === 0 ? 0 : (Date.parse(at) - start) / time * 100);
  const y = ({ price }: Point) =>
    rounded(
      range === 0 ? 50 : MARGIN + (high.price.cents - price.cents) / range * (100 - 2 * MARGIN),
    );
  const steps = points.slice(1).map((point) => `H${x(point)}V${y(point)}`).join("");
  const line = `M0 ${y(first)}${steps}H100`;
  return { line, area: `${line}V100H0Z`, end: y(last), low, high, first, last };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
