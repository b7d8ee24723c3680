import { fold } from "../../../search.ts";
import type { FactLine } from "./fact_lines.ts";

/** What people ask about an offer: the facts that answer it, and what is said where none is known. */
type Topic = {
  readonly asks: RegExp;
  readonly facts: readonly FactLine[];
  readonly unknown: string;
};

/** In the order in which they are answered; the patterns read folded questions. */
const topics: readonly Topic[] = [
  {
    asks: /\b(?:quanto|precos?|precinho|valor|custa|custando|sai por)\b/,
    facts: ["preco", "a_partir_de"],
    unknown: "O preço de agora eu não sei: a página mostra.",
  },
  {
    asks: /\b(?:descontos?|caiu|baixou|abaixou|promo\w*|antes|economi\w+)\b/,
    facts: ["desconto", "economia", "menor_preco"],
    unknown: "Se o preço caiu, eu não sei dizer.",
  },
  {
    asks: /\b(?:pix|a vista)\b/,
    facts: ["preco_pix"],
    unknown: "No Pix eu não sei quanto fica: a página mostra.",
  },
  {
    asks: /\b(?:parcel\w+|juros|cartao|prestac\w+|vezes)\b|\d+ ?x\b/,
    facts: ["parcelas", "preco_cartao"],
    unknown: "As parcelas eu não sei: a página mostra ao pagar.",
  },
  {
    asks: /\b(?:cupom|cupons|codigo|voucher)\b/,
    facts: ["cupom", "cupom_ate"],
    unknown: "Cupom para este eu não conheço.",
  },
  {
    asks: /\b(?:fretes?|envio|enviam?|entreg\w+|chega\w*|demora\w*|prazo|correios?|cep)\b/,
    facts: ["frete"],
    unknown: "O frete e o prazo eu não sei: a loja diz pelo seu CEP.",
  },
  {
    asks:
      /\b(?:lojas?|site|vendid\w+|vende|vendedor|marketplace|qual lugar|amazon|shopee|magalu)\b/,
    facts: ["loja"],
    unknown: "A loja eu não sei dizer: está na página.",
  },
  {
    asks: /\b(?:avalia\w+|notas?|estrelas?|e bo[am]|presta|vale a pena|recomend\w+|confiavel)\b/,
    facts: ["avaliacao"],
    unknown: "Avaliações deste eu não conheço: veja na página.",
  },
];

/** Words that ask for the address, which every reply ends with. */
const LINK = /\b(?:links?|onde|comprar?|endereco|pagina)\b/;

/** What is said to a question that no fact is about. */
const OTHER = "Isso eu não sei dizer: a página da loja mostra.";

/**
 * The only sentences that may speak of shipping, coupons and the like without their field: they say
 * that nothing is known. A line of a text is one of them only as a whole.
 */
export const unknownSentences: readonly string[] = [...topics.map(({ unknown }) => unknown), OTHER];
const unknown = new Set(unknownSentences);

/** Whether a line says that something is not known, in one of our sentences; a picture may lead it. */
export const saysUnknown = (line: string): boolean =>
  unknown.has(line.replace(/^[\p{Extended_Pictographic}\ufe0f\s]+/u, "").trim());

/** What answers one part of a question: the lines of its facts, else a sentence of ours. */
export type ReplyPart = FactLine | { readonly sentence: string };

/** Returns what answers a question about an offer that has these fields. */
export function replyParts(question: string, known: ReadonlySet<string>): ReplyPart[] {
  const asked = fold(question);
  const parts = topics.filter(({ asks }) => asks.test(asked)).flatMap(
    ({ facts, unknown }): ReplyPart[] => {
      const held = facts.filter((name) => known.has(name));
      return held.length > 0 ? held : [{ sentence: unknown }];
    },
  );
  return parts.length > 0 || LINK.test(asked) ? parts : [{ sentence: OTHER }];
}
