const MOST = 6; // more names than that nobody reads

const words = new Intl.ListFormat("pt-BR");

/** "Achados, Ofertas e Mães"; of many the first, and how many more. */
export const list = (names: readonly string[]): string =>
  words.format(
    names.length <= MOST ? names : [...names.slice(0, MOST), `mais ${names.length - MOST}`],
  );
