/* What the assistant may say by itself: no number, no link, and no claim about a price. */
import { ADDRESS } from "../writing/addresses.ts";
import { foreignLetter } from "../writing/allowed_characters.ts";
import { BENT_AFTER, BENT_BESIDE, BENT_FROM_AFAR } from "../writing/bending_words.ts";
import { MONTH, PRICE_CLAIM } from "../writing/claims.ts";
import { DIGIT, MONEY_SIGN, MONEY_WORD, numberWordIn, ROMAN } from "../writing/number_words.ts";
import type { Fact } from "./thread.ts";

/** Why a draft is refused. */
export type ProseFault = "NUMBER" | "LINK" | "CLAIM" | "UNKNOWN_FACT" | "UNREADABLE";

const DAY = "(?:segunda|terca|quarta|quinta|sexta)";

/**
 * Words of order and use that a conversation needs, and that say no amount and no date; the end may
 * come yet. Days of the week stay, as “hoje” does: people plan with them.
 */
const NO_AMOUNT = new RegExp(
  "(?<![a-z])(?:" + [
    String
      .raw`(?<!dia )primeir[oa]s?(?! de ${MONTH})(?! parte)|segund[oa]s?(?! partes?)|terceir[oa]s?(?! partes?)`,
    String.raw`(?:quarta|quinta|sexta)s?(?=\s?[-‐–]?\s?feira)`,
    // “Na sexta” is a day, and “na sexta parte” or “na sexta vez” is none.
    String
      .raw`(?<=(?<![a-z])(?:n?as?|d[ae]s?|todas?(?: as)?|pelas?|ate|d?est?as?|n?ess?as?|proxima|ultima|${DAY}s?,? (?:a|ate|e|ou)) )(?:quarta|quinta|sexta)s?(?![\s*_~"]*(?:parte|posic|lugar|coloca|vez|ofert|mensage|vend|envi|etapa|linha|pagina|parcela|d[aeo]s?[\s*_~"]+(?!manha|tarde|noite|semana)[^\s*_~"]))`,
    String.raw`por meio(?=\s*$| d[aeo])|no meio|em meio|par|pares|ambos|ambas|dupla`,
    String
      .raw`(?:tempo|mundo|vida|valor|preco) real|(?:dados|precos|valores|numeros|resultados|dias|horas) reais`,
  ].join("|") + ")(?![a-z])",
  "g",
);

/** Mark a fact in a draft, one that is a count or a time, and one of money or a share. */
const REF = /\[\[(f\d{1,4})\]\]/g;
const FACT = "§";
const COUNT = "¶";
const MONEY = "¤";
const ANY = `[${FACT}${COUNT}${MONEY}]`;
const AMOUNT = `[${COUNT}${MONEY}]`;
const MARK = new RegExp(ANY);
const isAmount = (text: string) =>
  /^[^\p{L}\p{N}]*(?:R\$|US\$|€)?\s?\p{N}[\p{N}.,:/% às-]*$/u.test(text);

/** Returns what stands for a fact in the prose. */
const markOf = ({ text }: Pick<Fact, "text">): string =>
  !isAmount(text) ? FACT : /[$€%]/.test(text) ? MONEY : COUNT;

/** What would make another number of a fact: what touches it, another fact, or a word beside it. */
const TOUCHED = new RegExp(
  String.raw`[\p{L}\p{N}$+±−–-]${ANY}|${ANY}[\p{L}\p{N}]|${ANY}[^\s\p{L}]*${ANY}`,
  "u",
);
const MARKS = String.raw`[\s*_~"'“”‘’(]*`;
const JOINED = String.raw`(?:[\s*_~"'“”‘’()]+(?:d[aeo]s?|que|a|aos?|os?|tod[oa]s?))*${MARKS}`;
const BENT = new RegExp(
  [
    String.raw`${BENT_FROM_AFAR}[^${FACT}${COUNT}${MONEY}.,;:!?()\n]{0,15}${MONEY}`,
    String.raw`${BENT_BESIDE}${JOINED}${AMOUNT}`,
    String.raw`${BENT_BESIDE}\s(?:d[aeo]s?|de (?:um|uns|umas?|tod[oa]s?))${MARKS}${ANY}`,
    String.raw`(?<![a-z])(?:quase|nem|uns|umas|metade|dobro|triplo)${MARKS}${ANY}`,
    String.raw`${AMOUNT}${BENT_AFTER}`,
  ].join("|"),
);

/** A text as the rules compare it: without accents, capitals and invisible characters. */
const folded = (text: string) =>
  text.normalize("NFKD").replace(/[\p{Diacritic}\p{Cf}]/gu, "").toLowerCase();

/**
 * Returns why prose is refused, in which each fact is “§”, and “¶” if it is a count or a time, “¤” if
 * it is money or a share; null: it may stay.
 */
export function faultOf(prose: string): ProseFault | null {
  const plain = folded(prose);
  const words = plain.replace(NO_AMOUNT, " ");
  const isNumber = DIGIT.test(prose) || ROMAN.test(prose) || MONEY_SIGN.test(plain) ||
    MONEY_WORD.test(words) || numberWordIn(words) !== null;
  if (isNumber || TOUCHED.test(prose) || BENT.test(plain)) return "NUMBER";
  if (ADDRESS.test(plain)) return "LINK";
  if (foreignLetter(prose)) return "UNREADABLE";
  return PRICE_CLAIM.test(plain.replace(/[*_~"“”]/g, "").replace(/\s+/g, " ")) ? "CLAIM" : null;
}

/** Characters that wait for the end of a word or a ref, and of earlier prose that is checked again. */
const MOST_HELD = 200;
const TAIL = 120;
const LONGEST_TAIL = 400;

/** Returns the end of prose from the beginning of a sentence, so that no word loses what it goes with. */
function tailOf(prose: string): string {
  if (prose.length <= TAIL) return prose;
  const begins = [...prose.slice(0, -TAIL).matchAll(/[.!?…]\s|\n/g)].at(-1)?.index ?? 0;
  const tail = prose.slice(begins);
  return tail.length > LONGEST_TAIL ? tail.slice(-LONGEST_TAIL).replace(/^\S+/, "") : tail;
}

/**
 * Reads a draft as it streams, and writes the facts in the place of their refs. Words are checked
 * whole: the last one waits for its end.
 */
export function proseFilter(factOf: (ref: string) => Pick<Fact, "text"> | undefined) {
  let held = "";
  let tail = "";

  /** @returns what may be shown, or why nothing more may */
  function release(end: number): { readonly text: string } | { readonly fault: ProseFault } {
    const piece = held.slice(0, end);
    held = held.slice(end);
    const refs = [...piece.matchAll(REF)].map(([, ref]) => ref!);
    if (refs.some((ref) => !factOf(ref))) return { fault: "UNKNOWN_FACT" };
    if (MARK.test(piece)) return { fault: "UNREADABLE" };
    const prose = tail + piece.replace(REF, (_, ref: string) => markOf(factOf(ref)!));
    const fault = faultOf(prose) ?? (/\[\[|\]\]/.test(prose) ? "UNKNOWN_FACT" : null);
    if (fault) return { fault };
    tail = tailOf(prose);
    return { text: piece.replace(REF, (_, ref: string) => factOf(ref)!.text) };
  }

  return {
    push(piece: string) {
      held += piece;
      const open = held.lastIndexOf("[[");
      const isOpen = open >= 0 && !held.slice(open).includes("]]");
      const beyond = isOpen ? held.slice(0, open) : held;
      const end = beyond.search(/\s\S*$/) + 1;
      if (end > 0) return release(end);
      return held.length > MOST_HELD ? { fault: "UNREADABLE" as const } : { text: "" };
    },
    end: () => release(held.length),
  };
}
