const plainNumber = new Intl.NumberFormat("pt-BR");

/** Formats a number: "1.024". */
export const numberLabel = (count: number) => plainNumber.format(count);

/** Words a count: "1 grupo", "1.024 grupos". */
export const countLabel = (count: number, one: string, many: string) =>
  `${numberLabel(count)} ${count === 1 ? one : many}`;

/** Puts a no-break space between the symbol and the number of an amount. */
export const priceText = (formatted: string) => formatted.replace(" ", "\u00a0");

type Amount = { readonly formatted: string } | null | undefined;

/** Words what an offer costs: its price, or the least of a range where the price is unknown. */
export function costText(
  { price, lowestPrice }: { readonly price?: Amount; readonly lowestPrice?: Amount },
): string {
  if (price) return priceText(price.formatted);
  return lowestPrice ? `A partir de ${priceText(lowestPrice.formatted)}` : "Sem preço";
}
