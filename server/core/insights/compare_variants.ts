/** What came of a variant's messages. */
export type VariantSums = {
  readonly messages: number;
  readonly clicks: number;
  /** The sum of the squares of each message's clicks. */
  readonly clicksSquared: number;
};

/** A variant's clicks per message, and where that lies with 95% confidence; null: not known. */
export type ClickRate = {
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** LEADER: one variant is surely better. */
export type Comparison = {
  readonly decision: "TOO_FEW" | "UNDECIDED" | "LEADER";
  /** The indexes of the variant in front and of the one behind it; null: there are too few. */
  readonly first: number | null;
  readonly second: number | null;
  /** How sure it is that the first one is better than the second, from 0.5 to 1. */
  readonly probability: number | null;
  /** Days until the decision at this pace, if the difference stays; null: not to be said. */
  readonly remainingDays: number | null;
};

/** Messages and clicks that each variant needs before anything is said. */
export const LEAST_MESSAGES = 30;
export const LEAST_CLICKS = 20;
/** Days ahead that are still said. */
const FURTHEST_DAYS = 60;
/** Standard errors of 95% and of 99%, two-sided. 99%, since people look every day. */
const Z95 = 1.959964;
const Z99 = 2.575829;

/**
 * Returns the mean clicks per message with its interval. The messages' own spread counts, not
 * Poisson's, because people of a group click together. The interval is that of the logarithm
 * (the delta method), so that it is never below 0.
 */
export function clickRate(sums: VariantSums): ClickRate {
  const { messages, clicks } = sums;
  if (messages === 0) return { mean: null, low: null, high: null };
  const mean = clicks / messages;
  const error = logError(sums);
  if (error === null) return { mean, low: null, high: null };
  return { mean, low: mean * Math.exp(-Z95 * error), high: mean * Math.exp(Z95 * error) };
}

/** The standard error of the mean's logarithm; null where there are too few messages or clicks. */
function logError({ messages, clicks, clicksSquared }: VariantSums): number | null {
  if (messages < 2 || clicks === 0) return null;
  const variance = (clicksSquared - clicks ** 2 / messages) / (messages - 1);
  // Messages that happen to be alike still have at least Poisson's spread.
  return Math.sqrt(Math.max(variance, clicks / messages) * messages) / clicks;
}

/**
 * Compares the clicks per message of variants, the best one with the one behind it. Welch's test of
 * two means of unequal variance (Biometrika 34, 1947), on their logarithms and for samples so large
 * that Student's distribution is the normal one. A leader is also one whose 95% interval does not
 * reach the other's, which is what the chart shows.
 */
export function compareVariants(variants: readonly VariantSums[], days: number): Comparison {
  const none = { first: null, second: null, probability: null, remainingDays: null };
  const isEnough = ({ messages, clicks }: VariantSums) =>
    messages >= LEAST_MESSAGES && clicks >= LEAST_CLICKS;
  if (variants.length < 2 || !variants.every(isEnough)) return { decision: "TOO_FEW", ...none };
  const [first, second] = variants.map((_, index) => index)
    .sort((a, b) => rate(variants[b]!) - rate(variants[a]!)) as [number, number];
  const [front, behind] = [variants[first]!, variants[second]!];
  const [error, otherError] = [logError(front)!, logError(behind)!];
  const difference = Math.log(rate(front) / rate(behind));
  const spread = Math.hypot(error, otherError);
  const z = difference / spread;
  const needed = Math.max(Z99, Z95 * (error + otherError) / spread);
  const decision = z >= needed ? "LEADER" : "UNDECIDED";
  const remaining = Math.ceil(days * ((needed / z) ** 2 - 1));
  const isSayable = decision === "UNDECIDED" && remaining >= 1 && remaining <= FURTHEST_DAYS;
  const remainingDays = isSayable ? remaining : null;
  return { decision, first, second, probability: normalShare(z), remainingDays };
}

const rate = ({ messages, clicks }: VariantSums) => clicks / messages;

/**
 * The share of the normal distribution below `z` >= 0, to seven digits.
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
 */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const factors = [0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = factors.reduce((total, factor, nth) => total + factor * t ** (nth + 1), 0);
  return 1 - Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI) * sum;
}
