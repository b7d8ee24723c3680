/** Each limit of a plan in words. */
export const limitNames = [
  ["messagesPerMonth", "Mensagens por mês"],
  ["groups", "Grupos ativos"],
  ["sessions", "Conexões"],
  ["offersPerDay", "Ofertas por dia"],
  ["products", "Produtos no catálogo"],
  ["shortLinks", "Links curtos"],
  ["assistantPerDay", "Perguntas ao assistente por dia"],
  ["apiPerMinute", "Chamadas da API por minuto"],
  ["members", "Pessoas na equipe"],
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
