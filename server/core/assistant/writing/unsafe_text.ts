import { fold } from "../../search.ts";
import { parseTemplate } from "../../templates/template_text.ts";
import { variables, type Vocabulary } from "../../templates/variables.ts";
import { ADDRESS } from "./addresses.ts";
import { hiddenCharacter } from "./allowed_characters.ts";
import { claimIn } from "./claims.ts";
import { misplacedField } from "./field_context.ts";
import { DIGIT, MONEY_SIGN, MONEY_WORD, numberWordIn, ROMAN, SHARE_WORD } from "./number_words.ts";
import { saysUnknown } from "./rules/reply_topics.ts";
import { shopIn } from "./shop_mentions.ts";

/** Why a text that was not written by a person is refused, with what it is about. */
export type UnsafeText = { readonly reason: UnsafeReason; readonly found: string };

export type UnsafeReason =
  | "EMPTY"
  | "TOO_LONG"
  | "UNKNOWN_FIELD"
  | "FIELD_CONTEXT"
  | "DIGIT"
  | "NUMBER_WORD"
  | "CURRENCY"
  | "LINK"
  | "HIDDEN"
  | "TIME"
  | "CLAIM"
  | "OTHER_SHOP"
  | "DISCLOSURE";

/** The reasons as the model reads them, to write again. */
export const unsafeReasons: Readonly<Record<UnsafeReason, string>> = {
  EMPTY: "o texto está vazio",
  TOO_LONG: "o texto é longo demais",
  UNKNOWN_FIELD: "um campo entre chaves não existe",
  FIELD_CONTEXT: "um campo de valor está num lugar que lhe dá outro sentido",
  DIGIT: "há um algarismo fora de um campo",
  NUMBER_WORD: "há um número por extenso",
  CURRENCY: "há um valor, moeda ou porcentagem fora de um campo",
  LINK: "há um endereço, contato ou rede social; só {link} leva à loja",
  HIDDEN: "há um caractere que não é letra, sinal comum ou emoji",
  TIME: "há uma data, um prazo ou uma urgência",
  CLAIM: "há uma afirmação sobre preço, estoque ou garantia que nenhum fato prova",
  OTHER_SHOP: "há o nome de outra loja",
  DISCLOSURE: "o aviso de publicidade não é escrito por você",
};

/** Characters of a draft at most. */
export const LONGEST_DRAFT = 1_200;

/** What a text may say beyond the fields of an offer. */
export const writingVocabulary = {
  ...variables,
  epoca: { about: "a época pedida, como Dia das Mães" },
} satisfies Vocabulary;

/** The shop that the offer is of, which a text may name; null: none. */
export type NamedOffer = { readonly shop: string | null };

/**
 * Returns why a text cannot go out as it is; null: it can. It says nothing about what a model was
 * told: whatever it writes, the numbers of a message come from the offer's own fields, and a claim
 * that needs a fact stands in a line that its field carries, and that disappears without it.
 */
export function unsafeText(body: string, offer: NamedOffer = { shop: null }): UnsafeText | null {
  if (body.trim() === "") return { reason: "EMPTY", found: "" };
  if (body.length > LONGEST_DRAFT) return { reason: "TOO_LONG", found: String(body.length) };
  const lines = parseTemplate(body, writingVocabulary);
  const words: string[] = [];
  for (const line of lines) {
    const fields = new Set<string>();
    let [said, written] = ["", ""];
    for (const piece of line) {
      if (piece.kind === "unknown") return { reason: "UNKNOWN_FIELD", found: piece.written };
      if (piece.kind === "stray") return { reason: "UNKNOWN_FIELD", found: "{" };
      if (piece.kind === "variable") fields.add(piece.name);
      said += piece.kind === "words" ? piece.text : " \u00a7 ";
      written += piece.kind === "words" ? piece.text : `{${piece.name}}`;
    }
    if (fields.size === 0 && saysUnknown(said)) continue;
    words.push(said);
    const found = unsafeWords(said.replaceAll("\u00a7", ""), offer) ??
      claimIn(fold(said), fields) ?? misplacedField(fold(written), fields);
    if (found) return found;
  }
  // What a line's end parts is read as one as well.
  const whole = words.join(" ");
  return unsafeWords(whole.replaceAll("\u00a7", ""), offer) ??
    claimIn(fold(whole), new Set(Object.keys(writingVocabulary)));
}

/** Addresses, ways to reach somebody, and what could stand for a part of one. */
const LINK = new RegExp(
  [
    ADDRESS.source,
    String.raw`https?|[@/\\]`,
    String
      .raw`\.\s*(?:com|br|net|org|io|me|ly|co|app|shop|link|store|info|xyz|click|site|online)\b`,
    String
      .raw`\b(?:zap|zapzap|whats|whatsapp|telegram|instagram|insta|tiktok|youtube|facebook|twitter|direct|inbox|telefone|celular para|ligue|liga para|me chama|chama no|bio|qr\s?code|chave pix|encurtador|http)\b`,
  ].join("|"),
  "u",
);
const DISCLOSURE =
  /#|\b(?:publi|publicidade|anuncio|anuncios|patrocinad[oa]s?|parceria paga|propaganda|comissao|comissoes|afiliad[oa]s?|associad[oa]s?|sem fins|nao ganho)\b/u;

function unsafeWords(text: string, { shop }: NamedOffer): UnsafeText | null {
  const folded = fold(text);
  const matches: readonly (readonly [UnsafeReason, RegExp, string])[] = [
    ["DIGIT", DIGIT, text],
    ["DIGIT", ROMAN, text],
    ["CURRENCY", MONEY_SIGN, folded],
    ["CURRENCY", MONEY_WORD, folded],
    ["CURRENCY", SHARE_WORD, folded],
    ["LINK", LINK, folded],
    ["DISCLOSURE", DISCLOSURE, folded],
  ];
  for (const [reason, pattern, where] of matches) {
    const found = pattern.exec(where);
    if (found) return { reason, found: found[0] };
  }
  const hidden = hiddenCharacter(text);
  if (hidden) return { reason: "HIDDEN", found: hidden };
  const number = numberWordIn(folded);
  if (number) return { reason: "NUMBER_WORD", found: number };
  const other = shopIn(folded, shop);
  return other ? { reason: "OTHER_SHOP", found: other } : null;
}
