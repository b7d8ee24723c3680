import { scaleLinear } from "@visx/scale";
import { line } from "@visx/shape";
import { countLabel } from "../../../ui/text/numbers.ts";

/** The most points that are drawn: more days are added up by so many. */
const MOST_POINTS = 30;
const MARGIN = 4;

/** Draws counts of days as a line that ends in a dot. */
export function Sparkline(props: {
  counts: readonly number[];
  width: number;
  height: number;
}) {
  const { width, height } = props;
  const counts = addedUp(props.counts);
  const x = scaleLinear<number>({
    domain: [0, counts.length - 1],
    range: [MARGIN, width - MARGIN],
  });
  const y = scaleLinear<number>({
    domain: [Math.min(...counts), Math.max(1, ...counts)],
    range: [height - MARGIN, MARGIN],
  });
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={wordsOf(props.counts)}
    >
      <path
        d={line<number>({ x: (_, nth) => x(nth), y: (count) => y(count) })(counts) ?? ""}
        fill="none"
        stroke="var(--data)"
        strokeWidth={1.8}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(counts.length - 1)} cy={y(counts.at(-1)!)} r={3} fill="var(--data)" />
    </svg>
  );
}

/** Says the best day and the last one. */
const wordsOf = (counts: readonly number[]) =>
  `No melhor dia, ${countLabel(Math.max(...counts), "clique", "cliques")}; no último, ${
    countLabel(counts.at(-1) ?? 0, "clique", "cliques")
  }`;

/** Adds neighbours up, so that at most `MOST_POINTS` points are left; the last are always whole. */
export function addedUp(counts: readonly number[]): number[] {
  const step = Math.ceil(counts.length / MOST_POINTS);
  const rest = counts.length % step;
  const points = [];
  for (let end = counts.length; end > rest; end -= step) {
    points.unshift(counts.slice(end - step, end).reduce((sum, count) => sum + count, 0));
  }
  return points;
}
