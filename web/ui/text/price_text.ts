/** Joins `R$` and its number by a no-break space. */
export const priceText = (formatted: string) => formatted.replace(" ", "\u00a0");
