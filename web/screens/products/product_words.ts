type Cents = { readonly cents: number };

type Priced = {
  readonly price?: Cents | null | undefined;
  readonly priceHistory: {
    readonly low90?: Cents | null | undefined;
    readonly median90?: Cents | null | undefined;
  };
};

/** Whether a price is the lowest of 90 days, and not just what it always is. */
export const isLowest = ({ price, priceHistory: { low90, median90 } }: Priced) =>
  price != null && low90 != null && median90 != null && price.cents <= low90.cents &&
  price.cents < median90.cents;

/** `R$` tied to its number. */
export const tied = (formatted: string) => formatted.replace(" ", "\u00a0");

/** Whether it is waiting to be read, or being read. */
export const isReadDue = (nextReadAt: string, now: number) => Date.parse(nextReadAt) <= now;
