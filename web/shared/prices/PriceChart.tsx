import { dayLabel } from "../../ui/text/clock.ts";
import { curveOf, type Point } from "./curve.ts";
import styles from "./Prices.module.css";

/** The lowest price of each day, as steps: a price holds until somebody saw another one. */
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
