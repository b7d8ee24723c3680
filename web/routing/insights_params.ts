/** The periods that are chosen by one press, by their values of `?periodo=`. */
const periods = {
  "7": "LAST_7_DAYS",
  "30": "LAST_30_DAYS",
  "90": "LAST_90_DAYS",
  "365": "LAST_365_DAYS",
} as const;

/** What each list is by, on the server. */
export const dimensions = {
  grupo: "GROUP",
  modelo: "TEMPLATE",
  variante: "VARIANT",
  loja: "MARKETPLACE",
  produto: "PRODUCT",
  link: "LINK",
} as const;

const orders = {
  cliques: "CLICKS",
  vendas: "CONVERSIONS",
  comissao: "COMMISSION",
  mensagens: "SENT",
} as const;

/** What results are listed by, a value of `?por=`; and their order, of `?ordem=`. */
export type InsightsView = keyof typeof dimensions;
export type InsightsOrdering = keyof typeof orders;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_DAYS = 366; // the server's limit
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether two days are a period that the server accepts. */
export function isPeriod(from: string, to: string): boolean {
  if (!DAY.test(from) || !DAY.test(to)) return false;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 && days <= MAX_DAYS; // never of NaN, an impossible day
}

/** Parses the results' parameters: a number of days or two days, the list and its order. */
export function parseInsightsParams(params: URLSearchParams) {
  const [from, to] = [params.get("de") ?? "", params.get("ate") ?? ""];
  const named = params.get("periodo") ?? "";
  const days = Object.hasOwn(periods, named) ? named as keyof typeof periods : "30";
  const isChosen = isPeriod(from, to);
  const view = params.get("por") ?? "";
  const shown: InsightsView = Object.hasOwn(dimensions, view) ? view as InsightsView : "grupo";
  const order = params.get("ordem") ?? "";
  const ordering = Object.hasOwn(orders, order) ? order as InsightsOrdering : "cliques";
  return {
    period: isChosen ? "chosen" as const : days,
    view: shown,
    order: ordering,
    page: {
      preset: isChosen ? null : periods[days],
      from: isChosen ? from : null,
      to: isChosen ? to : null,
      dimension: dimensions[shown],
      order: orders[ordering],
      first: INSIGHTS_PAGE,
    },
  };
}

/** Rows of the results' list at first. */
export const INSIGHTS_PAGE = 10;
