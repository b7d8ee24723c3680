import { fold } from "../search.ts";

/** The variables of a template, as a person writes them between braces. */
export const variables = {
  titulo: { about: "o nome do produto", isUsual: true },
  loja: { about: "o nome da loja", isUsual: true },
  preco: { about: "o preço, já com R$", isUsual: true },
  no_pix: { about: "“no Pix”, quando o preço só vale no Pix", isAside: true },
  preco_antigo: { about: "o preço de antes, quando era maior" },
  desconto: { about: "quanto o preço caiu, em %" },
  economia: { about: "quanto o preço caiu, em R$" },
  menor_preco: { about: "“Menor preço em 30 dias”, quando o nosso registro prova" },
  preco_pix: { about: "o preço no Pix, quando é menor" },
  preco_cartao: { about: "o preço no cartão, quando é maior" },
  a_partir_de: { about: "o menor preço, quando o exato não se sabe" },
  parcelas: { about: "em quantas vezes, e se tem juros" },
  cupom: { about: "o código do cupom" },
  cupom_ate: { about: "até quando o cupom vale, quando se sabe" },
  frete: { about: "o que a loja diz do frete" },
  avaliacao: { about: "a nota de quem comprou" },
  link: { about: "o seu link de afiliado", isUsual: true },
} as const satisfies Readonly<Record<string, About>>;

export type About = {
  /** Its meaning, in Portuguese. */
  readonly about: string;
  /** Nearly every offer has it. */
  readonly isUsual?: true;
  /** It follows another variable, and may be missing there. */
  readonly isAside?: true;
};

export type Variable = keyof typeof variables;
export const variableNames = Object.keys(variables) as Variable[];

/** The variables that a text may have, by name. */
export type Vocabulary = Readonly<Record<string, About>>;

/** The value of each variable for one offer; null or "": none. */
export type Values = Readonly<Record<Variable, string | null>>;

/** Returns the variable of that name; capitals, accents and spaces do not matter. */
export const variableCalled = (
  written: string,
  vocabulary: Vocabulary = variables,
): string | null => {
  const name = asVariable(written);
  return Object.hasOwn(vocabulary, name) ? name : null;
};

/** Returns the variable whose name is most similar; null where none is. */
export function nearestVariable(
  written: string,
  vocabulary: Vocabulary = variables,
): string | null {
  const typed = asVariable(written);
  const [best] = Object.keys(vocabulary)
    .map((name) => ({ name, steps: distance(typed, name) }))
    .toSorted((one, other) => one.steps - other.steps);
  return best && best.steps <= Math.max(2, Math.floor(best.name.length / 3)) ? best.name : null;
}

const asVariable = (written: string) => fold(written.trim()).replace(/[\s-]+/g, "_");

/** The Levenshtein distance of two words. */
function distance(from: string, to: string): number {
  if (from.length > 40) return Infinity;
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let left = 1; left <= from.length; left++) {
    const next = [left];
    for (let up = 1; up <= to.length; up++) {
      const swap = row[up - 1]! + Number(from[left - 1] !== to[up - 1]);
      next.push(Math.min(swap, row[up]! + 1, next[up - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
