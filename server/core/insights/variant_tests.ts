import { sql } from "kysely";
import type { Context } from "../context.ts";
import {
  type ClickRate,
  clickRate,
  compareVariants,
  type Comparison,
  LEAST_CLICKS,
  LEAST_MESSAGES,
  type VariantSums,
} from "./compare_variants.ts";
import type { Scope } from "./queries.ts";
import { templateNames, variantIn, variantLetter } from "./subjects.ts";

/** A variant of a template in a period. */
export type TestedVariant = VariantSums & ClickRate & {
  readonly slot: number;
  /** A, B or C. */
  readonly letter: string;
};

/** The variants of one template beside each other. */
export type VariantTest = Comparison & {
  readonly templateId: string;
  /** Null: it is gone for good. */
  readonly name: string | null;
  readonly variants: readonly TestedVariant[];
  /** The decision and its certainty, in Portuguese. */
  readonly title: string;
  readonly sentence: string;
};

/** Tests of one period at most; a person has 50 templates. */
const MOST_TESTS = 60;

/** Returns the tests of the templates that sent messages by two variants or more, the larger first. */
export async function loadVariantTests(
  ctx: Context,
  { userId, period }: Scope,
): Promise<VariantTest[]> {
  const { rows } = await sql<VariantSums & { key: string }>`
    select key, sum(sent::float8) as messages, sum(message_clicks::float8) as clicks,
      sum(message_clicks_squared::float8) as "clicksSquared"
    from daily_results
    where user_id = ${userId} and dimension = 'VARIANT'
      and day between ${period.from} and ${period.to}
    group by key having sum(sent) > 0`.execute(ctx.db);
  const byTemplate = Map.groupBy(rows, ({ key }) => variantIn(key)[0]);
  const tested = [...byTemplate].filter(([, variants]) => variants.length > 1)
    .sort(([, a], [, b]) => messagesOf(b) - messagesOf(a)).slice(0, MOST_TESTS);
  const names = await templateNames(ctx, userId, tested.map(([templateId]) => templateId));
  return tested.map(([templateId, sums]): VariantTest => {
    const variants = sums.map((one): TestedVariant => {
      const [, slot] = variantIn(one.key);
      return { ...one, ...clickRate(one), slot, letter: variantLetter(slot) };
    }).sort((a, b) => a.slot - b.slot);
    const comparison = compareVariants(variants, period.days);
    const name = names.get(templateId) ?? null;
    return { templateId, name, variants, ...comparison, ...wordsOf(comparison, variants) };
  });
}

const messagesOf = (variants: readonly VariantSums[]) =>
  variants.reduce((sum, { messages }) => sum + messages, 0);

/** Says a comparison in words. */
export function wordsOf(
  { decision, first, second, remainingDays, probability }: Comparison,
  variants: readonly TestedVariant[],
): { readonly title: string; readonly sentence: string } {
  const undecided = "A/B: ainda não dá para dizer";
  if (decision === "TOO_FEW") {
    const sentence = `Cada versão precisa de ${LEAST_MESSAGES} mensagens e ${LEAST_CLICKS} ` +
      "cliques de pessoas.";
    return { title: undecided, sentence };
  }
  const [front, behind] = [variants[first!]!, variants[second!]!];
  const range = ({ letter, low, high }: TestedVariant) =>
    `${letter}, entre ${decimal(low!)} e ${decimal(high!)}`;
  const ranges = `Cliques por mensagem: ${range(front)}; ${range(behind)}, com 95% de confiança.`;
  if (decision === "LEADER") {
    const sure = probability! > 0.999 ? "mais de 99,9" : decimal(probability! * 100);
    return {
      title: `A/B: a versão ${front.letter} traz mais cliques`,
      sentence: `${ranges} A certeza de que ${front.letter} é melhor é de ${sure}%.`,
    };
  }
  const isApart = front.low! > behind.high!;
  const why = isApart
    ? "a diferença ainda pode ser acaso"
    : "a diferença cabe no acaso: as duas faixas se cruzam";
  const rest = remainingDays === null
    ? ""
    : remainingDays === 1
    ? " No seu ritmo, falta um dia."
    : ` No seu ritmo, faltam uns ${remainingDays} dias.`;
  return {
    title: undecided,
    sentence: `A versão ${front.letter} está na frente, mas ${why}. ${ranges}${rest}`,
  };
}

const decimal = (value: number) =>
  value.toLocaleString("pt-BR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
