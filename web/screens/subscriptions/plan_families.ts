/** What a card needs of a plan for sale. */
type Sold = {
  readonly priceId: string;
  readonly productId?: string | null | undefined;
  readonly interval?: string | null | undefined;
  readonly price?: { readonly cents: number } | null | undefined;
};

/** The monthly and the yearly plan of one product. */
type Family<Plan> = { readonly month: Plan | null; readonly year: Plan | null };

/** Puts the monthly and the yearly plan of each product together, in the order given. */
export function familiesOf<Plan extends Sold>(plans: readonly Plan[]): Family<Plan>[] {
  const families = new Map<string, { month: Plan | null; year: Plan | null }>();
  for (const plan of plans) {
    const key = plan.productId ?? plan.priceId;
    const family = families.get(key) ?? { month: null, year: null };
    family[plan.interval === "YEAR" ? "year" : "month"] ??= plan;
    families.set(key, family);
  }
  return [...families.values()];
}

/** Returns the plan of a family at that interval, or its only one. */
export const planAt = <Plan>({ month, year }: Family<Plan>, interval: "MONTH" | "YEAR"): Plan =>
  (interval === "YEAR" ? year ?? month : month ?? year)!;

/** Returns the cents that a year at once costs less than twelve months; 0: nothing, or unknown. */
export function savedCents({ month, year }: Family<Sold>): number {
  if (!month?.price || !year?.price) return 0;
  return Math.max(0, month.price.cents * 12 - year.price.cents);
}
