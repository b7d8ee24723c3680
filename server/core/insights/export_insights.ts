import type { Context } from "../context.ts";
import { centsCell, localCell } from "../csv/values.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { Money } from "../money.ts";
import { type ListedDimension, noSums } from "./dimensions.ts";
import type { ConversionMatch, ConversionStatus } from "./conversions/conversion.ts";
import { isReportNetwork, reportNetworkName } from "./conversions/csv/networks.ts";
import { conversionCursor, listConversions } from "./conversions/list_conversions.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { loadWeekHours } from "./hours.ts";
import { type Insights, openInsights } from "./insights.ts";
import { listRows, rowCursor } from "./list_rows.ts";
import { daysOf, type PeriodPreset, presets } from "./period.ts";
import { loadDays, loadTotals } from "./queries.ts";
import { loadVariantTests } from "./variant_tests.ts";

/** What can be exported: each panel of the screen. */
const panels = [
  "TOTALS",
  "DAYS",
  "HOURS",
  "VARIANT_TESTS",
  "GROUP",
  "TEMPLATE",
  "VARIANT",
  "MARKETPLACE",
  "PRODUCT",
  "LINK",
  "CONVERSIONS",
] as const;
type Panel = (typeof panels)[number];

/** Rows in memory at once. */
const PAGE = 500;

type ExportInsights = Given<{ panel: string; preset: string; from: string; to: string }>;
type Records = AsyncGenerator<readonly string[]>;

/**
 * Streams a panel of the viewer's results as CSV. What is not known is an empty cell.
 * @throws Failure INSIGHTS_PANEL_UNKNOWN, INSIGHTS_PERIOD_INVALID
 */
export async function exportInsights(
  ctx: Context,
  { panel: name, preset, from, to }: ExportInsights,
): Promise<AsyncIterable<Uint8Array>> {
  const panel = panels.find((panel) => panel === name);
  if (!panel) throw new Failure("INSIGHTS_PANEL_UNKNOWN", ["panel"]);
  const isPreset = (name: string): name is PeriodPreset => Object.hasOwn(presets, name);
  if (preset && !isPreset(preset)) throw new Failure("INSIGHTS_PERIOD_INVALID", ["preset"]);
  const chosen = { preset: preset as PeriodPreset | null | undefined, from, to };
  return ctx.ports.csv.write(recordsOf(ctx, await openInsights(ctx, chosen), panel));
}

const recordsOf = (ctx: Context, insights: Insights, panel: Panel): Records => {
  if (panel === "TOTALS") return totals(ctx, insights);
  if (panel === "DAYS") return days(ctx, insights);
  if (panel === "HOURS") return hours(ctx, insights);
  if (panel === "VARIANT_TESTS") return variantTests(ctx, insights);
  if (panel === "CONVERSIONS") return sales(ctx, insights);
  return rows(ctx, insights, panel);
};

async function* totals(ctx: Context, { userId, ...insights }: Insights): Records {
  yield ["De", "Até", ...titles];
  const [before, now] = [
    { userId, period: insights.previous },
    { userId, period: insights.period },
  ];
  const known = [await insights.previousKnown(), await insights.known()];
  for (const [nth, scope] of [before, now].entries()) {
    const figures = figuresOf(await loadTotals(ctx, scope), known[nth]!);
    yield [scope.period.from, scope.period.to, ...cells(figures)];
  }
}

async function* days(ctx: Context, insights: Insights): Records {
  yield ["Dia", ...titles];
  const [sums, known] = [await loadDays(ctx, insights), await insights.known()];
  for (const day of daysOf(insights.period)) {
    yield [day, ...cells(figuresOf(sums.get(day) ?? noSums, known))];
  }
}

const weekdays = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

async function* hours(ctx: Context, insights: Insights): Records {
  yield ["Dia da semana", "Hora", "Enviadas", "Cliques nessas mensagens", "Cliques na hora"];
  const { clicks: hasClicks } = await insights.known();
  for (const one of await loadWeekHours(ctx, insights, hasClicks)) {
    const { weekday, hour, sent, messageClicks, clicks } = one;
    yield [weekdays[weekday - 1]!, `${hour}h`, ...[sent, messageClicks, clicks].map(cell)];
  }
}

async function* variantTests(ctx: Context, insights: Insights): Records {
  yield ["Modelo", "Versão", "Mensagens", "Cliques", "Por mensagem", "De", "Até", "Conclusão"];
  for (const { name, variants, title } of await loadVariantTests(ctx, insights)) {
    for (const { letter, messages, clicks, mean, low, high } of variants) {
      const figures = [messages, clicks, mean, low, high].map(cell);
      yield [name ?? "", letter, ...figures, title];
    }
  }
}

async function* rows(ctx: Context, insights: Insights, dimension: ListedDimension): Records {
  yield ["Nome", "Detalhe", "Chave", ...titles];
  const { userId, period, known } = insights;
  const scope = { userId, period, known, dimension, order: "CLICKS" } as const;
  let after: string | undefined;
  while (true) {
    const page = await listRows(ctx, scope, {
      ...after === undefined ? {} : { after },
      limit: PAGE,
      inverted: false,
    });
    for (const { name, detail, key, sums } of page) {
      yield [name ?? "", detail ?? "", key, ...cells(figuresOf(sums, await known()))];
    }
    if (page.length < PAGE) return;
    after = rowCursor(page.at(-1)!);
  }
}

const statuses: Readonly<Record<ConversionStatus, string>> = {
  PENDING: "pendente",
  CONFIRMED: "confirmada",
  CANCELED: "cancelada",
};
const matches: Readonly<Record<ConversionMatch, string>> = {
  DISPATCH: "pelo link",
  PRODUCT: "por estimativa",
  NONE: "não se sabe",
};

async function* sales(ctx: Context, insights: Insights): Records {
  yield ["Data", "Produto", "Loja", "Situação", "Ligada", "A", "Valor", "Comissão", "Moeda"];
  let after: string | undefined;
  while (true) {
    const page = await listConversions(ctx, insights, {
      ...after === undefined ? {} : { after },
      limit: PAGE,
      inverted: false,
    });
    for (const { title, network, status, match, tracedTo, amount, commission, ...sale } of page) {
      const date = localCell(sale.purchasedAt, insights.timeZone);
      const shop = isReportNetwork(network) ? reportNetworkName(network) : network;
      const words = [date, title, shop, statuses[status], matches[match], tracedTo ?? ""];
      yield [...words, cell(amount), cell(commission), (amount ?? commission)?.currency ?? ""];
    }
    if (page.length < PAGE) return;
    after = conversionCursor(page.at(-1)!);
  }
}

/** The columns of figures: their titles, and their cells. */
const columns: readonly (readonly [string, (figures: Figures) => number | Money | null])[] = [
  ["Enviadas", ({ sent }) => sent],
  ["Entregues", ({ delivered }) => delivered],
  ["Com clique", ({ clicked }) => clicked],
  ["Com compra", ({ bought }) => bought],
  ["Cliques de pessoas", ({ clicks }) => clicks],
  ["Acessos de robôs", ({ botClicks }) => botClicks],
  ["Cliques por mensagem", ({ clicksPerMessage }) => clicksPerMessage],
  ["Vendas", ({ conversions }) => conversions],
  ["Vendas estimadas", ({ estimatedConversions }) => estimatedConversions],
  ["Vendas canceladas", ({ canceledConversions }) => canceledConversions],
  ["Valor vendido", ({ revenue }) => revenue],
  ["Comissão pendente", ({ pendingCommission }) => pendingCommission],
  ["Comissão confirmada", ({ confirmedCommission }) => confirmedCommission],
  ["R$ por clique", ({ earningsPerClick }) => earningsPerClick],
  ["R$ por mil entregues", ({ earningsPerThousand }) => earningsPerThousand],
];
const titles = columns.map(([title]) => title);
const cells = (figures: Figures) => columns.map(([, value]) => cell(value(figures)));

function cell(value: number | Money | null): string {
  if (value === null) return "";
  if (typeof value !== "number") return centsCell(value.cents);
  return Number.isInteger(value) ? String(value) : value.toFixed(2).replace(".", ",");
}
