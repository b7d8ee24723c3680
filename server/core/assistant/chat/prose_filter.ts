/* What the assistant may say by itself: no number, no link, and no claim about a price. */
import { foreignLetter } from "../writing/allowed_characters.ts";
import { DIGIT, numberWordIn, ROMAN } from "../writing/number_words.ts";
import type { Fact } from "./thread.ts";

/** Why a draft is refused. */
export type ProseFault = "NUMBER" | "LINK" | "CLAIM" | "UNKNOWN_FACT" | "UNREADABLE";

/** Words of order and use that a conversation needs, and that say no amount; the end may come yet. */
const NO_AMOUNT =
  /(?<![a-z])(?:primeir[oa]s?|segund[oa]s?|terceir[oa]s?|quart[oa]|quint[oa]|sext[oa]|por meio(?=\s*$| d[aeo])|no meio|em meio|par|pares|ambos|ambas|dupla|one)(?![a-z])/g;

const PERCENT = /[%‰]/;
const DOMAIN = "com|br|net|org|io|me|ly|to|gg|app|shop|store|link|site|xyz|info|co";
const LINK = new RegExp(
  [
    String.raw`h[tx]{2}ps?\b|\bwww\b|:\/\/|\]\s*\(|<[a-z/!]|(?<![a-z])@[a-z]`,
    String.raw`[a-z]\.[a-z]`, // a.b: a domain, or a slip that is written again
    String.raw`\s\.\s*(?:${DOMAIN})(?![a-z])|\.\s+(?:${DOMAIN})\s*[.,;:!?)/]`,
    String.raw`\b(?:ponto|dot)\s+(?:${DOMAIN})\b|\(\s*(?:ponto|dot|at|arroba)\s*\)`,
    String.raw`\b(?:wa\s*me|bit\s*ly|arroba)\b`,
  ].join("|"),
);
const CLAIM =
  /(?<![a-z])(?:menor|melhor|mais baixo|mais barat[oa])s? (?:preco|valor|oferta da|do ano|do mes|da historia|de tod)|(?<![a-z])(?:mais barat[oa]|imperdivel)(?![a-z])/;

/** Marks a fact in a draft, and what stands for it where the prose around it is checked. */
const REF = /\[\[(f\d{1,4})\]\]/g;
const FACT = "§";
/** What would make another number of a fact: what touches it, another fact, or a word before it. */
const TOUCHED = new RegExp(
  String.raw`[\p{L}\p{N}$+±−–-]${FACT}|${FACT}[\p{L}\p{N}]|${FACT}[^\s\p{L}]*${FACT}`,
  "u",
);
const BENT = new RegExp(
  String.raw`(?<![a-z])(?:(?:menos|mais|cerca|perto) de|quase|nem)\s+${FACT}`,
);

/** A text as the rules compare it: without accents, capitals and invisible characters. */
const folded = (text: string) =>
  text.normalize("NFKD").replace(/[\p{Diacritic}\p{Cf}]/gu, "").toLowerCase();

/** Returns why prose is refused, in which each fact is “§”; null: it may stay. */
export function faultOf(prose: string): ProseFault | null {
  const plain = folded(prose);
  const isNumber = DIGIT.test(prose) || ROMAN.test(prose) || PERCENT.test(plain) ||
    numberWordIn(plain.replace(NO_AMOUNT, " ")) !== null;
  if (isNumber || TOUCHED.test(prose) || BENT.test(plain)) return "NUMBER";
  if (LINK.test(plain)) return "LINK";
  if (foreignLetter(prose)) return "UNREADABLE";
  return CLAIM.test(plain) ? "CLAIM" : null;
}

/** Characters that wait for the end of a word or a ref, and of earlier prose that is checked again. */
const MOST_HELD = 200;
const TAIL = 40;

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
    if (piece.includes(FACT)) return { fault: "UNREADABLE" };
    const prose = tail + piece.replace(REF, FACT);
    const fault = faultOf(prose) ?? (/\[\[|\]\]/.test(prose) ? "UNKNOWN_FACT" : null);
    if (fault) return { fault };
    tail = prose.slice(-TAIL);
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
