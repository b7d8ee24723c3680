/** Of the reference: less of a drop is noise. */
const DROP = 0.95;

type Before = {
  /** What the person knows of; null: no price was known. */
  readonly toldCents: number | null;
  /** The lowest that anybody saw in the 30 days before; null: nobody looked. */
  readonly low30Cents: number | null;
};

/**
 * From what a price has dropped to `priceCents`, where it has: at least 5 % below what the person
 * was last told, or below all that was seen for 30 days, whichever is more. So a price that slides
 * down bit by bit is told, one that goes up and down is told once, and one that was dear for a month
 * is a drop again though it was cheaper once.
 */
export function dropFrom({ toldCents, low30Cents }: Before, priceCents: number): number | null {
  if (toldCents === null) return null;
  const reference = Math.max(toldCents, low30Cents ?? toldCents);
  return priceCents <= reference * DROP ? reference : null;
}

/** Whether a drop from `fromCents` still holds at that price. */
export const isStillDown = (fromCents: number, priceCents: number): boolean =>
  priceCents <= fromCents * DROP;
