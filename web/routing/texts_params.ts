import { marketplaceOfParam } from "../shared/marketplaces.ts";

const PAGE = 30;

const seasons = [
  "BACK_TO_SCHOOL",
  "CARNIVAL",
  "CONSUMERS",
  "EASTER",
  "MOTHERS",
  "LOVERS",
  "FATHERS",
  "NINE_NINE",
  "CHILDREN",
  "TEN_TEN",
  "ELEVEN_ELEVEN",
  "BLACK_FRIDAY",
  "TWELVE_TWELVE",
  "CHRISTMAS",
] as const;

/**
 * Parses the campaign texts' parameters: `?texto=` opens one, or a new one; `&de=` copies a ready one;
 * `?q=` searches; `?epoca=`, `?loja=` and `?marcador=` filter; `?ordem=` lists by the last
 * use (`uso`), or by what they earned (`comissao`).
 */
export function parseTextsParams(params: URLSearchParams) {
  const named = params.get("texto") ?? "";
  const isNew = named === "novo";
  const order = params.get("ordem");
  return {
    isNew,
    copyOf: params.get("de"),
    page: {
      textId: named,
      hasText: named !== "" && !isNew,
      search: params.get("q")?.trim() || null,
      season: seasons.find((season) => season === params.get("epoca")) ?? null,
      marketplace: marketplaceOfParam(params.get("loja")),
      tag: params.get("marcador") || null,
      order: order === "uso" ? "LAST_USED" as const : order ? "MOST_EARNED" as const : null,
      first: PAGE,
    },
  };
}
