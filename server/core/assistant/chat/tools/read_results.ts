import type { Context } from "../../../context.ts";
import { figuresOf } from "../../../insights/figures.ts";
import { openInsights } from "../../../insights/insights.ts";
import { listRows } from "../../../insights/list_rows.ts";
import type { PeriodPreset } from "../../../insights/period.ts";
import { loadTotals } from "../../../insights/queries.ts";
import { formatMoney, type Money } from "../../../money.ts";
import type { FactSheet } from "../fact_sheet.ts";
import { choiceField, firstPage, tool } from "./tool.ts";

const SHOWN = 5;
const PATH = "/app/insights";

const periods = {
  LAST_7_DAYS: "últimos 7 dias",
  LAST_30_DAYS: "últimos 30 dias",
  LAST_90_DAYS: "últimos 90 dias",
} as const satisfies Partial<Record<PeriodPreset, string>>;

export const readResults = tool({
  name: "ler_resultados",
  description:
    "Lê mensagens, cliques, vendas e comissões de um período e do anterior, e o que rendeu mais.",
  fields: {
    periodo: choiceField("Qual período", ["LAST_7_DAYS", "LAST_30_DAYS", "LAST_90_DAYS"]),
  },
  run: (ctx, { periodo }, { facts }) => resultsOf(ctx, periodo, facts),
});

/** Returns the viewer's figures of a period beside those of the one before. */
export async function resultsOf(ctx: Context, preset: keyof typeof periods, facts: FactSheet) {
  const insights = await openInsights(ctx, { preset });
  const { userId, period, previous } = insights;
  const [now, before, known, knownBefore] = await Promise.all([
    loadTotals(ctx, { userId, period }),
    loadTotals(ctx, { userId, period: previous }),
    insights.known(),
    insights.previousKnown(),
  ]);
  const groups = await listRows(
    ctx,
    { ...insights, dimension: "GROUP", order: known.clicks ? "CLICKS" : "SENT" },
    firstPage(SHOWN),
  );
  const words = periods[preset];
  return {
    periodo: facts.add("Período", words, PATH),
    agora: figureFacts(figuresOf(now, known), words, facts),
    antes: figureFacts(figuresOf(before, knownBefore), "período anterior", facts),
    grupos: groups.map(({ name, sums }) => ({
      nome: facts.add("Grupo", name ?? "Grupo apagado", PATH),
      mensagens: facts.add(`Mensagens em ${name}`, count(sums.sent), PATH),
      cliques: known.clicks ? facts.add(`Cliques em ${name}`, count(sums.clicks), PATH) : null,
    })),
    aviso: "Um valor nulo não é conhecido; não é zero.",
  };
}

function figureFacts(figures: ReturnType<typeof figuresOf>, period: string, facts: FactSheet) {
  const number = (label: string, value: number | null) =>
    value === null ? null : facts.add(`${label}, ${period}`, count(value), PATH);
  const money = (label: string, value: Money | null) =>
    value && facts.add(`${label}, ${period}`, formatMoney(value), PATH);
  return {
    mensagens: number("Mensagens enviadas", figures.sent),
    cliques: number("Cliques", figures.clicks),
    vendas: number("Vendas", figures.conversions),
    faturamento: money("Vendido", figures.revenue),
    comissaoPendente: money("Comissão pendente", figures.pendingCommission),
    comissaoConfirmada: money("Comissão confirmada", figures.confirmedCommission),
  };
}

const format = new Intl.NumberFormat("pt-BR");
const count = (value: number) => format.format(value);
