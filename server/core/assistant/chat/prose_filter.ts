/* What the assistant may say by itself: no number, no link, and no claim about a price. */
import { numberWordIn } from "../writing/number_words.ts";
import type { Fact } from "./thread.ts";

/** Why a draft is refused. */
export type ProseFault = "NUMBER" | "LINK" | "CLAIM" | "UNKNOWN_FACT" | "UNREADABLE";

/** Words of order and use that a conversation needs, and that say no amount. */
const NO_AMOUNT =
  /(?<![a-z])(?:primeir[oa]s?|segund[oa]s?|terceir[oa]s?|quart[oa]|quint[oa]|sext[oa]|meio|par|pares|ambos|ambas|dupla|one)(?![a-z])/g;

/** Digits of every script, and pictures of numbers. */
const NUMBER = /[\p{N}%‰\u20e3\u{1f51f}\u{1f4af}\u{1f51e}\u{1f947}-\u{1f949}]/u;
const LINK =
  /https?:|www\.|:\/\/|\]\s*\(|<[a-z/!]|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:com|br|net|org|io|me|ly|to|gg|app|shop|store|link|site|xyz|info|co)(?![\p{L}])/iu;
const CLAIM =
  /(?<![a-z])(?:menor|melhor|mais baixo|mais barat[oa])s? (?:preco|valor|oferta da|do ano|do mes|da historia|de tod)|(?<![a-z])(?:mais barat[oa]|imperdivel)(?![a-z])/;

/** Marks a fact in a draft. */
const REF = /\[\[(f\d{1,4})\]\]/g;

/** A text as the rules compare it: without accents, capitals and invisible characters. */
const folded = (text: string) =>
  text.normalize("NFKD").replace(/[\p{Diacritic}\p{Cf}]/gu, "").toLowerCase();

/** Returns why prose without facts is refused; null: it may stay. */
export function faultOf(prose: string): ProseFault | null {
  const plain = folded(prose);
  if (NUMBER.test(plain) || numberWordIn(plain.replace(NO_AMOUNT, " "))) return "NUMBER";
  if (LINK.test(plain)) return "LINK";
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
    const prose = tail + piece.replace(REF, " ");
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
