const plainNumber = new Intl.NumberFormat("pt-BR");

/** A number as Brazil writes it: "1.024". */
export const numberLabel = (count: number) => plainNumber.format(count);

/** So many of something: "1 grupo", "1.024 grupos". */
export const countLabel = (count: number, one: string, many: string) =>
  `${numberLabel(count)} ${count === 1 ? one : many}`;

/** An amount with a no-break space between its symbol and its number. */
export const priceText = (formatted: string) => formatted.replace(" ", "\u00a0");
