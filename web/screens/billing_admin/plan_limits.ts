/** Each limit that the product keeps, in words; the others of the API limit nothing yet. */
export const limitNames = [
  ["messagesPerMonth", "Mensagens por mês"],
  ["groups", "Grupos ativos"],
  ["sessions", "Conexões"],
  ["offersPerDay", "Ofertas por dia"],
  ["products", "Produtos no catálogo"],
  ["shortLinks", "Links curtos"],
  ["apiPerMinute", "Chamadas da API por minuto"],
] as const;

export type LimitName = (typeof limitNames)[number][0];
export type LimitTexts = Readonly<Record<LimitName, string>>;

/** Returns the limits that are typed as whole numbers. */
export const parseLimits = (texts: LimitTexts): Partial<Record<LimitName, number>> =>
  Object.fromEntries(
    limitNames.flatMap(([limit]) =>
      /^-?\d+$/.test(texts[limit].trim()) ? [[limit, Number(texts[limit])]] : []
    ),
  );

/** Returns a limit in words, for the middle of a sentence. */
export const limitLabel = (limit: string): string =>
  (limitNames.find(([name]) => name === limit)?.[1] ?? limit).toLocaleLowerCase("pt-BR");
