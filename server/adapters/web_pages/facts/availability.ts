import type { Availability } from "../../../core/marketplaces/readings/product_reading.ts";

/** Words for "none left", in the languages of the shops' sites; looked for first. */
const out =
  /out ?of ?stock|sold ?out|discontinued|\boos\b|unavailable|n[ãa]o (?:est[áa] )?dispon[ií]vel|indispon[ií]vel|esgotad|an[úu]ncio (?:pausado|finalizado)|publica[çc][ãa]o (?:pausada|finalizada)|(?:sem|fora de) estoque|avise-?me|no disponible|agotado|nicht verf|non disponibile|indisponible/i;
const inStock =
  /in ?stock|instoreonly|onlineonly|limitedavailability|pre-?order|pre-?sale|back-?order|madetoorder|available|em estoque|estoque dispon[ií]vel|dispon[ií]vel|restam? |[úu]ltim[oa]s? (?:unidade|dispon)|en stock|disponible|auf lager|disponibile|only \d+ left/i;

/** By schema.org's address or word, a meta tag's, or a shop's own sentence. */
export function availabilityOf(text: string | null | undefined): Availability {
  if (!text) return "UNKNOWN";
  return out.test(text) ? "OUT_OF_STOCK" : inStock.test(text) ? "IN_STOCK" : "UNKNOWN";
}

/** Of several offers for one product, one that is in stock is enough. */
export function anyAvailable(all: readonly Availability[]): Availability {
  if (all.includes("IN_STOCK")) return "IN_STOCK";
  return all.length > 0 && all.every((one) => one === "OUT_OF_STOCK") ? "OUT_OF_STOCK" : "UNKNOWN";
}

/** Characters of the sentences that a page sets apart to say it. */
const [SHORTEST_NOTE, LONGEST_NOTE] = [7, 60];
const soldOutNote =
  /^(?:(?:este |o )?produto |item )?(?:est[áa] )?(?:temporariamente )?(?:indispon[ií]vel|esgotado|fora de estoque|sem estoque|sold out|out of stock)(?: no momento| temporariamente)?[.!]?$|^avise[- ]?me(?: quando (?:chegar|voltar|(?:estiver |ficar )?dispon[ií]vel))?[.!]?$/i;
const buyNote =
  /^(?:comprar(?: agora| j[áa])?|(?:adicionar|colocar)(?: ao| no| [àa]| na) (?:carrinho|sacola)|add to cart|buy now)[.!]?$/i;

/** What the notes above, and the first of their words that has three letters, begin with. */
const initials = new Set([..."peoitfsacbPEOITFSACB"].map((letter) => letter.charCodeAt(0)));
const [SPACE, SHORTEST_WORD] = [32, 3];

/** "R$ 1.299,90" by itself; what one element holds is seldom more. */
const sum = /^\s*R\$(?:\s|&nbsp;|&#160;)*(\d{1,3}(?:\.\d{3})*|\d{1,7}),(\d\d)\s*$/;
const [REAIS, ZERO, NINE] = [..."R09"].map((char) => char.charCodeAt(0));

/**
 * What a text by itself says to who wants to buy: a note, or a sum in cents of reais; null for any
 * other text.
 */
export function buyersNote(text: string): "SOLD_OUT" | "BUY" | number | null {
  if (text.length < SHORTEST_NOTE || text.length > LONGEST_NOTE * 2) return null;
  let at = 0; // in such steps no word of three letters is missed, and most texts are blank
  while (text.charCodeAt(at) <= SPACE) at += SHORTEST_WORD;
  while (text.charCodeAt(at - 1) > SPACE) at--;
  const initial = text.charCodeAt(at);
  if (initial === REAIS || initial >= ZERO! && initial <= NINE!) {
    const [, reais, cents] = sum.exec(text) ?? [];
    return reais === undefined ? null : Number(reais.replaceAll(".", "") + cents);
  }
  if (!initials.has(initial)) return null; // most of a page's texts end here
  const note = text.trim();
  if (note.length < SHORTEST_NOTE || note.length > LONGEST_NOTE) return null;
  return soldOutNote.test(note) ? "SOLD_OUT" : buyNote.test(note) ? "BUY" : null;
}
