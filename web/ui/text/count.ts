const brazilian = new Intl.NumberFormat("pt-BR");

/** A number as Brazil writes it: "1.024". */
export const numberLabel = (count: number) => brazilian.format(count);

/** So many of something: "1 grupo", "1.024 grupos". */
export const countLabel = (count: number, one: string, many: string) =>
  `${numberLabel(count)} ${count === 1 ? one : many}`;
