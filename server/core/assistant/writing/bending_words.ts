/** Words that make another value of an amount, wherever they stand in front of it. */
const always =
  "nem|menos|quase|acima|abaixo|perto|cerca|longe|alem|aquem|sem|dobro|triplo|metade|parte|pedaco|fracao|uns|umas|aproximadamente|beira|beirando|em torno|por volta|na faixa|na casa|inferior|superior|below|under|over|almost|around|about|half";

const word = (words: string) => `(?<![a-z])(?:${words})(?![a-z])`;

/**
 * Words before a value that make another value of it, folded: less than it, nearly it, a part of it.
 * A source of a pattern, with what may stand between left to the caller.
 */
export const BENT_BEFORE = word(`nao|mais|proximo|menor|maior|passa|${always}`);

/** Those of them that do so to an amount of money in a conversation, also some words before it. */
export const BENT_FROM_AFAR = word(
  `nao (?:e|foi|era|esta|ta|fica|custam?|saem?|sai|valem?|pagam?|paga|chegam?|cobram?)|${always}`,
);

/** What a conversation adds up: “passa de” says of it that it grew, and of a price another price. */
const SUM = "(?:total|soma|comissao|comissoes|cliques|vendas|faturamento)";

/**
 * All of them, for who looks right beside a value: “mais ¤”, “maior do que ¤”. Elsewhere in a sentence
 * some are usual adjectives: “o grupo com mais cliques teve ¤”.
 */
export const BENT_BESIDE = `(?:${
  word(`nao|mais|proxim[oa]s?(?: as)?|menor(?:es)?|maior(?:es)?|${always}`)
}|(?<!${SUM}(?: (?!nao)[a-z]+){0,3} )${word("passa")})`;

/** What does so behind a value, folded. */
export const BENT_AFTER = String
  .raw`[*_~"'”’)]*[\s,]{0,2}(?:ou (?:mais|menos|ate menos|quase)|e (?:pouc|tant|quebrad|alguma coisa|la vai)|e uns|mil(?:hao|hoes)?|(?:pra|para) (?:cima|baixo|mais|menos))(?![a-z]{4})`;
