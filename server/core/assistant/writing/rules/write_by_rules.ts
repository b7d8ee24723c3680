import type { RetailSeason } from "../../../templates/retail_year.ts";
import { factEmojis, type FactLine, factLines, replies, replyEndings } from "./fact_lines.ts";
import { replyParts } from "./reply_topics.ts";
import { closings, openings, remarks } from "./openings.ts";
import { seasonKinds, seasonLines } from "./season_lines.ts";
import type { EmojiAmount, Length, Tone } from "./tones.ts";

/** What a text is to be like. */
export type Wish = {
  readonly tone: Tone;
  readonly length: Length;
  readonly emojis: EmojiAmount;
  /** Null: none. */
  readonly season: RetailSeason | null;
};

/** The facts that lead a text, in the order in which they are worth it; null: an opening does. */
const leads: readonly (FactLine | null)[] = [null, "desconto", "menor_preco", "economia", "cupom"];

/** The lines of each length; a blank one parts them. */
const layouts: Readonly<Record<Length, readonly (readonly (FactLine | "")[])[]>> = {
  SHORT: [
    ["titulo", "preco", "a_partir_de", "cupom"],
    ["titulo", "preco_antigo", "preco", "a_partir_de"],
  ],
  MEDIUM: [
    ["titulo", "", "preco_antigo", "preco", "a_partir_de", "preco_pix", "", "cupom", "frete"],
    ["titulo", "", "preco", "a_partir_de", "parcelas", "", "cupom", "cupom_ate"],
  ],
  LONG: [
    [
      ...[
        "menor_preco",
        "titulo",
        "",
        "preco_antigo",
        "preco",
        "a_partir_de",
        "preco_pix",
      ] as const,
      ...["preco_cartao", "parcelas", "", "cupom", "cupom_ate", "frete", "avaliacao"] as const,
    ],
    [
      ...["titulo", "avaliacao", "", "preco_antigo", "preco", "a_partir_de", "preco_pix"] as const,
      ...["economia", "parcelas", "", "cupom", "cupom_ate", "frete", "loja"] as const,
    ],
  ],
};

const openingEmojis = ["✨", "👀", "🔥", "💛", "🛒", "🙌", "😍", "💡"];

/** Returns a generator of numbers from 0 to below 1, the same for the same seed (mulberry32 of FNV-1a). */
export function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) state = Math.imul(state ^ byte, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ state >>> 15, 1 | state);
    bits = bits + Math.imul(bits ^ bits >>> 7, 61 | bits) ^ bits;
    return ((bits ^ bits >>> 14) >>> 0) / 4_294_967_296;
  };
}

/**
 * Returns a text by the grammar, the same for the same wish and seed. `known` are the fields that the
 * offer has: a fact leads only where there is one; other lines disappear by themselves.
 */
export function writeByRules(wish: Wish, seed: string, known: ReadonlySet<string>): string {
  const random = randomOf(seed);
  const pick = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)]!;
  const { tone, length, season } = wish;
  const lead = pick(leads.filter((name) => name === null || known.has(name)));
  const opening = season
    ? pick(seasonLines[seasonKinds[season]][tone])
    : lead === null
    ? pick(openings[tone])
    : pick(factLines[lead]);
  const layout = pick(layouts[length]);
  const lines = layout.filter((name) => name === "" || season !== null || name !== lead)
    .map((name) =>
      name === "" ? "" : withEmoji(pick(factLines[name]), factEmojis[name], wish, "MANY")
    );
  return [
    withEmoji(opening, lead && !season ? factEmojis[lead] : pick(openingEmojis), wish, "FEW"),
    "",
    ...lines,
    "",
    ...length === "LONG" ? [pick(remarks[tone]), ""] : [],
    withEmoji(pick(closings[tone]), "👉", wish, "MANY"),
  ].join("\n");
}

/**
 * Returns a reply to a question about an offer, by the grammar: what the offer's facts say of what is
 * asked, and plainly what is not known.
 */
export function replyByRules(
  wish: Wish,
  seed: string,
  { question, known }: { readonly question: string; readonly known: ReadonlySet<string> },
): string {
  const random = randomOf(seed);
  const pick = <T>(among: readonly T[]): T => among[Math.floor(random() * among.length)]!;
  return [
    withEmoji(pick(replies), "😊", wish, "FEW"),
    ...replyParts(question, known).map((part) =>
      typeof part === "string"
        ? withEmoji(pick(factLines[part]), factEmojis[part], wish, "MANY")
        : part.sentence
    ),
    pick(replyEndings),
  ].join("\n");
}

/** Puts a picture before a line, where the text has that many. */
function withEmoji(
  line: string,
  emoji: string | undefined,
  { emojis }: Pick<Wish, "emojis">,
  from: "FEW" | "MANY",
): string {
  const hasIt = emojis === "MANY" || emojis === "FEW" && from === "FEW";
  return hasIt && emoji ? `${emoji} ${line}` : line;
}
